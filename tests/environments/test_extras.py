"""What somebody is told who has Gymnasium, but not our extra for it."""

import subprocess
import sys

WITHOUT_LIBRT = """
import importlib.util
found = importlib.util.find_spec
importlib.util.find_spec = lambda name, *more: None if name == "librt" else found(name, *more)
import rollplayer.environments
"""


def test_without_librt_the_extra_is_named() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_LIBRT], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == (
        "ImportError: The environments need librt, which comes with their extras: "
        'pip install "rollplayer[gym]" (or [pettingzoo], [openspiel]).'
    )
