"""Secrets: the tokens of seats, the codes of tables. Only hashes of tokens are kept."""

import hashlib
import hmac
import secrets
from string import ascii_letters, digits
from typing import Final

TOKEN_BYTES: Final = 24
SEED_BYTES: Final = 32
# A link that ends in a hyphen loses it in some chats, and a command takes what begins with one
# for an option.
LINK_LETTERS: Final = ascii_letters + digits
TABLE_LENGTH: Final = 11  # 65 bits
INVITE_LENGTH: Final = 17  # 101 bits
CODE_LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
CODE_LENGTH: Final = 10


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table_code() -> str:
    return drawn(LINK_LETTERS, TABLE_LENGTH)


def new_invite() -> str:
    return drawn(LINK_LETTERS, INVITE_LENGTH)


def new_seed() -> str:
    return secrets.token_hex(SEED_BYTES)


def new_code() -> str:
    """A code that a person can read out and type: 50 bits, no letters that look alike."""
    return drawn(CODE_LETTERS, CODE_LENGTH)


def drawn(letters: str, length: int) -> str:
    return "".join(secrets.choice(letters) for _ in range(length))


def normalized_code(text: str) -> str:
    """A typed code without spaces and hyphens, in capitals."""
    return "".join(letter for letter in text[:40].upper() if letter in CODE_LETTERS)


def hashed(token: str) -> str:
    """What is stored of a token. It is long and random, so a plain hash is enough."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def matches(digest: str | None, stored: str | None) -> bool:
    """Compares two hashes in constant time; a seat without a hash belongs to nobody."""
    return bool(digest and stored) and hmac.compare_digest(str(digest), str(stored))
