"""What happens to files when a run is killed, finds no room, or meets another run."""

import json
import os
import resource
import signal
import subprocess
import time

import pytest

ENVIRONMENT = {**os.environ, "SWIFT_BACKTRACE": "enable=no", "LC_ALL": "C.UTF-8"}


def design(size):
    return json.dumps({name: {
        "$type": "typography",
        "$value": {"fontFamily": ["Typo Preview Sans"], "fontWeight": 400, "fontSize": f"{size}px"}}
        for name in ("title", "body")})


def start(program, folder, *arguments, **options):
    return subprocess.Popen(
        [program, *arguments], cwd=folder, env=ENVIRONMENT, stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE, **options)


def run(program, folder, *arguments, **options):
    process = start(program, folder, *arguments, **options)
    words = process.communicate(timeout=300)[1].decode()
    return process.returncode, words


@pytest.fixture
def recorded(program, tmp_path):
    (tmp_path / "t.tokens.json").write_text(design(17))
    assert run(program, tmp_path, "snapshot", "-o", "frames")[0] == 0
    return tmp_path


def pictures(folder):
    return {path: path.read_bytes() for path in (folder / "frames").rglob("*") if path.is_file()}


def assert_whole(files):
    for path, data in files.items():
        if path.name.startswith("."):
            continue
        if path.suffix == ".png":
            assert data[:8] == b"\x89PNG\r\n\x1a\n" and data[-8:-4] == b"IEND", path
        if path.suffix == ".json":
            json.loads(data)


def test_a_killed_acceptance_leaves_whole_files_and_can_be_done_again(program, recorded):
    (recorded / "t.tokens.json").write_text(design(19))
    for pause in (0.02, 0.1, 0.3, 0.6):
        process = start(program, recorded, "check", "--against", "frames", "--accept")
        time.sleep(pause)
        process.send_signal(signal.SIGKILL)
        process.communicate()
        assert_whole(pictures(recorded))
    assert run(program, recorded, "check", "--against", "frames", "--accept")[0] == 0
    assert run(program, recorded, "check", "--against", "frames")[0] == 0


def test_two_runs_into_one_folder_leave_the_frames_of_one(program, recorded):
    (recorded / "a.tokens.json").write_text(design(15))
    (recorded / "b.tokens.json").write_text(design(23))
    (recorded / "t.tokens.json").unlink()
    names = ["a.tokens.json", "b.tokens.json"] * 2
    runs = [start(program, recorded, "snapshot", name, "-o", "frames") for name in names]
    for process in runs:
        assert process.wait(timeout=300) == 0
        process.communicate()
    codes = [run(program, recorded, "check", name, "--against", "frames")[0] for name in names[:2]]
    assert sorted(codes) == [0, 1]


def small_files():
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1500, 1500))


def test_no_room_in_an_acceptance_keeps_every_old_file(program, recorded):
    before = pictures(recorded)
    (recorded / "t.tokens.json").write_text(design(19))
    code, words = run(
        program, recorded, "check", "--against", "frames", "--accept", preexec_fn=small_files)
    assert code == 2 and "cannot write to 'frames/" in words
    assert pictures(recorded) == before


REPORTS = [
    "", "[]", "{", '{"kind":"typo-preview comparison"}',
    '{"kind":"typo-preview comparison","version":1,"causes":[{"sentence":7}],"frames":[7,{}]}',
    '{"kind":"typo-preview comparison","version":1,"causes":[],"frames":[{"id":"a","files":'
    '{"new":"../../etc/passwd"}}],"orphans":7}',
    "[" * 100_000,
]


@pytest.mark.parametrize("report", REPORTS)
def test_a_hostile_report_is_refused_or_harmless(program, tmp_path, report):
    folder = tmp_path / "typo-preview-report"
    folder.mkdir()
    (folder / "report.json").write_text(report)
    code, words = run(program, tmp_path, "review")
    assert code in (0, 2, 64), words
    assert all(line.startswith("typo-preview: ") for line in words.splitlines())
    assert (folder / "report.json").read_text() == report
