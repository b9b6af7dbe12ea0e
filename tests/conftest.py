"""Before any test module loads NumPy: one thread for its matrices, as in the bots' processes.

They are small; threads would only wait for each other, many times longer than the work takes.
"""

import signal

from rollplayer.bots import use_one_thread

use_one_thread()

# A shell that runs the tests in the background lets them ignore Ctrl-C, and so would every command
# that they start and then interrupt.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
