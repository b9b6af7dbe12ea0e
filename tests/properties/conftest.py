"""Hypothesis: the same examples every time, unless asked to search for new ones.

`HYPOTHESIS_PROFILE=search` tries many more examples, other ones each time.
"""

import os

from hypothesis import HealthCheck, settings

SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]

settings.register_profile(
    "ci",
    derandomize=True,
    deadline=None,
    print_blob=True,
    database=None,
    max_examples=60,
    suppress_health_check=SLOW,
)
settings.register_profile(
    "search",
    deadline=None,
    print_blob=True,
    max_examples=1000,
    suppress_health_check=SLOW,
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))
