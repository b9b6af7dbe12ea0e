"""How a server behaves; tests are less patient than people."""

from typing import Final, NamedTuple

from rollplayer.server.bots import USUAL_WORK, Work


class Settings(NamedTuple):
    """What a host can choose, and how long a server waits for what."""

    work: Work = USUAL_WORK
    abandoned_after: float = 60.0  # seconds without its person until a seat may get a bot
    stand_in_pause: float = 4.0  # about as long as a person takes
    poll_seconds: float = 5.0
    hosts: tuple[str, ...] = ()  # the names it goes by; none: any
    origins: tuple[str, ...] = ()  # other sites whose pages may use it
    guests: tuple[tuple[str, str], ...] = ()  # bots of others that may play: name and origin
    keep_days: int = 0  # tables that have not changed for longer are deleted; 0: never


USUAL: Final = Settings()
