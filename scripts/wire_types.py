"""Writes the page's TypeScript types from `rollplayer.server.wire` and `wire_advice`.

    python scripts/wire_types.py            writes web/src/lib/wire.ts
    python scripts/wire_types.py --check    fails if the file is out of date

Structs become interfaces in the order of the file, unions of tagged structs become types. A field
with a default may be left out by the sender; in answers of the server it is always there.
"""

import ast
import inspect
import sys
import types
import typing
from pathlib import Path
from typing import Annotated, Any, Literal, Union

import msgspec

from rollplayer.server import wire, wire_advice
from rollplayer.server.wire_base import Wire

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "wire.ts"
HEADER = "// Written by `make wire` from src/rollplayer/server/wire*.py; do not edit.\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}
PLAIN_ANY = "unknown"


def main(arguments: list[str]) -> int:
    text = write_types()
    if "--check" not in arguments:
        TARGET.parent.mkdir(parents=True, exist_ok=True)
        TARGET.write_text(text, "utf-8")
        return 0
    if TARGET.is_file() and TARGET.read_text("utf-8") == text:
        return 0
    print(f"{TARGET} is not what wire.py says; run: make wire", file=sys.stderr)
    return 1


def write_types() -> str:
    parts = [HEADER]
    for module in (wire_advice, wire):
        for name in names_in_order(module):
            value = getattr(module, name)
            if isinstance(value, type) and issubclass(value, Wire):
                parts.append(write_struct(value))
            elif isinstance(value, types.UnionType):
                parts.append(f"export type {name} = {write_type(value)};\n")
    return "\n".join(parts)


def names_in_order(module: types.ModuleType) -> list[str]:
    """The names that a module itself defines, top to bottom."""
    names = []
    for node in ast.parse(inspect.getsource(module)).body:
        if isinstance(node, ast.ClassDef):
            names.append(node.name)
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            names.append(node.targets[0].id)
    return names


def write_struct(struct: type[msgspec.Struct]) -> str:
    fields = [write_field(struct, field) for field in msgspec.structs.fields(struct)]
    tag = struct.__struct_config__.tag
    if tag is not None:
        fields.insert(0, f'  type: "{tag}";')
    return "\n".join(
        [*write_comment(struct), f"export interface {struct.__name__} {{", *fields, "}\n"]
    )


def write_comment(struct: type[msgspec.Struct]) -> list[str]:
    text = struct.__doc__ if "__doc__" in vars(struct) and struct.__doc__ else ""
    lines = inspect.cleandoc(text).splitlines()
    if len(lines) < 2:
        return [f"/** {line} */" for line in lines]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def write_field(struct: type[msgspec.Struct], field: msgspec.structs.FieldInfo) -> str:
    mark = "" if field.required or struct is wire.View else "?"
    return f"  {field.encode_name}{mark}: {write_type(field.type)};"


def write_type(kind: Any) -> str:
    """A Python type in the words of TypeScript."""
    if kind in PLAIN:
        return PLAIN[kind]
    if kind is Any:
        return PLAIN_ANY
    origin, inner = typing.get_origin(kind), typing.get_args(kind)
    if origin is Annotated:
        return write_type(inner[0])
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in inner)
    if origin in (Union, types.UnionType):
        return " | ".join(write_type(each) for each in inner)
    if origin is list:
        return f"{bracketed(write_type(inner[0]))}[]"
    if origin is dict:
        return f"Record<{write_type(inner[0])}, {write_type(inner[1])}>"
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return kind.__name__
    raise TypeError(f"{kind} has no TypeScript form here")


def bracketed(text: str) -> str:
    return f"({text})" if " " in text else text


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
