"""Before any test module loads NumPy: one thread for its matrices, as in the bots' processes.

They are small; threads would only wait for each other, many times longer than the work takes.
"""

from rollplayer.bots import use_one_thread

use_one_thread()
