"""Writes the TypeScript types of the wire from `rollplayer.server.wire`, a file for each of its
modules, and the declared kinds of moves, outcomes and prompts from `rollplayer.engine.terms`.

    python scripts/wire_types.py            writes web/src/lib/wire/*.ts and kinds.ts
    python scripts/wire_types.py --check    fails when a file is not what would be written

Structs become interfaces in the order of the module, unions of tagged structs become types. A field
with a default may be left out by the sender; in answers of the server it is always there.
"""

import ast
import importlib
import inspect
import json
import pkgutil
import re
import sys
import types
import typing
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, Union

import msgspec

from rollplayer.engine import CLASS_SELECTIONS, EDITIONS, VARIANT_TABLE, Variant
from rollplayer.engine.cards import CardSet
from rollplayer.engine.terms import (
    ALL_PROMPTS,
    MOVE_KINDS,
    OUTCOME_KINDS,
    Argument,
    Kind,
    Prompt,
    has_several,
)
from rollplayer.notation.parts import phrases
from rollplayer.notation.value_types import SPELLINGS
from rollplayer.server import wire
from rollplayer.server.wire.base import Wire
from rollplayer.server.wire.table import View

LIB = Path(__file__).resolve().parent.parent / "web" / "src" / "lib"
WIRE = LIB / "wire"
KINDS_TARGET = LIB / "kinds.ts"
HEADER = "// Written by `make wire` from src/rollplayer/server/wire; do not edit.\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}
PLAIN_ANY = "unknown"


def main(arguments: list[str]) -> int:
    written = {WIRE / f"{name}.ts": text for name, text in write_types().items()}
    written[KINDS_TARGET] = write_kinds()
    stale = [path for path in WIRE.glob("*.ts") if path not in written]
    if "--check" not in arguments:
        WIRE.mkdir(exist_ok=True)
        for path in stale:
            path.unlink()
        for target, text in written.items():
            target.write_text(text, "utf-8")
        return 0
    for target, text in written.items():
        if not target.is_file() or target.read_text("utf-8") != text:
            stale.append(target)
    for target in stale:
        print(f"{target} is not what the code says; run: make wire", file=sys.stderr)
    return 1 if stale else 0


def write_types() -> dict[str, str]:
    """The files of types by name: one for each module that has any, and one that gathers them."""
    names = [module.name for module in pkgutil.iter_modules(wire.__path__)]
    modules = {name: importlib.import_module(f"{wire.__name__}.{name}") for name in names}
    homes = {
        struct: name for name, module in modules.items() for struct in structs_in_order(module)
    }
    files = {}
    for name, module in modules.items():
        if parts := write_module(module):
            text = "\n".join(parts)
            files[name] = "\n".join([HEADER, *write_imports(name, text, homes), text])
    gathered = [f'export type * from "./{name}";' for name in files]
    return {**files, "index": "\n".join([HEADER, *gathered, ""])}


def write_module(module: types.ModuleType) -> list[str]:
    parts = []
    for name in names_in_order(module):
        value = getattr(module, name)
        if name in structs_in_order(module):
            parts.append(write_struct(value))
        elif isinstance(value, types.UnionType):
            parts.append(f"export type {name} = {write_type(value)};\n")
    return parts


def write_imports(module: str, text: str, homes: Mapping[str, str]) -> list[str]:
    """What the types of a module take from others."""
    used = set(re.findall(r"\w+", re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)))
    taken: dict[str, list[str]] = {}
    for name in sorted(used & set(homes)):
        if homes[name] != module:
            taken.setdefault(homes[name], []).append(name)
    lines = [
        f'import type {{ {", ".join(taken[home])} }} from "./{home}";' for home in sorted(taken)
    ]
    return ["\n".join([*lines, ""])] if lines else []


def structs_in_order(module: types.ModuleType) -> list[str]:
    values = [(name, getattr(module, name)) for name in names_in_order(module)]
    return [
        name
        for name, value in values
        if isinstance(value, type) and issubclass(value, Wire) and value is not Wire
    ]


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
    mark = "" if field.required or struct is View else "?"
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


# The declared kinds ------------------------------------------------------------------------------

KINDS_HEADER = """\
// Written by `make wire` from src/rollplayer/engine; do not edit.

/** What a value stands for; `WORDS` says how each type is spelled in the notation. */
export type ValueType = {types};

/**
 * An argument of a move or outcome, in the order of the notation. One with a `word` is optional:
 * the word leads in to up to `most` values. `unsaid` is the value that the text leaves out.
 */
export interface Argument {{
  readonly name: string;
  readonly type: ValueType;
  readonly word?: string;
  readonly most?: number;
  readonly several?: boolean;
  readonly unsaid?: number;
}}

/**
 * A kind of move or outcome. Its sentences are `log-` or `move-` plus one of `phrases`: the slug,
 * and the slug with the name of each optional argument that is given. `die` names the argument, or
 * the field of the answered prompt, that leads to the die concerned.
 */
export interface Kind {{
  readonly slug: string;
  readonly verb: string;
  readonly arguments: readonly Argument[];
  readonly phrases: readonly string[];
  readonly die?: string;
}}

/** A kind of prompt; its sentences are `ask-` and `do-` plus its kind. */
export interface PromptKind {{
  readonly kind: string;
  readonly rule: string;
  readonly chance: boolean;
  readonly fields: Readonly<Record<string, ValueType>>;
}}

/** A variant; its words are `variant-` plus its slug, and the same with `-rule`. */
export interface Variant {{
  readonly slug: string;
  readonly rule: string;
}}
"""


def write_kinds() -> str:
    used = {argument.type for kind in (*MOVE_KINDS, *OUTCOME_KINDS) for argument in kind.arguments}
    used |= {value_type for prompt in ALL_PROMPTS for _, value_type in prompt.fields}
    names = {each: f'  "{each}": {patterns(each)},' for each in SPELLINGS if patterns(each)}
    return "\n".join(
        [
            KINDS_HEADER.format(types=" | ".join(f'"{each}"' for each in sorted(used))),
            *write_table("MOVES", "Kind", [kind_row(kind) for kind in MOVE_KINDS]),
            *write_table("OUTCOMES", "Kind", [kind_row(kind) for kind in OUTCOME_KINDS]),
            *write_table("PROMPTS", "PromptKind", [prompt_row(prompt) for prompt in ALL_PROMPTS]),
            *write_table(
                "VARIANTS", "Variant", [variant_row(variant) for variant in VARIANT_TABLE]
            ),
            *write_list("EDITIONS", EDITIONS),
            *write_list("CLASS_SELECTIONS", CLASS_SELECTIONS),
            'export type MoveSlug = (typeof MOVES)[number]["slug"];',
            'export type MoveVerb = (typeof MOVES)[number]["verb"];',
            'export type OutcomeSlug = (typeof OUTCOMES)[number]["slug"];',
            'export type OutcomeVerb = (typeof OUTCOMES)[number]["verb"];',
            'export type PromptName = (typeof PROMPTS)[number]["kind"];',
            "",
            "/** How the words of a type look; slugs of cards are in the card facts instead. */",
            "export const WORDS: Readonly<Partial<Record<ValueType, RegExp>>> = {",
            *names.values(),
            "};",
            "",
        ]
    )


def write_table(name: str, kind: str, rows: list[dict[str, Any]]) -> list[str]:
    lines = [f"  {json.dumps(row)}," for row in rows]
    return [f"export const {name} = [", *lines, f"] as const satisfies readonly {kind}[];", ""]


def write_list(name: str, words: tuple[str, ...]) -> list[str]:
    return [f"export const {name} = {json.dumps(words)} as const;", ""]


def variant_row(variant: Variant) -> dict[str, str]:
    return {"slug": variant.slug, "rule": variant.rule}


def kind_row(kind: Kind) -> dict[str, Any]:
    row = {
        "slug": kind.slug,
        "verb": kind.verb,
        "arguments": [argument_row(argument) for argument in kind.arguments],
        "phrases": phrases(kind),
    }
    return {**row, "die": kind.die} if kind.die else row


def argument_row(argument: Argument) -> dict[str, Any]:
    row: dict[str, Any] = {"name": argument.name, "type": argument.type}
    if argument.word:
        row |= {"word": argument.word, "most": argument.most}
    if has_several(argument):
        row["several"] = True
    if argument.unsaid is not None:
        row["unsaid"] = argument.unsaid
    return row


def prompt_row(prompt: type[Prompt]) -> dict[str, Any]:
    return {
        "kind": prompt.kind,
        "rule": prompt.rule,
        "chance": prompt.is_chance,
        "fields": dict(prompt.fields),
    }


def patterns(value_type: str) -> str:
    """The words of a type that is the same in every box, as a regular expression."""
    words = SPELLINGS[value_type].words(EMPTY_BOX)
    return f"/^(?:{'|'.join(words)})$/" if words else ""


EMPTY_BOX = CardSet("empty", (), (), (), (), (), (), {}, {})


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
