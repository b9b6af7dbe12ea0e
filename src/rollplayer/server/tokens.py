"""Secrets: the tokens of seats, the codes of tables. Only hashes of tokens are kept."""

import hashlib
import hmac
import secrets
from typing import Final

TOKEN_BYTES: Final = 24
TABLE_BYTES: Final = 8
INVITE_BYTES: Final = 12
SEED_BYTES: Final = 32
CODE_LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
CODE_LENGTH: Final = 10


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table_code() -> str:
    return secrets.token_urlsafe(TABLE_BYTES)


def new_invite() -> str:
    return secrets.token_urlsafe(INVITE_BYTES)


def new_seed() -> str:
    return secrets.token_hex(SEED_BYTES)


def new_code() -> str:
    """A code that a person can read out and type: 50 bits, no letters that look alike."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def normalized_code(text: str) -> str:
    """A typed code without spaces and hyphens, in capitals."""
    return "".join(letter for letter in text[:40].upper() if letter in CODE_LETTERS)


def hashed(token: str) -> str:
    """What is stored of a token. It is long and random, so a plain hash is enough."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def matches(digest: str | None, stored: str | None) -> bool:
    """Compares two hashes in constant time; a seat without a hash belongs to nobody."""
    return bool(digest and stored) and hmac.compare_digest(str(digest), str(stored))
