"""The bytes that vectors of games are written into."""

from rollplayer.environments.observing import Slate


def test_a_slate_is_blank_whenever_it_is_wiped() -> None:
    slate = Slate(5)
    for place in range(5):
        bytes_now = slate.wiped()
        assert list(bytes_now) == [0] * 5
        bytes_now[place] = 1
    assert len(slate.room) == 0
