"""Environments for machine learning: the same rules behind the interfaces of other libraries.

- `solo` and `vector`: Gymnasium, one solo game or many at once (`pip install rollplayer[gym]`)
- `rollplayer_v0`: PettingZoo, one to four seats (`rollplayer[pettingzoo]`)
- `openspiel`: OpenSpiel, with chance as moves of its own (`rollplayer[openspiel]`)

All of them number actions by `catalogue.py` and observations by `observing.py`. Both numberings are
frozen: `tests/environments/golden` holds every name, and a change means a new version.

Importing this package registers `rollplayer/Solo-v0` where Gymnasium is installed.
"""

from importlib.util import find_spec

for needed in ("librt", "mypy_extensions"):
    if not find_spec(needed):
        raise ImportError(
            f"The environments need {needed}, which comes with their extras: "
            'pip install "rollplayer[gym]" (or [pettingzoo], [openspiel]).'
        )


def register() -> None:
    """Tells Gymnasium about our environments; it loads their code when one is made."""
    from gymnasium.envs.registration import register, registry

    if "rollplayer/Solo-v0" not in registry:
        register(
            "rollplayer/Solo-v0",
            entry_point="rollplayer.environments.solo:SoloEnv",
            vector_entry_point="rollplayer.environments.vector:SoloVectorEnv",
            max_episode_steps=1000,  # ten long games: only illegal actions get there
        )


if find_spec("gymnasium"):
    register()
