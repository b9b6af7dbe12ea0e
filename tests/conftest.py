"""What holds for every test."""

import gc
import signal

# What runs the tests in the background may let them ignore Ctrl-C and hanging up, and so would
# every command that they start and then stop.
for stop, usual in ((signal.SIGINT, signal.default_int_handler), (signal.SIGHUP, signal.SIG_DFL)):
    if signal.getsignal(stop) is signal.SIG_IGN:
        signal.signal(stop, usual)


def pytest_collection_finish() -> None:
    """What has been collected stays: looking through it for garbage is a twentieth of the run."""
    gc.collect()
    gc.freeze()
