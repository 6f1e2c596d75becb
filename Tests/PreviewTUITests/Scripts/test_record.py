"""Real records against the schema that is published in Documentation/frames.schema.json."""

import json
import pathlib
import subprocess

import jsonschema
import pytest

ROOT = pathlib.Path(__file__).parents[3]
SCHEMA = json.loads((ROOT / "Documentation/frames.schema.json").read_text())
DESIGNS = [
    "Fonts/typography.tokens.json",
    "Fonts/Source/proof.tokens.json",
    "Tests/Fixtures/Designs/tokens-dtcg/type.tokens.json",
    "Tests/Fixtures/Tokens/aliases.tokens.json",
    "Tests/Fixtures/Tokens/extends.tokens.json",
    "Tests/Fixtures/Tokens/platform.tokens.json",
]


def run(program, *arguments, codes=(0,), cwd=ROOT):
    done = subprocess.run([program, *map(str, arguments)], stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, cwd=cwd, check=False)
    assert done.returncode in codes, done.stderr.decode()
    return done.stdout


def validate(text):
    record = json.loads(text)
    jsonschema.Draft202012Validator(SCHEMA).validate(record)
    return record


def test_the_schema_is_one():
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize("design", DESIGNS)
def test_records_of_designs_are_valid(program, design):
    # A design with mistakes is shown as far as it can be, and ends with 2.
    for verb in ("show", "snapshot"):
        record = validate(run(program, verb, design, "--format", "json", codes=(0, 2)))
        assert record["frames"]


@pytest.mark.parametrize("options", [
    ("--text", "Zoë 👋🏽 שלום \ue000 日本語"), ("--bare",), ("--blend", "linear"),
    ("--mosaic", "quadrant"), ("--color", "256"), ("--style", "body"), ("--locale", "ar"),
])
def test_records_with_options_are_valid(program, options, tmp_path):
    run(program, "snapshot", *options, "-o", tmp_path)
    validate((tmp_path / "frames.json").read_text())


def test_emphasis_and_what_cannot_be_resolved_are_valid(program, tmp_path):
    style = {
        "$type": "typography",
        "$value": {"fontFamily": "Typo Preview Sans", "fontSize": {"value": 17, "unit": "px"}},
        "$extensions": {"typo-preview": {"sample": "one **two** and *three* with ~~four~~"}},
    }
    lost = {"$type": "typography", "$value": {"fontFamily": "Typo Preview Sans"}}
    (tmp_path / "t.tokens.json").write_text(json.dumps({"body": style, "lost": lost}))
    record = validate(run(program, "show", "t.tokens.json", "--format", "json", codes=(0, 2),
                          cwd=tmp_path))
    assert [entry["style"] for entry in record["unresolved"]] == ["lost"]


def test_a_record_after_a_partial_acceptance_is_valid(program, tmp_path):
    design = json.loads((ROOT / "Fonts/typography.tokens.json").read_text())
    path = tmp_path / "typography.tokens.json"
    del design["$extensions"]["typo-preview"]["fonts"]
    path.write_text(json.dumps(design))
    run(program, "snapshot", "-o", "frames", cwd=tmp_path)
    for name, weight in (("body", 300), ("caption", 700)):
        design["type"][name]["$value"]["fontWeight"] = weight
    path.write_text(json.dumps(design))
    run(program, "check", "--against", "frames", "--accept=caption", cwd=tmp_path)
    record = validate((tmp_path / "frames/frames.json").read_text())
    assert any(frame.get("pending") for frame in record["frames"])


def test_the_schema_refuses_what_is_no_record(program):
    record = json.loads(run(program, "show", "--format", "json"))
    for change in (
        lambda frame: frame.update(extra=1),
        lambda frame: frame.pop("id"),
        lambda frame: frame["texts"][0].update(pointSize="17"),
        lambda frame: frame["texts"][0].update(foreground="red"),
        lambda frame: frame["files"].update(gif="a.gif"),
    ):
        broken = json.loads(json.dumps(record))
        change(broken["frames"][0])
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.Draft202012Validator(SCHEMA).validate(broken)
