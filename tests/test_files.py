"""Files: read whole and within bounds, written whole or not at all."""

from __future__ import annotations

import errno
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from mjs import files
from mjs.errors import MjsError, ReadError, WriteError
from mjs.files import read_bytes, write_whole

needs_posix = pytest.mark.skipif(os.name != "posix", reason="links, modes and pipes are POSIX here")


def listing(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


# Reading ---------------------------------------------------------------------------------------


def test_reading_up_to_the_limit(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"x" * 2**20)
    assert read_bytes(path, 2**20) == b"x" * 2**20
    with pytest.raises(ReadError) as caught:
        read_bytes(str(path), 2**20 - 1)
    assert (caught.value.code, caught.value.path) == ("MJS016", str(path))


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(ReadError) as caught:
        read_bytes(tmp_path / "a", 9)
    assert str(caught.value) == f"{tmp_path / 'a'}: cannot be read: no such file or directory"
    assert (caught.value.code, caught.value.line) == ("MJS001", None)


def test_a_folder(tmp_path: Path) -> None:
    with pytest.raises(ReadError, match=r"is a folder or device, not a file$"):
        read_bytes(tmp_path, 9)


@needs_posix
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(ReadError, match=r"is a folder or device, not a file$"):
        read_bytes(tmp_path / "pipe", 9)


@needs_posix
def test_a_loop_of_links(tmp_path: Path) -> None:
    (tmp_path / "a").symlink_to(tmp_path / "b")
    (tmp_path / "b").symlink_to(tmp_path / "a")
    with pytest.raises(ReadError, match=r"cannot be read: too many levels of symbolic links$"):
        read_bytes(tmp_path / "a", 9)
    with pytest.raises(WriteError, match=r"cannot be written: too many levels of symbolic links$"):
        write_whole(tmp_path / "a", b"x")
    assert listing(tmp_path) == ["a", "b"]
    assert (tmp_path / "a").is_symlink()


@needs_posix
@pytest.mark.skipif(hasattr(os, "geteuid") and os.geteuid() == 0, reason="root may read all")
def test_an_unreadable_file(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"x")
    path.chmod(0)
    with pytest.raises(ReadError, match=r"cannot be read: permission denied$"):
        read_bytes(path, 9)


@pytest.mark.parametrize("name", ["a\0b", "x" * 5000])
def test_a_name_that_no_file_has(tmp_path: Path, name: str) -> None:
    for act in (lambda: read_bytes(tmp_path / name, 9), lambda: write_whole(tmp_path / name, b"")):
        with pytest.raises(MjsError, match=r"cannot be (read|written): .*name"):
            act()
    assert listing(tmp_path) == []


# Writing ---------------------------------------------------------------------------------------


def test_a_new_file_and_a_replaced_one(tmp_path: Path) -> None:
    for data in (b"", b"one", b"2" * 100_000):
        write_whole(tmp_path / "a.json", data)
        assert (tmp_path / "a.json").read_bytes() == data
    assert listing(tmp_path) == ["a.json"]


@needs_posix
@pytest.mark.parametrize("mask", [0o022, 0o077])
def test_a_new_file_has_the_usual_permissions(tmp_path: Path, mask: int) -> None:
    before = os.umask(mask)
    try:
        write_whole(tmp_path / "a", b"x")
        assert os.umask(mask) == mask
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "a").stat().st_mode) == 0o666 & ~mask


@needs_posix
@pytest.mark.parametrize("mode", [0o600, 0o640, 0o755])
def test_permissions_are_kept(tmp_path: Path, mode: int) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"old")
    path.chmod(mode)
    write_whole(path, b"new")
    assert stat.S_IMODE(path.stat().st_mode) == mode
    assert path.read_bytes() == b"new"


@needs_posix
def test_a_link_is_followed_and_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "real/a").write_bytes(b"old")
    (tmp_path / "link").symlink_to("real/a")
    (tmp_path / "dangling").symlink_to("real/b")
    write_whole(tmp_path / "link", b"new")
    write_whole(tmp_path / "dangling", b"b")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real/a").read_bytes() == b"new"
    assert (tmp_path / "real/b").read_bytes() == b"b"
    assert listing(tmp_path / "real") == ["a", "b"]


@needs_posix
def test_a_name_as_long_as_the_system_allows(tmp_path: Path) -> None:
    name = "龜" * 83 + ".json"
    assert len(name.encode()) == 254
    write_whole(tmp_path / name, b"x")
    assert listing(tmp_path) == [name]


@needs_posix
def test_a_device_is_written_to_and_not_replaced() -> None:
    write_whole("/dev/null", b"x")
    assert stat.S_ISCHR(os.stat("/dev/null").st_mode)


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no /dev/full here")
def test_a_full_device() -> None:
    with pytest.raises(WriteError, match=r"^/dev/full: cannot be written: no space left on device"):
        write_whole("/dev/full", b"x")


def test_a_missing_folder_and_a_folder(tmp_path: Path) -> None:
    with pytest.raises(WriteError, match=r"a: cannot be written: no such file or directory$"):
        write_whole(tmp_path / "no/a", b"x")
    with pytest.raises(WriteError, match=r": cannot be written: is a directory$"):
        write_whole(tmp_path, b"x")
    assert listing(tmp_path) == []


@pytest.mark.parametrize(
    ("step", "old"),
    [("fsync", None), ("fsync", b"old"), ("replace", None), ("replace", b"old")]
    + ([("fchmod", b"old")] if hasattr(os, "fchmod") else []),
)
def test_when_a_step_fails_the_old_file_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str, old: bytes | None
) -> None:
    path = tmp_path / "a"
    if old is not None:
        path.write_bytes(old)

    def fail(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(files.os, step, fail)
    with pytest.raises(WriteError, match=r"a: cannot be written: no space left on device$"):
        write_whole(path, b"new")
    assert listing(tmp_path) == ([] if old is None else ["a"])
    assert old is None or path.read_bytes() == old


def test_when_it_is_interrupted_nothing_is_left_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a").write_bytes(b"old")

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(files.os, "fsync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        write_whole(tmp_path / "a", b"new")
    assert listing(tmp_path) == ["a"]
    assert (tmp_path / "a").read_bytes() == b"old"


@needs_posix
def test_when_the_space_really_ends_the_old_file_stays(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"old")
    program = (
        "import resource, sys\n"
        "from mjs.errors import WriteError\n"
        "from mjs.files import write_whole\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))\n"
        "try:\n"
        "    write_whole(sys.argv[1], b'x' * 100_000)\n"
        "except WriteError as error:\n"
        "    print(error)\n"
    )
    found = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path / "a")], capture_output=True, text=True
    )
    assert found.stdout == f"{tmp_path / 'a'}: cannot be written: file too large\n"
    assert listing(tmp_path) == ["a"]
    assert (tmp_path / "a").read_bytes() == b"old"


@needs_posix
def test_standard_output_by_its_name_may_be_a_pipe() -> None:
    code = "from mjs.files import write_whole; write_whole('/dev/stdout', b'whole')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"whole", b"")


def test_an_empty_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(WriteError, match="an empty name names no file"):
        write_whole("", b"x")
    assert listing(tmp_path) == []
