"""Certificates: real ones are accepted, and whatever is changed about them is found."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import mjs
from by_hand import hand
from engine_samples import random_board
from exhaustive import can_be_cleared, random_groups, random_sizes
from mjs.certificate import Certificate, Step, check
from mjs.certifying import Found, certified
from mjs.errors import Cancelled, DealError, ProofError, UndecidedError
from mjs.layout import Layout
from mjs_layouts import load

ROW = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0)])
Tamper = Callable[[Certificate], Certificate]


def proof(layout: Layout, faces: object, removed: tuple[int, ...] = ()) -> Certificate:
    made = mjs.solve(layout, faces, removed).certificate  # type: ignore[arg-type]
    assert made is not None
    return made


def long_proof() -> Certificate:
    """A proof of about twenty steps, blocking and derived ones, for a bundled layout."""
    layout = load("crossroads")
    sizes = [4] * (len(layout) // 4) + [2] * (len(layout) % 4 // 2)
    for seed in range(100):
        verdict = mjs.solve(layout, random_groups(random.Random(seed), sizes))
        made = verdict.certificate
        assert made is not None
        if 10 < len(made.steps) < 30:
            return made
    raise AssertionError("none of these deals has a long proof")


LONG = long_proof()


def blocking(certificate: Certificate, least: int = 1) -> int:
    """The number of the last blocking clause with at least so many literals."""
    return max(
        number
        for number, step in enumerate(certificate.steps)
        if step.cites is None and len(step.literals) >= least
    )


def derived(certificate: Certificate, least: int = 0) -> int:
    """The number of the first derived clause with at least so many literals."""
    return min(
        number
        for number, step in enumerate(certificate.steps)
        if step.cites is not None and len(step.literals) >= least
    )


def with_steps(certificate: Certificate, *steps: Step) -> Certificate:
    return replace(certificate, steps=steps)


def changed(certificate: Certificate, number: int, **what: object) -> Certificate:
    steps = list(certificate.steps)
    steps[number] = replace(steps[number], **what)  # type: ignore[arg-type]
    return replace(certificate, steps=tuple(steps))


def renumbered(certificate: Certificate, order: list[int]) -> Certificate:
    """The steps in another order, still citing the same ones."""
    place = {number: index for index, number in enumerate(order)}
    steps = [certificate.steps[number] for number in order]
    return with_steps(
        certificate,
        *(
            step
            if step.cites is None
            else replace(step, cites=tuple(place[cite] for cite in step.cites))
            for step in steps
        ),
    )


def refused(certificate: Certificate, message: str) -> None:
    with pytest.raises(ProofError, match=message):
        check(certificate)


# Real ones --------------------------------------------------------------------------------------


def test_proofs_of_both_kinds_are_accepted() -> None:
    assert check(proof(ROW, "abba"))
    assert check(proof(ROW, "aabb"))
    assert check(LONG)
    assert not LONG.solvable
    assert {step.cites is None for step in LONG.steps} == {True, False}


@given(st.randoms(use_true_random=False), st.integers(2, 8))
def test_every_verdict_of_a_small_board_is_proved(rng: random.Random, pairs: int) -> None:
    layout = Layout.from_tiles(random_board(rng, 2 * pairs))
    groups = random_groups(rng, random_sizes(rng, 2 * pairs))
    verdict = mjs.solve(layout, groups)
    made = verdict.certificate
    assert made is not None
    assert made.solvable == verdict.solvable
    assert check(made)


@pytest.mark.parametrize(
    ("name", "size", "least"),
    [
        ("quarry", 4, 4),
        ("three-peaks", 4, 20),
        ("koi", 4, 4),
        ("crane", 6, 10),
        ("lesson-zipper", 8, 10),
    ],
)
def test_proofs_that_bundled_layouts_can_not_be_cleared(name: str, size: int, least: int) -> None:
    layout = load(name)
    sizes = [size] * (len(layout) // size)
    sizes += [len(layout) - sum(sizes)] * (sum(sizes) < len(layout))
    longest = proved = 0
    for seed in range(20):
        verdict = mjs.solve(layout, random_groups(random.Random(seed), sizes))
        if verdict.solvable is False:
            assert verdict.certificate is not None
            assert check(verdict.certificate)
            longest = max(longest, len(verdict.certificate.steps))
            proved += 1
    assert proved >= 1
    assert longest >= least


def test_a_certificate_is_made_once_and_the_same_each_time() -> None:
    verdict = mjs.solve(LONG.layout, LONG.faces)
    assert verdict.certificate == LONG
    assert verdict.certificate is verdict.certificate
    assert verdict.certify(0, cancel=lambda: True) is verdict.certificate


def weighty() -> mjs.Verdict:
    """A verdict of which the certificate takes long enough to be given up."""
    layout = load("three-peaks")
    sizes = [4] * (len(layout) // 4) + [2] * (len(layout) % 4 // 2)
    verdict = mjs.solve(layout, random_groups(random.Random(4), sizes))
    assert verdict.solvable is False
    return verdict


def test_whoever_can_not_wait_for_a_certificate_says_so() -> None:
    verdict, asked = weighty(), []
    with pytest.raises(UndecidedError, match=r"^the certificate was not made within 0 seconds; al"):
        verdict.certify(budget=0)
    with pytest.raises(Cancelled):
        verdict.certify(cancel=lambda: asked.append(1) or len(asked) == 5)  # type: ignore[func-returns-value]
    assert len(asked) == 5
    # What was given up has left nothing behind.
    made = verdict.certify(budget=1e300, cancel=lambda: False)
    assert made == weighty().certificate
    assert made is verdict.certify() is verdict.certificate
    assert verdict == weighty()


def test_what_cancel_raises_during_a_certificate_reaches_the_caller() -> None:
    def cancel() -> bool:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        weighty().certify(cancel=cancel)


def test_what_is_undecided_has_no_certificate_however_long_one_waits() -> None:
    verdict = mjs.solve(LONG.layout, LONG.faces, effort=0)
    assert verdict.solvable is None
    assert verdict.certify() is None


@pytest.mark.parametrize("budget", [-1, float("nan"), "1", True])
def test_a_budget_for_a_certificate_that_is_none(budget: Any) -> None:
    with pytest.raises(DealError, match=r"^budget is a number of seconds from 0, not "):
        mjs.solve(ROW, "abba").certify(budget)


# Tampered ones ----------------------------------------------------------------------------------


def test_no_step_can_be_left_out() -> None:
    for number in range(len(LONG.steps)):
        left = [n for n in range(len(LONG.steps)) if n != number]
        place = {n: index for index, n in enumerate(left)}
        steps = [
            replace(step, cites=tuple(place[c] for c in step.cites if c in place))
            if step.cites is not None
            else step
            for step in (LONG.steps[n] for n in left)
        ]
        refused(with_steps(LONG, *steps), "does not follow|not the empty clause")


def test_steps_that_are_just_dropped_or_reordered_are_missed() -> None:
    """Without mending the numbers that the others cite."""
    steps = LONG.steps
    for number in range(len(steps) - 1):
        refused(with_steps(LONG, *steps[:number], *steps[number + 1 :]), "^step ")
        refused(with_steps(LONG, *steps[:number], steps[number], *steps[number:]), "^step ")
    refused(with_steps(LONG, *steps[::-1]), "the last step is not the empty clause")
    swapped = [*steps[1::-1], *steps[2:]]
    refused(with_steps(LONG, *swapped[:-1], *swapped), "^step ")


def test_a_step_before_one_that_it_cites() -> None:
    last = len(LONG.steps) - 1
    order = [last, *range(last)]
    refused(renumbered(LONG, order), "the last step is not the empty clause")
    first = derived(LONG)
    order = [first, *(n for n in range(last + 1) if n != first)]
    refused(renumbered(LONG, order), "step 0 cites step .*, which is not before it")


def test_a_step_twice() -> None:
    number = blocking(LONG)
    order = [*range(number + 1), number, *range(number + 1, len(LONG.steps))]
    steps = renumbered(LONG, list(range(len(LONG.steps)))).steps
    mended = [
        step
        if step.cites is None
        else replace(step, cites=tuple(c + (c > number) for c in step.cites))
        for step in (steps[n] for n in order)
    ]
    refused(with_steps(LONG, *mended), f"step {number + 1} is cited by none")
    refused(with_steps(LONG, *steps, steps[-1]), f"step {len(steps) - 1} is cited by none")


def test_a_literal_left_out_of_a_blocking_clause() -> None:
    """That claims more, which is true only where a clause is longer than it need be."""
    refusals = spared = 0
    for number, step in enumerate(LONG.steps):
        if step.cites is not None:
            continue
        for at in range(len(step.literals)):
            literals = step.literals[:at] + step.literals[at + 1 :]
            try:
                check(changed(LONG, number, literals=literals))
            except ProofError as error:
                refusals += str(error).startswith(f"step {number}: play without these pairs ")
            else:
                spared += 1
    assert refusals > spared


def test_a_blocking_clause_of_pairs_that_are_not_used() -> None:
    number = blocking(LONG)
    literals = tuple((a, b, not used) for a, b, used in LONG.steps[number].literals)
    refused(changed(LONG, number, literals=literals), "names pairs that are used")


def test_a_blocking_clause_that_blocks_nothing() -> None:
    number = blocking(LONG)
    tampered = changed(LONG, number, literals=())
    # Play with all pairs allowed empties this board, else its proof would be of one step.
    refused(tampered, f"step {number}: play without these pairs empties the board")


def test_a_literal_of_tiles_that_do_not_match() -> None:
    number = blocking(LONG)
    (one, other, used), *rest = LONG.steps[number].literals
    stranger = next(t for t, face in enumerate(LONG.faces) if face != LONG.faces[one])
    for pair in ((one, stranger), (one, one), (one, len(LONG.layout)), (-1, other)):
        literals = ((*pair, used), *rest)
        refused(changed(LONG, number, literals=literals), f"step {number}: tiles .* do not match")


def test_a_literal_of_a_derived_clause_changed() -> None:
    number = derived(LONG, least=1)
    literals = LONG.steps[number].literals
    refused(changed(LONG, number, literals=()), f"step {number} does not follow")
    (one, other, used), *rest = literals
    flipped = ((one, other, not used), *rest)
    refused(changed(LONG, number, literals=flipped), f"step {number} does not follow")


@pytest.mark.parametrize("truth", [1, 1.0, "yes", None])
def test_truth_by_another_name_proves_nothing(truth: object) -> None:
    """Such a literal once was false whatever was decided, and proved that this board is lost."""
    places = [(4, 0, 0), (12, 0, 0), (0, 1, 0), (8, 1, 0), (10, 1, 0), (14, 1, 0), (8, 0, 1)]
    board, faces = Layout.from_tiles([*places, (12, 0, 1)]), tuple("abababba")
    assert mjs.solve(board, faces).solvable
    honest = Step(((1, 3, True),))
    forged = Step(((1, 3, truth),))  # type: ignore[arg-type]
    made = Certificate(board, faces, (), solvable=False, steps=(honest, forged, Step((), (0, 1))))
    refused(made, "^step 1: a literal is two tile numbers and true or false$")
    number = derived(LONG, least=1)
    (one, other, _), *rest = LONG.steps[number].literals
    literals = ((one, other, truth), *rest)
    refused(changed(LONG, number, literals=literals), f"step {number}: a literal is two tile numb")


def test_wrong_cites() -> None:
    number = derived(LONG)
    cites = LONG.steps[number].cites
    assert cites
    refused(changed(LONG, number, cites=()), f"step {number} does not follow")
    refused(changed(LONG, number, cites=cites[:-1]), f"step {number} does not follow")
    refused(changed(LONG, number, cites=(*cites, "0")), f"step {number} cites what is no number")
    for wrong in (number, number + 1, len(LONG.steps), -1):
        refused(changed(LONG, number, cites=(*cites, wrong)), f"step {number} cites step {wrong}")


def test_a_derived_clause_said_to_be_blocking() -> None:
    refused(changed(LONG, len(LONG.steps) - 1, cites=None), "empties the board")


def test_the_claim_flipped() -> None:
    refused(replace(LONG, solvable=True), r"the order ends with \d+ tiles left")
    refused(replace(proof(ROW, "abba"), solvable=False), "the last step is not the empty clause")
    refused(replace(proof(ROW, "abba"), solvable=False, steps=(Step(()),)), "empties the board")
    refused(replace(proof(ROW, "aabb"), solvable=True), "the order ends with 4 tiles left")


def test_other_faces() -> None:
    faces = list(LONG.faces)
    one = faces.index(LONG.faces[-1])
    other = next(t for t, face in enumerate(faces) if face != faces[one])
    faces[one], faces[other] = faces[other], faces[one]
    refused(replace(LONG, faces=tuple(faces)), "^step ")
    refused(replace(LONG, faces=LONG.faces[:-1]), "93 faces for 94 tiles")
    refused(replace(LONG, faces=("a", *LONG.faces[1:])), "an odd number of tiles is left of ")
    refused(replace(proof(ROW, "abba"), faces=tuple("abab")), "pair 1: the faces do not match")
    refused(replace(proof(ROW, "aabb"), faces=tuple("abba")), "^step ")
    refused(replace(LONG, faces=([], *LONG.faces[1:])), "nothing else that can be hashed")


def test_another_layout() -> None:
    apart = Layout.from_tiles([(6 * t.x, t.y, t.z) for t in LONG.layout.tiles])
    refused(replace(LONG, layout=apart), "^step ")
    pile = Layout.from_tiles([(0, 0, z) for z in range(4)])
    refused(replace(proof(ROW, "abba"), layout=pile), "pair 1: tile number 0 is blocked")
    overlap = Layout.from_tiles([(0, 0, 0), (1, 0, 0), (4, 0, 0), (6, 0, 0)])
    refused(replace(proof(ROW, "abba"), layout=overlap), "overlap, so there is no such board")
    refused(replace(proof(ROW, "abba"), layout=Layout(), faces=(), order=()), "no tiles")


def test_other_removed_tiles() -> None:
    middle = proof(Layout.from_tiles([(2 * x, 0, 0) for x in range(6)]), "abccba", (0, 5))
    assert check(middle)
    for removed in ((), (0, 1), (0, 5, 0), (0, 5, 5), (0, 6), (-1, 5), (0, True), (0, 5.0)):
        refused(replace(middle, removed=removed), "^the removed tiles|^an odd number|^pair ")


@pytest.mark.parametrize(
    ("order", "message"),
    [
        ([(0, 3)], "the order ends with 2 tiles left"),
        ([(1, 2), (0, 3)], "pair 1: tile number 1 is blocked"),
        ([(0, 3), (0, 3)], "pair 2: these are not two tiles that are left"),
        ([(0, 0), (1, 2)], "pair 1: these are not two tiles that are left"),
        ([(0, 3), (1, 4)], "pair 2: these are not two tiles that are left"),
        ([(0, 3), (1, -2)], "pair 2: these are not two tiles that are left"),
        ([(0, 2), (1, 3)], "pair 1: the faces do not match"),
        ([(0, 3), (1, 2, 3)], "pair 2: "),
        ([(0, 3), (1.0, 2)], "pair 2: "),
        ([(0, 3), ("1", 2)], "pair 2: "),
    ],
)
def test_an_order_that_does_not_clear(order: list[tuple[int, int]], message: str) -> None:
    refused(replace(proof(ROW, "abba"), order=tuple(order)), message)


def spoilt(rng: random.Random, certificate: Certificate) -> Certificate:
    """A proof with one thing about its steps changed."""
    steps = list(certificate.steps)
    at = rng.randrange(len(steps))
    step = steps[at]
    tiles = len(certificate.layout)
    kind = rng.randrange(8)
    if kind == 0:
        del steps[at]
    elif kind == 1:
        steps.insert(rng.randrange(len(steps) + 1), step)
    elif kind == 2:
        rng.shuffle(steps)
    elif kind == 3 and step.cites is not None:
        cites = [*step.cites, rng.randrange(len(steps))]
        rng.shuffle(cites)
        steps[at] = replace(step, cites=tuple(cites[: rng.randrange(len(cites) + 1)]))
    elif kind == 4:
        steps[at] = replace(step, cites=None if step.cites is not None else (0,))
    elif kind == 5 and step.literals:
        literals = list(step.literals)
        del literals[rng.randrange(len(literals))]
        steps[at] = replace(step, literals=tuple(literals))
    elif kind == 6 and step.literals:
        literals = list(step.literals)
        index = rng.randrange(len(literals))
        one, other, used = literals[index]
        literals[index] = rng.choice([(one, other, not used), (one, rng.randrange(tiles), used)])
        steps[at] = replace(step, literals=tuple(literals))
    else:
        faces = list(certificate.faces)
        one, other = rng.randrange(tiles), rng.randrange(tiles)
        faces[one], faces[other] = faces[other], faces[one]
        return replace(certificate, faces=tuple(faces))
    return replace(certificate, steps=tuple(steps))


@given(st.randoms(use_true_random=False), st.integers(3, 7), st.integers(1, 3))
def test_a_tampered_proof_is_refused_or_what_it_claims_is_true(
    rng: random.Random, pairs: int, times: int
) -> None:
    layout = Layout.from_tiles(random_board(rng, 2 * pairs))
    groups = random_groups(rng, random_sizes(rng, 2 * pairs))
    made = proof(layout, groups)
    assume(not made.solvable)
    for _ in range(times):
        if made.steps:
            made = spoilt(rng, made)
    try:
        check(made)
    except ProofError:
        return
    board = hand(layout.tiles)
    assert not can_be_cleared(board, [int(str(face)) for face in made.faces])


@given(st.randoms(use_true_random=False), st.integers(2, 6))
def test_no_proof_of_one_board_is_one_of_a_board_that_can_be_cleared(
    rng: random.Random, pairs: int
) -> None:
    places, groups = random_board(rng, 2 * pairs), random_groups(rng, [2 * pairs])
    made = proof(Layout.from_tiles(places), groups)
    other = Layout.from_tiles(random_board(rng, 2 * pairs))
    try:
        check(replace(made, layout=other))
    except ProofError:
        return
    assert can_be_cleared(hand(other.tiles), groups) == made.solvable


def test_a_proof_that_would_take_weeks_to_check(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mjs.certificate.MOST_WORK", 300)
    number = blocking(LONG)
    refused(LONG, r"^step \d+: this proof takes too long to be checked$")
    monkeypatch.setattr("mjs.certificate.MOST_WORK", 100_000)
    assert check(LONG)
    cites = (number,) * 100_000
    wordy = changed(LONG, len(LONG.steps) - 1, cites=(*cites, *(LONG.steps[-1].cites or ())))
    refused(wordy, f"^step {len(LONG.steps) - 1}: this proof takes too long to be checked$")


def test_more_tiles_of_a_kind_than_there_is_memory_for_their_pairs() -> None:
    places = [(2 * x, 2 * y, 0) for x in range(300) for y in range(300)]
    made = Certificate(Layout.from_tiles(places), ("a",) * 90_000, (), solvable=False)
    refused(replace(made, steps=(Step(()),)), "^too many tiles match each other for a proof")


# Making them ------------------------------------------------------------------------------------


def test_what_proves_nothing_becomes_no_certificate() -> None:
    bare = Certificate(ROW, tuple("aaaa"), (), solvable=False)
    with pytest.raises(ProofError, match="what the search found proves nothing; please report"):
        certified(bare, [Found((), blocking=False)])


def test_a_proof_is_found_again_when_nothing_says_what_led_to_its_clauses() -> None:
    verdict = mjs.solve(LONG.layout, LONG.faces)
    silent = [replace(found, leading=()) for found in verdict._clauses()]
    made = certified(replace(LONG, steps=()), silent)
    assert check(made)
    assert made.steps[-1].literals == ()
