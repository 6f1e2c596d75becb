"""What the full-screen front does beyond single frames: sheets, comparisons, what-if, the command
line, the mouse and files that change under it."""

import json
import os
import re
import shutil
import subprocess
import time

import pytest

from drive import PATIENCE
from frames import SCREENS, assert_shows, traits

REPOSITORY = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..")
FONTS = os.path.join(REPOSITORY, "Fonts")


def text_of(driven):
    return "\n".join(driven.screen.display)


def colours(driven, columns, rows):
    """The colours of a part of the screen."""
    return {driven.cell(row, column)[1:] for row in rows for column in columns}


# Beside each other


@pytest.mark.parametrize("columns,rows", SCREENS)
def test_v_shows_light_beside_dark_and_opens_the_one_under_the_cursor(start, shown, columns, rows):
    driven = start(columns, rows)
    driven.send("v")
    first = driven.line(0)
    assert "light" in first
    if columns > 80:
        assert "dark" in first
    driven.send("tab", "enter")
    assert traits(driven)["scheme"] == "dark"
    assert_shows(driven, shown)


def test_a_sheet_of_all_twelve_sizes(start):
    driven = start(200, 60)
    driven.send("v", "v", "v")
    names = re.findall(r"\b(?:x*Small|small|medium|x*Large|large|accessibility\d)\b",
                       "\n".join(driven.screen.display[:-2]))
    assert len(names) == 12 and names[0] == "xSmall" and names[-1] == "accessibility5"
    driven.send("escape")
    assert "sheet" not in driven.status


def test_c_pins_and_compares(start, shown):
    driven = start(200, 60)
    driven.send("c", "d")
    seen = {driven.status.split(" · ")[0].strip()}
    deadline = time.monotonic() + PATIENCE
    while len(seen) < 2 and time.monotonic() < deadline:
        driven.read(quiet=0.1, limit=1)
        seen.add(driven.status.split(" · ")[0].strip())
    assert seen == {"blink: pinned", "blink: present"}
    driven.send("c")
    assert "pinned: light" in driven.line(0) and "present" in driven.line(0)
    driven.send("c")
    assert "pixels differ" in driven.notice or "compare" in driven.notice
    driven.send("c", "c")
    assert_shows(driven, shown)


def test_recorded_frames_are_compared_with(start, program, tmp_path):
    folder = str(tmp_path / "frames")
    subprocess.run([program, "snapshot", "-o", folder, "--matrix", "common", "--quiet"],
                   check=True)
    driven = start(200, 60, arguments=["--against", folder])
    driven.send("c", "c", "c", "down", "up")
    assert "difference with recorded" in driven.status
    assert "no pixel differs" in driven.notice
    driven.send(")", "down", "up")
    assert re.search(r"\d+ pixels differ", driven.notice)


# What if


def test_a_family_is_tried_taken_undone(start, shown):
    driven = start(120, 40)
    before = [driven.line(row) for row in range(10)]
    driven.send("f")
    assert driven.find("Family of the ramp")
    driven.type("inter")
    driven.send("enter")
    assert "Inter" in driven.notice and "changed" in driven.status
    driven.send("u")
    assert "changed" not in driven.status
    assert_shows(driven, shown)
    assert before == [driven.line(row) for row in range(10)]


def test_the_sample_text_takes_any_script_and_pasted_text(start):
    driven = start(120, 40)
    driven.send("t")
    driven.type("\x15Ärger שלום ")
    os.write(driven.master, b"\x1b[200~a\nb\x1b[31mc\x1b[201~")
    driven.read()
    assert driven.notice.startswith("text: Ärger שלום a b")
    assert "\x1b" not in driven.notice
    driven.send("enter")
    assert "changed" in driven.status


def test_changes_are_shown_as_a_patch_and_written(start, program, tmp_path):
    shutil.copy(os.path.join(FONTS, "typography.tokens.json"), tmp_path / "my.tokens.json")
    path = tmp_path / "my.tokens.json"
    before = path.read_text()
    driven = start(120, 40, arguments=[str(path)])
    driven.send("n", "3", ")", "x")
    assert driven.find("my.tokens.json") and driven.find("Enter writes it")
    driven.send("escape")
    assert path.read_text() == before
    driven.send("x", "enter")
    assert "wrote" in driven.notice and "changed" not in driven.status
    old, new = json.loads(before), json.loads(path.read_text())
    assert old != new
    changed = [a for a, b in zip(before.splitlines(), path.read_text().splitlines()) if a != b]
    assert len(changed) == 1


# By name


@pytest.mark.parametrize("columns,rows", SCREENS)
def test_commands_by_name(start, shown, columns, rows):
    driven = start(columns, rows)
    for line in ["size ax3", "device iPhone SE (1st generation)", "scheme dark"]:
        driven.send(":")
        driven.type(line)
        assert driven.notice.startswith(":" + line)
        driven.send("enter")
    place = traits(driven)
    assert (place["size"], place["scheme"]) == ("accessibility3", "dark")
    assert "320 pt" in driven.status
    assert_shows(driven, shown)
    driven.send(":")
    driven.type("sice")
    driven.send("enter")
    assert "did you mean 'size'?" in driven.notice


def test_a_style_is_found_and_explained(start):
    driven = start(120, 40)
    driven.send("/")
    driven.type("caption2")
    driven.send("enter")
    assert "type.caption2" in driven.status
    driven.send("i")
    assert driven.find("Why type.caption2")
    driven.send("i")
    assert not driven.find("Why type.caption2")


def test_the_styles_are_listed_at_the_side_and_remembered(start, tmp_path):
    environment = {"COLORTERM": "truecolor", "XDG_STATE_HOME": str(tmp_path)}
    driven = start(120, 40, environment=environment)
    driven.send("b", "n")
    assert driven.find("11 styles") and driven.find("▸type.largeTitle")
    driven.send("q")
    assert driven.wait() == 0
    again = start(120, 40, environment=environment)
    assert again.find("11 styles")


def test_keys_can_be_chosen(start, tmp_path):
    folder = tmp_path / "typo-preview"
    folder.mkdir()
    (folder / "keys").write_text("scheme = e\nsize-upp = +\n")
    driven = start(200, 60, environment={"COLORTERM": "truecolor", "XDG_CONFIG_HOME": str(tmp_path)})
    assert "keys:2: error: no command 'size-upp'; did you mean 'size-up'?" in driven.notice
    driven.send("e")
    assert traits(driven)["scheme"] == "dark"
    driven.send("d")
    assert "no such key" in driven.notice


# The mouse


@pytest.mark.parametrize("columns,rows", SCREENS)
def test_fields_of_the_status_line_step(start, shown, columns, rows):
    driven = start(columns, rows)
    before = traits(driven)
    column, row = driven.find(before["size"], [rows - 2])
    driven.click(column + 1, row)
    assert traits(driven)["size"] == "xLarge"
    driven.click(column + 1, row, button=2)
    assert traits(driven) == before
    driven.click(driven.find("light", [rows - 2])[0], row)
    assert traits(driven)["scheme"] == "dark"
    assert_shows(driven, shown)
    driven.mouse(65, 10, 5)
    driven.mouse(65 + 4, 10, 5)
    assert_shows(driven, shown)
    driven.mouse(64, 10, 5)
    driven.mouse(64 + 4, 10, 5)
    assert_shows(driven, shown)


def test_a_click_in_the_list_marks_a_style(start):
    driven = start(120, 40)
    driven.send("b")
    column, row = driven.find("type.body")
    driven.click(column, row)
    assert "type.body" in driven.status


# Files that change


WAYS = ["in-place", "rename-over", "move-away", "truncate-pause-write"]


def save(path, data, way):
    if way == "in-place":
        path.write_bytes(data)
    elif way == "rename-over":
        other = path.with_name(path.name + ".new")
        other.write_bytes(data)
        os.replace(other, path)
    elif way == "move-away":
        path.rename(path.with_name(path.name + "~"))
        path.write_bytes(data)
    else:
        with open(path, "wb"):
            pass
        time.sleep(0.2)
        path.write_bytes(data)


@pytest.mark.parametrize("way", WAYS)
def test_each_save_of_the_design_is_on_the_screen(start, tmp_path, way):
    path = tmp_path / "live.tokens.json"
    text = json.loads(open(os.path.join(FONTS, "typography.tokens.json")).read())
    path.write_text(json.dumps(text))
    driven = start(120, 40, arguments=[str(path)])
    driven.send("b")
    driven.send("+", "down")
    # Far enough apart that no size is taken for the next, and once more than it takes to lose a file.
    for points in (20, 30, 40, 50):
        text["type"]["body"]["$value"]["fontSize"]["value"] = points
        save(path, json.dumps(text).encode(), way)
        deadline = time.monotonic() + PATIENCE
        wanted = None
        while wanted is None and time.monotonic() < deadline:
            driven.read(quiet=0.05, limit=0.3)
            _, row = driven.find("type.body")
            size = driven.line(row + 1).split("│")[0].split()[-1]
            wanted = size if float(size) > points else None
        assert wanted, driven.notice
    assert traits(driven)["size"] == "xLarge"
    assert "rows 2–" in driven.notice or "read again" in driven.notice


def test_a_broken_design_keeps_the_last_frame_and_says_why(start, shown, tmp_path):
    path = tmp_path / "live.tokens.json"
    text = open(os.path.join(FONTS, "typography.tokens.json")).read()
    path.write_text(text)
    driven = start(120, 40, arguments=[str(path)])
    before = [driven.line(row) for row in range(30)]
    path.write_text(text[:500])
    deadline = time.monotonic() + PATIENCE
    while "error" not in driven.notice and time.monotonic() < deadline:
        driven.read(quiet=0.05, limit=0.3)
    assert "live.tokens.json" in driven.notice
    assert [driven.line(row) for row in range(30)] == before
    driven.send("down", "up")
    assert "error" in driven.notice
    path.write_text(text)
    deadline = time.monotonic() + PATIENCE
    while "read again" not in driven.notice and time.monotonic() < deadline:
        driven.read(quiet=0.05, limit=0.3)
    driven.send("down", "up")
    assert "error" not in driven.notice
