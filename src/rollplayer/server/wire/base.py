"""What all messages of the wire are made of."""

from typing import Annotated, Any

import msgspec

Json = dict[str, Any]
Number = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]  # what JavaScript can hold


class Wire(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=False):
    """The base of all messages."""
