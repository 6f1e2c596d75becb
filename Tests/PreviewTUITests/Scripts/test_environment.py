"""What the tests see of the machine that they run on, and of its user."""

import os
import subprocess

from environment import environment, read_list


def test_a_users_settings_are_not_seen():
    values, _ = read_list()
    user = {"HOME": "/home/me", "XDG_STATE_HOME": "/home/me/state", "LANG": "tr_TR.UTF-8",
            "NO_COLOR": "1", "COLUMNS": "40", "GITHUB_ACTIONS": "true", "TMUX": "/tmp/x,1,0",
            "FONTCONFIG_FILE": "/etc/fonts/fonts.conf", "FREETYPE_PROPERTIES": "x"}
    assert environment(user) == values
    assert environment({**user, "TYPO_PREVIEW": "p"}) == {**values, "TYPO_PREVIEW": "p"}


def test_programs_see_the_environment_of_the_tests():
    lines = subprocess.run(["env", "-0"], stdout=subprocess.PIPE, check=True).stdout.split(b"\0")
    seen = dict(line.decode().split("=", 1) for line in lines if line)
    assert seen == environment(seen) == dict(os.environ)
