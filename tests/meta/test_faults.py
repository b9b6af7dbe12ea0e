"""The faults that `make faults` plants are well formed; whether they are caught it says itself."""

from collections import Counter

from scripts.plant_faults import CAUGHT, EQUIVALENT, PAGE, STALE, SURVIVED, read_faults, report
from tests.meta.sources import ROOT


def test_every_fault_changes_a_file_that_exists_and_names_tests_that_exist() -> None:
    faults = read_faults()
    assert len(faults) > 100
    for fault in faults:
        assert (ROOT / fault.file).is_file(), fault.file
        assert fault.find != fault.put
        assert all((ROOT / path.split("::")[0]).exists() for path in fault.tests.split()), (
            fault.tests
        )
        assert fault.area != PAGE or fault.file.startswith("web/")
        assert fault.equivalent == "" or len(fault.equivalent) > len(EQUIVALENT)


def test_every_fault_finds_its_place_once() -> None:
    """Six of them were planted nowhere for weeks, and `make faults` ended well."""
    lost = [
        f"{fault.file}: {fault.find}"
        for fault in read_faults()
        if not fault.is_placed((ROOT / fault.file).read_text("utf-8"))
    ]
    assert not lost


def test_a_fault_that_is_not_planted_is_a_failure() -> None:
    assert report(Counter({("engine", CAUGHT): 100})) == 0
    assert report(Counter({("engine", CAUGHT): 100, ("page", STALE): 1})) == 1
    assert report(Counter({("engine", CAUGHT): 90, ("page", SURVIVED): 10})) == 1


def test_no_fault_is_planted_twice() -> None:
    planted = [(fault.file, fault.find, fault.put) for fault in read_faults()]
    assert len(set(planted)) == len(planted)
