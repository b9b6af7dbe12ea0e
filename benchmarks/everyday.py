"""Lines of code for six everyday tasks, here and in three libraries people know.

    make bench WHAT=everyday

Every snippet is run; where a library has nothing like the task, there is a dash. Blank lines do not
count. The peers play other games, so only the number of lines can be compared.
"""

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

OURS: Final = "rollplayer"
TASKS: Final[dict[str, dict[str, str]]] = {
    "play a random game": {
        OURS: """
import rollplayer as rp
game = rp.Game(players=2)
game.play_out("random")
""",
        "chess": """
import random, chess
board = chess.Board()
while not board.is_game_over():
    board.push(random.choice(list(board.legal_moves)))
""",
        "catanatron": """
from catanatron import Game, RandomPlayer, Color
game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
game.play()
""",
        "open_spiel": """
import random, pyspiel
state = pyspiel.load_game("backgammon").new_initial_state()
while not state.is_terminal():
    state.apply_action(random.choice(state.legal_actions()))
""",
    },
    "list legal moves with names": {
        OURS: """
import rollplayer as rp
game = rp.Game(players=1)
print([(move.kind, move.arguments) for move in game.legal_moves])
""",
        "chess": """
import chess
board = chess.Board()
print([board.san(move) for move in board.legal_moves])
""",
        "catanatron": """
from catanatron import Game, RandomPlayer, Color
game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
print([(action.action_type, action.value) for action in game.state.playable_actions])
""",
        "open_spiel": """
import pyspiel
state = pyspiel.load_game("tic_tac_toe").new_initial_state()
print([state.action_to_string(action) for action in state.legal_actions()])
""",
    },
    "score a sheet": {
        OURS: """
import rollplayer as rp
print(rp.score_sheet("hero.toml")[0].total)
""",
    },
    "replay a record": {
        OURS: """
import rollplayer as rp
for step in rp.load("game.txt").record:
    print(step.text, step.after.round)
""",
        "chess": """
import chess.pgn
game = chess.pgn.read_game(open("game.pgn"))
board = game.board()
for move in game.mainline_moves():
    board.push(move)
    print(move, board.fullmove_number)
""",
        "open_spiel": """
import pyspiel
game = pyspiel.load_game("tic_tac_toe")
state = game.new_initial_state()
for action in (4, 0, 8):
    state.apply_action(action)
    print(action, state)
""",
    },
    "an own bot in a tournament": {
        OURS: """
import rollplayer as rp
class Mine(rp.Bot):
    def choose(self, position, moves, random):
        return moves[0]
games = [rp.Game(players=2, seed=seed) for seed in range(3)]
for game in games:
    game.play_out([Mine(), "random"])
print(sum(0 in game.winners for game in games))
""",
        "catanatron": """
from catanatron import Color, Game, Player, RandomPlayer
class Mine(Player):
    def decide(self, game, playable_actions):
        return playable_actions[0]
won = 0
for _ in range(3):
    game = Game([Mine(Color.RED), RandomPlayer(Color.BLUE)])
    won += game.play() == Color.RED
print(won)
""",
    },
    "draw a hero, or a board": {
        OURS: """
import rollplayer as rp
game = rp.Game(players=2)
game.play_out("random")
open("hero.svg", "w").write(game.heroes[0].svg())
""",
        "chess": """
import chess, chess.svg
board = chess.Board()
open("board.svg", "w").write(chess.svg.board(board))
""",
        "open_spiel": """
import pyspiel
state = pyspiel.load_game("tic_tac_toe").new_initial_state()
print(state)
""",
    },
}
SHEET: Final = (
    'race = "human"\nclass = "warrior"\nbackstory = "hunter"\nalignment = "hermit"\n'
    '[sheet]\nstr = ["r6", "r5", "r6"]\n'
)
ROOT: Final = Path(__file__).resolve().parents[1]


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--peer-python", help="a Python that has chess, catanatron, open_spiel")
    peer = parser.parse_args().peer_python
    libraries = (OURS, "chess", "catanatron", "open_spiel") if peer else (OURS,)
    print(f"{'task':<30}" + "".join(f"{name:>12}" for name in libraries))
    with tempfile.TemporaryDirectory() as folder:
        lay_out(Path(folder))
        for task, snippets in TASKS.items():
            cells = []
            for name in libraries:
                if name in snippets:
                    run(sys.executable if name == OURS else str(peer), snippets[name], folder)
                cells.append(str(lines(snippets[name])) if name in snippets else "–")
            print(f"{task:<30}" + "".join(f"{cell:>12}" for cell in cells))
    return 0


def lay_out(folder: Path) -> None:
    (folder / "hero.toml").write_text(SHEET, "utf-8")
    (folder / "game.pgn").write_text("1. e4 e5 2. Nf3 Nc6 *\n", "utf-8")
    record = ROOT / "docs" / "examples" / "casual-solo.txt"
    (folder / "game.txt").write_text(record.read_text("utf-8"), "utf-8")


def run(python: str, snippet: str, folder: str) -> None:
    subprocess.run([python, "-c", snippet], check=True, capture_output=True, cwd=folder)


def lines(snippet: str) -> int:
    return sum(bool(line.strip()) for line in snippet.splitlines())


if __name__ == "__main__":
    sys.exit(main())
