"""`rollplayer completion`: what a shell completes, made from the parser of the command line."""

import argparse
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from rollplayer.bots import BOTS
from rollplayer.cli.common import Subparsers, add_command, options_of
from rollplayer.cli.language import say

SHELLS: Final = ("bash", "zsh", "fish")
PROGRAM: Final = "rollplayer"
BOT_OPTIONS: Final = ("--bots", "--bot", "--compare")


class Option(NamedTuple):
    """An option as a shell sees it: its names, what may follow, and what it is for."""

    names: tuple[str, ...]
    values: tuple[str, ...]
    takes_value: bool
    about: str


def add_parser(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "completion", 'eval "$(rollplayer completion bash)"')
    parser.add_argument("shell", choices=SHELLS, help=say("option-shell"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from rollplayer.cli import make_parsers  # at the top it would be a circle

    parser, commands = make_parsers()
    print(WRITERS[args.shell](parser, commands), end="")
    return 0


def options(parser: argparse.ArgumentParser) -> Iterator[Option]:
    for action in options_of(parser):
        if action.option_strings and action.help != argparse.SUPPRESS:
            values = tuple(str(choice) for choice in action.choices or ())
            if not values and set(action.option_strings) & set(BOT_OPTIONS):
                values = tuple(BOTS)
            names = tuple(action.option_strings)
            yield Option(names, values, action.nargs != 0, action.help or "")


def abouts(commands: Mapping[str, argparse.ArgumentParser]) -> dict[str, str]:
    return {name: parser.description or "" for name, parser in commands.items()}


# bash ------------------------------------------------------------------------------------------


def bash(parser: argparse.ArgumentParser, commands: Mapping[str, argparse.ArgumentParser]) -> str:
    """Commands first, then the options of the command; after an option its values, or files."""
    cases = [f"{name}) words='{' '.join(names(each))}' ;;" for name, each in commands.items()]
    values = [
        f"{command}:{name}) values='{' '.join(option.values)}' ;;"
        for command, each in commands.items()
        for option in options(each)
        for name in option.names
        if option.values
    ]
    return f"""# bash completion of {PROGRAM}: eval "$({PROGRAM} completion bash)"
_{PROGRAM}() {{
    local word="${{COMP_WORDS[COMP_CWORD]}}" before="${{COMP_WORDS[COMP_CWORD-1]}}"
    local command="${{COMP_WORDS[1]}}" words values=
    COMPREPLY=()
    if [ "$COMP_CWORD" = 1 ]; then
        COMPREPLY=($(compgen -W '{" ".join([*commands, *names(parser)])}' -- "$word"))
        return
    fi
    case "$command:$before" in
        {indented(values)}
    esac
    if [ -n "$values" ]; then
        COMPREPLY=($(compgen -W "$values" -- "$word"))
        return
    fi
    case "$command" in
        {indented(cases)}
        *) words='{" ".join(names(parser))}' ;;
    esac
    if [[ "$word" == -* ]]; then COMPREPLY=($(compgen -W "$words" -- "$word")); fi
}}
complete -o default -F _{PROGRAM} {PROGRAM}
"""


def indented(lines: list[str]) -> str:
    return "\n        ".join(lines)


def names(parser: argparse.ArgumentParser) -> list[str]:
    return [name for option in options(parser) for name in option.names]


# zsh -------------------------------------------------------------------------------------------


def zsh(parser: argparse.ArgumentParser, commands: Mapping[str, argparse.ArgumentParser]) -> str:
    listed = [quoted(f"{name}:{about}") for name, about in abouts(commands).items()]
    cases = [
        f"{name}) _arguments {' '.join(zsh_option(each) for each in zsh_options(of))} "
        "'*:file:_files' ;;"
        for name, of in commands.items()
    ]
    own = " ".join(zsh_option(option) for option in zsh_options(parser))
    return f"""#compdef {PROGRAM}
# zsh completion of {PROGRAM}: eval "$({PROGRAM} completion zsh)"
_{PROGRAM}() {{
    local -a commands
    commands=(
        {indented(listed)}
    )
    if (( CURRENT == 2 )) && [[ "$words[2]" != -* ]]; then
        _describe command commands
        return
    fi
    local command="$words[2]"
    shift words; (( CURRENT-- ))
    case "$command" in
        {indented(cases)}
        *) _arguments {own} ;;
    esac
}}
compdef _{PROGRAM} {PROGRAM}
"""


def zsh_options(parser: argparse.ArgumentParser) -> Iterator[tuple[str, Option]]:
    return ((name, option) for option in options(parser) for name in option.names)


def zsh_option(named: tuple[str, Option]) -> str:
    name, option = named
    about = option.about.replace("[", "(").replace("]", ")").replace(":", r"\:")
    value = f":value:({' '.join(option.values)})" if option.values else ":value:_files"
    return quoted(f"{name}[{about}]{value if option.takes_value else ''}")


def quoted(text: str) -> str:
    return "'" + text.replace("'", "'\\''") + "'"


# fish ------------------------------------------------------------------------------------------


def fish(parser: argparse.ArgumentParser, commands: Mapping[str, argparse.ArgumentParser]) -> str:
    lines = [f"# fish completion of {PROGRAM}: {PROGRAM} completion fish | source"]
    for name, about in abouts(commands).items():
        lines.append(f"complete -c {PROGRAM} -n __fish_use_subcommand -a {name} -d {quoted(about)}")
    lines += [fish_option("__fish_use_subcommand", option) for option in options(parser)]
    for name, each in commands.items():
        condition = quoted(f"__fish_seen_subcommand_from {name}")
        lines += [fish_option(condition, option) for option in options(each)]
    return "\n".join([*lines, ""])


def fish_option(condition: str, option: Option) -> str:
    words = [
        f"complete -c {PROGRAM} -n {condition}",
        *(f"-l {n[2:]}" if n.startswith("--") else f"-s {n[1:]}" for n in option.names),
    ]
    if option.values:
        words.append(f"-x -a {quoted(' '.join(option.values))}")
    elif option.takes_value:
        words.append("-r")
    return " ".join([*words, f"-d {quoted(option.about)}"])


WRITERS: Final = {"bash": bash, "zsh": zsh, "fish": fish}
