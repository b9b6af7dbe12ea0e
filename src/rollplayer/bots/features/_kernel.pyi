from rollplayer.bots.features.plain_kernel import add_shares as add_shares
from rollplayer.bots.features.plain_kernel import combined as combined
from rollplayer.bots.features.plain_kernel import run_layers as run_layers
from rollplayer.bots.features.plain_kernel import sum_lines as sum_lines
