"""Secrets: the tokens of seats, the codes of tables. Only hashes of tokens are kept."""

import hashlib
import hmac
import secrets
from typing import Final

TOKEN_BYTES: Final = 24
TABLE_BYTES: Final = 8
INVITE_BYTES: Final = 12
SEED_BYTES: Final = 32


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table_code() -> str:
    return secrets.token_urlsafe(TABLE_BYTES)


def new_invite() -> str:
    return secrets.token_urlsafe(INVITE_BYTES)


def new_seed() -> str:
    return secrets.token_hex(SEED_BYTES)


def hashed(token: str) -> str:
    """What is stored of a token. It is long and random, so a plain hash is enough."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def matches(digest: str | None, stored: str | None) -> bool:
    """Compares two hashes in constant time; a seat without a hash belongs to nobody."""
    return bool(digest and stored) and hmac.compare_digest(str(digest), str(stored))
