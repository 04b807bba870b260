"""Surveys: the same counts by whoever works, nothing lost, nothing counted twice."""

from __future__ import annotations

import csv
import io
import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest

import mjs_layouts
import surveyed
from mjs import surveying
from mjs._kernel.rng import SplitMix64
from mjs.cluster import cluster_executor
from mjs.errors import SurveyError
from mjs.faces import Deck, match_group
from mjs.layout import Layout
from mjs.parallel import MOST_PROCESSES
from mjs.sampling import EFFORT, Task, chunk_deals, work_off
from mjs.solving import solve
from mjs.surveydb import SurveyDb
from mjs.surveying import Progress, survey
from mjs.tallies import Survey, SurveyRow, Tally, wilson

LONG = Layout.from_tiles([(x, 0, 0) for x in range(0, 24, 2)], name="Long")
SMALL = mjs_layouts.load("lesson-zipper")
BOTH = [LONG, SMALL]
DEALS = 1500  # six chunks, the last one not full


def counts(found: Survey) -> list[tuple[int, ...]]:
    return [
        (row.deals, row.solvable, row.unsolvable, row.undecided, row.unknown, row.effort_most)
        for row in found.rows
    ]


@pytest.fixture(scope="module")
def plain() -> Survey:
    """The survey that all the others must be the same as."""
    return survey(BOTH, DEALS, 7, jobs=1)


@pytest.fixture
def marks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "marks"
    folder.mkdir()
    monkeypatch.setenv(surveyed.MARKS, str(folder))
    return folder


@pytest.fixture
def working(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[..., object]], None]:
    return lambda work: monkeypatch.setattr(surveying, "work_off", work)


# What is counted


def test_a_survey_agrees_with_solving_each_deal() -> None:
    task = Task.of(SMALL, "random", 3, EFFORT)
    chance = SplitMix64(task.sub_seed)
    pairs = SMALL.deck.pairs(len(SMALL), lambda _: None)
    groups = [match_group(face) for pair in pairs for face in pair]
    sizes = sorted({group: groups.count(group) for group in groups}.values(), reverse=True)
    labels = [number for number, size in enumerate(sizes) for _ in range(size)]
    won = 0
    for _ in range(task.deals):
        chance.shuffle(labels)
        won += solve(SMALL, labels).solvable is True
    found = work_off(task)
    assert (found.solvable, found.unsolvable) == (won, task.deals - won)
    assert sum(found.histogram) == task.deals


def test_turtle_deals_are_as_often_winnable_as_is_known() -> None:
    (row,) = survey([mjs_layouts.load("turtle")], 2000, 1).rows
    assert 0.018 < row.unsolvable / 2000 < 0.041
    assert row.undecided == row.unknown == 0
    low, high = row.interval
    assert low < row.unsolvable_share < high


def test_more_deals_begin_with_those_of_fewer() -> None:
    first = [work_off(task) for task in chunks(LONG, 2)]
    assert counts(survey([LONG], 512, 7, jobs=1))[0][1] == sum(one.solvable for one in first)


def chunks(layout: Layout, count: int) -> list[Task]:
    first = Task.of(layout, "random", 7, EFFORT)
    return [Task(**vars(first) | {"chunk": number}) for number in range(count)]


def test_every_chunk_has_deals_of_its_own() -> None:
    seeds = {task.sub_seed for layout in BOTH for task in chunks(layout, 1000)}
    seeds |= {Task.of(LONG, "random", seed, EFFORT).sub_seed for seed in range(1000)}
    # The first chunk of one layout is in both, with seed 7.
    assert len(seeds) == 2999


def test_proof_deals_can_all_be_cleared() -> None:
    found = survey([SMALL, mjs_layouts.load("turtle")], 300, kind="proof", jobs=1)
    assert [row.solvable for row in found.rows] == [300, 300]
    assert [row.unsolvable_share for row in found.rows] == [0, 0]


def test_too_little_effort_leaves_deals_undecided() -> None:
    (row,) = survey([mjs_layouts.load("turtle")], 50, effort=1, jobs=1).rows
    assert (row.solvable + row.undecided, row.unsolvable) == (50, 0)
    assert row.undecided > 10
    low, high = row.interval
    assert low == 0.0
    assert high > row.undecided / 50


def test_one_layout_twice_is_surveyed_once(marks: Path, working: Callable[..., None]) -> None:
    working(surveyed.noted)
    moved = LONG.shifted(3, 5).with_fields(name="Moved")
    found = survey([LONG, moved], 300, jobs=1)
    assert [row.name for row in found.rows] == ["Long", "Moved"]
    assert len(set(counts(found))) == 1
    assert len(surveyed.marks()) == 2


def test_decks_are_told_apart() -> None:
    layout = mjs_layouts.load("turtle")
    tiles = layout.tiles[:136]
    boards = [Layout.from_tiles(tiles, deck=Deck(bonus)) for bonus in (True, False)]
    assert len(survey(boards, 10, jobs=1).rows) == 2


def test_what_can_t_be_surveyed_is_told_and_the_others_are() -> None:
    odd = Layout.from_tiles([(0, 0, 0)], name="Odd")
    overlap = Layout.from_tiles([(0, 0, 0), (1, 0, 0)], name="Overlap")
    tower = Layout.from_tiles([(0, 0, 0), (0, 0, 1)], name="Tower")
    found = survey([odd, LONG, overlap, Layout(name="None"), tower], 10, jobs=1)
    assert [row.name for row in found.rows] == ["Long", "Tower"]
    assert found.rows[1].unsolvable == 10
    assert [name for name, _ in found.problems] == ["Odd", "Overlap", "None"]
    (problem,) = survey([tower], 10, kind="proof", jobs=1).problems
    assert "no deal can be cleared" in problem[1]
    assert counts(survey([], 10)) == []


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"deals": 0}, "the number of deals is from 1"),
        ({"deals": True}, "the number of deals"),
        ({"seed": -1}, "a seed is a whole number from 0"),
        ({"seed": 2**64}, "a seed is"),
        ({"kind": "fair"}, "no kind of deals is called 'fair'; there are random, proof"),
        ({"effort": 0}, "the effort is a number of steps"),
        ({"plays": -1}, "the number of plays is from 0"),
        ({"jobs": 0}, "the number of jobs is"),
    ],
)
def test_numbers_out_of_range(wrong: dict[str, object], message: str) -> None:
    with pytest.raises(SurveyError, match=message):
        survey([LONG], **wrong)  # type: ignore[arg-type]


def test_plays_change_no_deal_and_are_counted(plain: Survey, tmp_path: Path) -> None:
    db = tmp_path / "a.db"
    played = survey(BOTH, DEALS, 7, jobs=2, plays=20, db=db)
    assert counts(played) == counts(plain)
    assert survey(BOTH, DEALS, 7, jobs=1, plays=20, db=db) == played
    assert survey(BOTH, DEALS, 7, jobs=1, db=db) == plain
    for row in played.rows:
        assert row.random_win_share is not None
        assert row.greedy_win_share is not None
        # What can't be cleared is never won.
        assert 0 < row.random_win_share <= row.solvable / row.deals
        assert 0 < row.greedy_win_share <= row.solvable / row.deals
    (proof,) = survey([mjs_layouts.load("turtle")], 256, plays=20, kind="proof", jobs=1).rows
    assert 0 < (proof.random_win_share or 0) < (proof.greedy_win_share or 0) < 1


# Whoever works


def test_processes_count_the_same(plain: Survey) -> None:
    assert survey(BOTH, DEALS, 7, jobs=2) == plain


@pytest.mark.parametrize("workers", [1, 3])
def test_threads_count_the_same(plain: Survey, workers: int) -> None:
    with ThreadPoolExecutor(workers) as pool:
        assert survey(BOTH, DEALS, 7, executor=pool) == plain


def test_a_pool_of_the_caller_counts_the_same(plain: Survey) -> None:
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        assert survey(BOTH, DEALS, 7, executor=pool) == plain


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a real cluster of two worker processes on this machine."""
    distributed = pytest.importorskip("distributed")
    dask = pytest.importorskip("dask")
    with pytest.MonkeyPatch.context() as patch:
        # Nobody waits half a minute for a worker that is gone. Workers get the environment that
        # they are started with.
        patch.setenv("DASK_DISTRIBUTED__COMM__TIMEOUTS__CONNECT", "2s")
        dask.config.refresh()
        patch.setenv(surveyed.MARKS, str(tmp_path_factory.mktemp("marks")))
        with distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, dashboard_address=None, processes=True
        ) as local:
            yield local.scheduler_address


@pytest.mark.filterwarnings("default")
def test_a_cluster_counts_the_same(cluster: str, plain: Survey, tmp_path: Path) -> None:
    with cluster_executor(cluster) as executor:
        assert survey(BOTH, DEALS, 7, executor=executor, db=tmp_path / "a.db") == plain
    assert survey(BOTH, DEALS, 7, jobs=1, db=tmp_path / "a.db") == plain


@pytest.mark.filterwarnings("default")
def test_a_cluster_is_a_word_on_the_command_line(cluster: str, plain: Survey, root: Path) -> None:
    path = root / "layouts" / "lesson-zipper.json"
    words = [path, "--deals", DEALS, "--seed", 7, "--format", "json", "--cluster", cluster]
    done = subprocess.run(
        [sys.executable, "-c", "from mjs.cli import main; main()", "survey", *map(str, words)],
        capture_output=True,
        timeout=120,
        check=True,
    )
    assert json.loads(done.stdout)["layouts"] == [plain.rows[1].as_json()]


@pytest.mark.filterwarnings("default")
def test_a_worker_of_a_cluster_that_dies_loses_nothing(
    cluster: str, plain: Survey, working: Callable[..., None]
) -> None:
    working(surveyed.dies_once)
    with cluster_executor(cluster) as executor:
        assert survey(BOTH, DEALS, 7, executor=executor) == plain


@pytest.mark.filterwarnings("default")
def test_what_kills_the_workers_of_a_cluster_is_unknown(
    cluster: str, plain: Survey, working: Callable[..., None]
) -> None:
    working(surveyed.dies)
    with cluster_executor(cluster) as executor:
        found = survey([LONG], DEALS, 7, executor=executor)
    (row,) = found.rows
    assert row.unknown >= 256
    assert row.solvable + row.unsolvable + row.unknown == DEALS
    assert row.unsolvable <= plain.rows[0].unsolvable


def test_where_no_cluster_is() -> None:
    pytest.importorskip("distributed")
    with (
        pytest.raises(SurveyError, match=r"^no cluster at tcp://127.0.0.1:9: "),
        cluster_executor("tcp://127.0.0.1:9", patience=0.5),
    ):
        pytest.fail("there is none")


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("nowhere", "missing port"),
        ("", "missing port"),
        ("tcp://", "missing port"),
        ("post://10.0.0.5:1", "unknown address scheme"),
        ("tcp://10.0.0.5:99999", "there is no port 99999"),
    ],
)
def test_what_is_no_address_is_refused_at_once(
    monkeypatch: pytest.MonkeyPatch, address: str, reason: str
) -> None:
    library = pytest.importorskip("distributed")
    # It would wait, and leave something behind that fails when it is cleared away.
    monkeypatch.delattr(library, "Client")
    with (
        pytest.raises(SurveyError, match=f"^no cluster at {address}: {reason}"),
        cluster_executor(address),
    ):
        pytest.fail("there is none")


def test_without_dask_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with (
        pytest.raises(SurveyError, match=r"not installed; `pip install distributed` installs"),
        cluster_executor("tcp://127.0.0.1:9"),
    ):
        pytest.fail("there is none")


# Workers that fail


@pytest.mark.parametrize("work", [surveyed.dies_once, surveyed.raises_once])
@pytest.mark.parametrize("own", [True, False])
def test_what_fails_once_is_done_again(
    plain: Survey,
    marks: Path,
    working: Callable[..., None],
    work: Callable[..., object],
    own: bool,
    tmp_path: Path,
) -> None:
    working(work)
    db = tmp_path / "a.db"
    if own:
        assert survey(BOTH, DEALS, 7, jobs=2, db=db) == plain
    else:
        with ProcessPoolExecutor(2, mp_context=get_context("fork")) as pool:
            assert survey(BOTH, DEALS, 7, executor=pool, db=db) == plain
    working(work_off)
    assert survey(BOTH, DEALS, 7, jobs=1, db=db) == plain


@pytest.mark.parametrize("work", [surveyed.dies, surveyed.raises])
def test_what_fails_twice_is_unknown_and_tried_again_next_time(
    plain: Survey, working: Callable[..., None], work: Callable[..., object], tmp_path: Path
) -> None:
    working(work)
    db = tmp_path / "a.db"
    found = survey(BOTH, DEALS, 7, jobs=2, db=db)
    for row, whole in zip(found.rows, plain.rows, strict=True):
        assert row.unknown == 256
        assert (row.deals, row.undecided) == (DEALS, 0)
        assert row.solvable + row.unsolvable == DEALS - 256
        assert row.unsolvable <= whole.unsolvable
    why = "died, twice" if work is surveyed.dies else "ZeroDivisionError: a bug"
    assert [name for name, _ in found.problems] == [row.name for row in found.rows]
    for _, reason in found.problems:
        assert re.search(f"^nothing is known of 256 deals: .*{why}", reason)
    working(work_off)
    assert survey(BOTH, DEALS, 7, jobs=1, db=db) == plain


def test_nothing_but_failures_is_told(working: Callable[..., None]) -> None:
    working(surveyed.always_raises)
    with (
        ThreadPoolExecutor(2) as pool,
        pytest.raises(SurveyError, match="fail again and again: there is not enough memory"),
    ):
        survey([LONG], 50_000, executor=pool)


def test_workers_of_another_version_are_refused(working: Callable[..., None]) -> None:
    working(surveyed.old)
    with pytest.raises(SurveyError, match="have the same version of mjs everywhere"):
        survey([LONG], 10, jobs=1)


def test_an_executor_that_was_shut_down() -> None:
    pool = ThreadPoolExecutor(1)
    pool.shutdown()
    with pytest.raises(SurveyError, match="the executor takes no work: "):
        survey([LONG], 10, executor=pool)


# Stopping and going on


def test_progress_and_cancel() -> None:
    told: list[Progress] = []
    found = survey(
        BOTH, DEALS, 7, jobs=1, progress=told.append, cancel=lambda: told[-1].done >= 512
    )
    assert not found.complete
    assert [one.done for one in told] == [0, 256, 512]
    assert {one.total for one in told} == {2 * DEALS}
    assert [row.deals for row in found.rows] == [512, 0]
    assert told[0].left is None
    assert told[-1].rate > 0
    assert told[-1].left == pytest.approx((2 * DEALS - 512) / told[-1].rate)


@pytest.mark.parametrize("make", [None, lambda: ThreadPoolExecutor(2)])
def test_cancel_with_others_at_work(make: Callable[[], Executor] | None) -> None:
    told: list[Progress] = []
    pool = make() if make else None
    found = survey(
        [mjs_layouts.load("turtle")],
        100_000,
        executor=pool,
        jobs=None if pool else 2,
        progress=told.append,
        cancel=lambda: told[-1].done > 0,
    )
    if pool is not None:
        pool.shutdown()
    assert not found.complete
    assert 0 < found.rows[0].deals < 100_000


def test_a_stopped_survey_goes_on_where_it_was(
    plain: Survey, marks: Path, working: Callable[..., None], tmp_path: Path
) -> None:
    working(surveyed.noted)
    db = tmp_path / "a.db"
    told: list[Progress] = []
    survey(
        BOTH, DEALS, 7, jobs=1, db=db, progress=told.append, cancel=lambda: told[-1].done >= 1000
    )
    told.clear()
    assert survey(BOTH, DEALS, 7, jobs=2, db=db, progress=told.append) == plain
    assert (told[0].done, told[0].fresh) == (1024, 0)
    assert told[-1].fresh == 2 * DEALS - 1024
    assert survey(BOTH, DEALS, 7, jobs=2, db=db) == plain
    worked = surveyed.marks()
    assert len(worked) == 12
    assert len(set(worked)) == 12, "every chunk was worked on once"


def test_other_questions_in_one_file_are_kept_apart(plain: Survey, tmp_path: Path) -> None:
    db = tmp_path / "a.db"
    for deals, seed, kind, effort in [
        (DEALS, 7, "proof", EFFORT),
        (DEALS, 8, "random", EFFORT),
        (DEALS, 7, "random", EFFORT - 1),
        (DEALS - 1, 7, "random", EFFORT),
    ]:
        found = survey(BOTH, deals, seed, kind=kind, effort=effort, jobs=1, db=db)  # type: ignore[arg-type]
        assert [row.deals for row in found.rows] == [deals, deals]
    assert survey(BOTH, DEALS, 7, jobs=1, db=db) == plain


STORY = """
import sys
import mjs_layouts, surveyed
from mjs import surveying
from mjs.layout import Layout
if __name__ == "__main__":
    surveying.work_off = surveyed.slow
    long = Layout.from_tiles([(x, 0, 0) for x in range(0, 24, 2)], name="Long")
    found = surveying.survey(
        [long, mjs_layouts.load("lesson-zipper")], 6000, 7, jobs=int(sys.argv[2]), db=sys.argv[1],
        progress=lambda progress: print(progress.done, flush=True),
    )
"""


@pytest.mark.parametrize(("jobs", "how"), [(1, "SIGKILL"), (2, "SIGKILL"), (2, "SIGINT")])
def test_a_killed_survey_goes_on_where_it_was(
    marks: Path, tmp_path: Path, jobs: int, how: str
) -> None:
    db = tmp_path / "a.db"
    path = os.pathsep.join([str(Path(__file__).parent), *sys.path])
    for _ in range(3):
        with subprocess.Popen(
            [sys.executable, "-c", STORY, str(db), str(jobs)],
            env=os.environ | {"PYTHONPATH": path},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        ) as child:
            assert child.stdout is not None
            child.stdout.readline()
            time.sleep(random.random() / 5)
            child.send_signal(signal.Signals[how])
    time.sleep(0.3)  # for workers that noticed late
    with SurveyDb(str(db)) as kept:
        done = kept.chunks(Task.of(LONG, "random", 7, EFFORT))
    before = len(surveyed.marks())
    found = survey(BOTH, 6000, 7, jobs=1, db=db)
    assert found == survey(BOTH, 6000, 7, jobs=1)
    assert [row.deals for row in found.rows] == [6000, 6000]
    # What was being worked on when it was killed was not written, and nothing else.
    assert len(done) <= before <= len(done) + 3 * (2 * jobs + 2) + 24


# What is shown


ROWS = (
    SurveyRow.of("One, two", "ab" * 32, 4, Tally(3, 1, 0, 0, 40, 20, 2, [0, 0, 3, 1, 0], 5, 15), 5),
    SurveyRow.of('"龜"', "cd" * 32, 6, Tally(0, 0, 2, 2, 7, 4, 0, [2])),
)
SHOWN = Survey(
    ROWS, "random", 4, 9, 100, "g", complete=False, problems=(("Odd", "is odd"),), plays=5
)


def test_csv() -> None:
    assert SHOWN.to_csv() == (
        "name,digest,tiles,deals,solvable,unsolvable,undecided,unknown,unsolvable_share,"
        "unsolvable_low,unsolvable_high,effort_mean,effort_most,conflicts_mean,"
        "random_win_share,greedy_win_share\n"
        f'"One, two",{"ab" * 32},4,4,3,1,0,0,0.25,0.045587,0.699358,10.0,20,0.5,0.25,0.75\n'
        f'"""龜""",{"cd" * 32},6,4,0,0,2,2,,0.0,1.0,3.5,4,0.0,,\n'
    )
    assert [row["name"] for row in csv.DictReader(io.StringIO(SHOWN.to_csv()))] == [
        "One, two",
        '"龜"',
    ]


def test_json() -> None:
    document = json.loads(SHOWN.to_json())
    first, second = document.pop("layouts")
    assert document == {
        "format": "mjs-survey",
        "version": 1,
        "kind": "random",
        "deals": 4,
        "seed": 9,
        "effort": 100,
        "plays": 5,
        "generator": "g",
        "complete": False,
        "problems": [{"name": "Odd", "reason": "is odd"}],
    }
    assert first == {
        "name": "One, two",
        "digest": "ab" * 32,
        "tiles": 4,
        "deals": 4,
        "solvable": 3,
        "unsolvable": 1,
        "undecided": 0,
        "unknown": 0,
        "unsolvable_share": 0.25,
        "unsolvable_low": 0.045587,
        "unsolvable_high": 0.699358,
        "effort_mean": 10.0,
        "effort_most": 20,
        "conflicts_mean": 0.5,
        "random_win_share": 0.25,
        "greedy_win_share": 0.75,
        "effort_histogram": [0, 0, 3, 1],
    }
    assert second["unsolvable_share"] is None


@pytest.mark.parametrize(
    ("hits", "tries", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (1, 10, 0.0179, 0.4042),
        (50, 100, 0.4038, 0.5962),
    ],
)
def test_intervals_are_those_of_the_tables(hits: int, tries: int, low: float, high: float) -> None:
    assert wilson(hits, tries) == pytest.approx((low, high), abs=5e-5)


def test_chunks_are_small_where_deals_are_hard() -> None:
    assert [chunk_deals(tiles) for tiles in (2, 144, 288, 1000)] == [256, 256, 16, 16]


# More than anybody needs


def test_no_more_processes_than_can_be_kept_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def pool(jobs: int, **_options: object) -> ThreadPoolExecutor:
        asked.append(jobs)
        return ThreadPoolExecutor(2)

    monkeypatch.setattr("mjs.parallel.ProcessPoolExecutor", pool)
    assert survey([LONG], 600, 7, jobs=10**9).complete
    assert asked == [MOST_PROCESSES]


def test_a_vast_survey_goes_on_without_counting_its_chunks(tmp_path: Path) -> None:
    survey([LONG], 600, 7, jobs=1, db=tmp_path / "a.db")
    vast = survey([LONG], 10**12, 7, jobs=1, db=tmp_path / "a.db", cancel=lambda: True)
    # The last chunk of the smaller survey is no chunk of this one.
    assert (vast.rows[0].deals, vast.complete) == (512, False)
