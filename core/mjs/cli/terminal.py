"""What all commands share: how they start and end, and how they speak."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NoReturn, TextIO

import click

import mjs
from mjs._kernel import is_compiled
from mjs.errors import MjsError, ReadError, WriteError

if TYPE_CHECKING:
    from mjs.formats import Source

__all__ = [
    "CONTEXT",
    "complain",
    "escaped",
    "note",
    "note_if_slow",
    "print_bytes",
    "print_text",
    "read_stdin",
    "run_command",
    "split_values",
    "version_option",
    "wants_color",
]

CONTEXT = {"help_option_names": ["-h", "--help"], "max_content_width": 100}

INTERRUPTED = 130  # as shells have it: 128 and the number of the signal


def run_command(command: click.Command, name: str, args: Sequence[str] | None = None) -> NoReturn:
    """Run a command and end the process; whatever happens, what the user sees is a sentence.

    Exit codes are the command's own: 2 when it could not run, 130 when it was interrupted.
    """
    for stream_name in ("stdout", "stderr"):
        stream = getattr(sys, stream_name)
        if stream is None:
            # It was closed before we came, which is a way of not wanting to hear.
            setattr(sys, stream_name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115
        elif hasattr(stream, "reconfigure"):
            # A terminal that can't show a character shows its number instead of breaking off.
            stream.reconfigure(errors="backslashreplace")
    interrupts = _Interrupts()
    code: Any
    try:
        code = _outcome_of(command, name, args, interrupts)
        _flush()
    except KeyboardInterrupt:
        # Once more, or while something else was being told.
        interrupts.ignore()
        complain("interrupted", name)
        code = INTERRUPTED
        _flush()
    sys.exit(code if isinstance(code, int) else 0)


def _outcome_of(
    command: click.Command, name: str, args: Sequence[str] | None, interrupts: _Interrupts
) -> Any:
    """Run a command, and tell whatever goes wrong; the exit code."""
    code: Any = 2
    try:
        interrupts.listen()
        code = command.main(
            list(sys.argv[1:] if args is None else args), prog_name=name, standalone_mode=False
        )
    except click.exceptions.Exit as error:
        code = error.exit_code
    except (click.Abort, KeyboardInterrupt):
        complain("interrupted", name)
        code = INTERRUPTED
    except click.ClickException as error:
        if isinstance(error, click.UsageError) and error.ctx is not None:
            _say(f"{error.ctx.get_usage()}\nTry '{error.ctx.command_path} -h' for help.")
        complain(error.format_message(), name)
    except MjsError as error:
        complain(str(error), name)
    except BrokenPipeError:
        _forget_stdout()
    except OSError as error:
        complain(error.strerror or type(error).__name__, name)
    except MemoryError:
        complain("there is not enough memory", name)
    except Exception as error:  # noqa: BLE001 - a bug, and still no traceback for the user
        if interrupts.came:
            # Some modules make another exception of it when they are just being loaded.
            complain("interrupted", name)
            code = INTERRUPTED
        else:
            _tell_fault(error, name)
    return code


def _tell_fault(error: Exception, name: str) -> None:
    if os.environ.get("MJS_DEBUG"):
        import traceback

        traceback.print_exc()
    complain(
        f"{type(error).__name__} inside mjs {mjs.__version__}; this is a fault of mjs, please "
        "report it (MJS_DEBUG=1 shows where)",
        name,
    )


class _Interrupts:
    """Hears of Ctrl-C, and remembers it."""

    def __init__(self) -> None:
        self.came = False

    def listen(self) -> None:
        """Have Ctrl-C raise `KeyboardInterrupt` from here on, unless it is being ignored."""
        if threading.current_thread() is not threading.main_thread():
            return
        if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
            signal.signal(signal.SIGINT, self._hear)

    def ignore(self) -> None:
        """Be deaf to it from here on."""
        if threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGINT, signal.SIG_IGN)

    def _hear(self, _signal: int, _frame: object) -> NoReturn:
        self.came = True
        raise KeyboardInterrupt


def print_text(text: str) -> None:
    """Write text to standard output; a reader who has left is no error."""
    try:
        sys.stdout.write(text)
        sys.stdout.flush()
    except BrokenPipeError:
        _forget_stdout()
    except OSError as error:
        raise _cannot_print(error) from None


def print_bytes(data: bytes) -> None:
    """Write bytes to standard output; a reader who has left is no error."""
    try:
        sys.stdout.flush()
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
    except BrokenPipeError:
        _forget_stdout()
    except OSError as error:
        raise _cannot_print(error) from None


def _cannot_print(error: OSError) -> WriteError:
    """What to tell when there is no room; what could not be written is forgotten."""
    from mjs.files import plain_reason

    _forget_stdout()
    return WriteError(f"standard output cannot be written: {plain_reason(error)}")


def complain(message: str, name: str = "") -> None:
    """One line on standard error: ``mjs: error: ...``."""
    _say(f"{name or _program()}: error: {escaped(message)}")


def note(message: str) -> None:
    """One line on standard error that is no error."""
    _say(f"{_program()}: note: {escaped(message)}")


def escaped(text: str) -> str:
    """The text on one line, without what a terminal would act on."""
    from mjs.reports.look import printable

    return printable(text)


def wants_color(stream: TextIO) -> bool:
    """Whether a stream is a terminal that shows colours, as NO_COLOR and FORCE_COLOR have it."""
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR"):
        return True
    return stream.isatty() and os.environ.get("TERM") != "dumb"


def read_stdin(name: str | None) -> Source:
    """Standard input as a file to read, cut soon after the most that is read of a file."""
    from mjs.formats import MAX_BYTES, Source

    try:
        data = sys.stdin.buffer.read(MAX_BYTES + 1)
    except (OSError, ValueError, AttributeError):  # closed, or there is none
        raise ReadError("standard input cannot be read", path=name or "<stdin>") from None
    return Source(name or "<stdin>", data)


def split_values(
    _context: click.Context, _parameter: click.Parameter, values: Sequence[str]
) -> tuple[str, ...]:
    """Callback of options that can be repeated and take commas as well."""
    parts = (part.strip() for value in values for part in value.split(","))
    return tuple(part for part in parts if part)


def version_option(command: Any) -> Any:
    """Add ``--version``, which tells the version of mjs and whether its kernel is compiled."""

    def show(context: click.Context, _parameter: click.Parameter, wanted: bool) -> None:
        if wanted and not context.resilient_parsing:
            kernel = "compiled" if is_compiled() else "not compiled: slow"
            click.echo(f"{_program()} {mjs.__version__}, kernel {kernel}")
            context.exit()

    return click.option(
        "--version",
        is_flag=True,
        expose_value=False,
        is_eager=True,
        callback=show,
        help="Show the version and exit.",
    )(command)


def note_if_slow() -> None:
    """Say so once where work of minutes will take hours for want of a compiler."""
    if not is_compiled():
        note(
            "the kernel is not compiled, so this takes some 70 times as long; install mjs from a "
            "wheel, or with a C compiler at hand"
        )


def _program() -> str:
    context = click.get_current_context(silent=True)
    return context.find_root().info_name or "mjs" if context is not None else "mjs"


def _say(text: str) -> None:
    try:
        click.echo(text, err=True)
    except OSError:
        # There is nobody left to tell.
        return


def _flush() -> None:
    try:
        sys.stdout.flush()
        sys.stderr.flush()
    except (OSError, ValueError):
        _forget_stdout()


def _forget_stdout() -> None:
    """Send what is still to be written to nowhere, so that Python does not fail at its end."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
    except (OSError, ValueError):
        return
