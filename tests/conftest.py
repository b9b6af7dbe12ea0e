"""Before any test module loads NumPy: one thread for its matrices, as in the bots' processes.

They are small; threads would only wait for each other, many times longer than the work takes.
"""

import gc
import signal

from rollplayer.bots import use_one_thread

use_one_thread()

# What runs the tests in the background may let them ignore Ctrl-C and hanging up, and so would
# every command that they start and then stop.
for stop, usual in ((signal.SIGINT, signal.default_int_handler), (signal.SIGHUP, signal.SIG_DFL)):
    if signal.getsignal(stop) is signal.SIG_IGN:
        signal.signal(stop, usual)


def pytest_collection_finish() -> None:
    """What has been collected stays: looking through it for garbage is a twentieth of the run."""
    gc.collect()
    gc.freeze()
