"""The faults that `make faults` plants are well formed; whether they are caught it says itself."""

from scripts.plant_faults import EQUIVALENT, PAGE, read_faults
from tests.meta.sources import ROOT


def test_every_fault_changes_a_file_that_exists_and_names_tests_that_exist() -> None:
    faults = read_faults()
    assert len(faults) > 100
    for fault in faults:
        assert (ROOT / fault.file).is_file(), fault.file
        assert fault.find != fault.put
        assert all((ROOT / path).exists() for path in fault.tests.split()), fault.tests
        assert fault.area != PAGE or fault.file.startswith("web/")
        assert fault.equivalent == "" or len(fault.equivalent) > len(EQUIVALENT)


def test_no_fault_is_planted_twice() -> None:
    planted = [(fault.file, fault.find, fault.put) for fault in read_faults()]
    assert len(set(planted)) == len(planted)
