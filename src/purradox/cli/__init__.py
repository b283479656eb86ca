"""The command line: what people type after `./play`."""

import _thread
import io
import os
import signal
import sys
import time
from collections.abc import Sequence
from importlib import import_module
from typing import Annotated, Any, NoReturn

from purradox.cli.commands import COMMANDS
from purradox.cli.errors import CommandError, print_error, unreadable, usage, words_of
from purradox.extras import install_command
from purradox.i18n import LANGUAGES, words

COMPLETE = "_PURRADOX_COMPLETE"
"""Set by the scripts of `--install-completion` when a shell asks what could come next."""


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run the command line and leave with its exit status."""
    status = run(sys.argv[1:] if arguments is None else arguments)
    # If Ctrl-C met some code inside an `exec`, Python would end with the signal, not with this
    # status; another `exec` lets it forget that.
    exec("")
    sys.exit(status)


def run(arguments: Sequence[str]) -> int:
    """The exit status of a command line. Whatever goes wrong is one line on standard error."""
    _prepare_streams()
    _repeat_lost_interrupts()
    # Our own threads and processes share the cores: those of NumPy's would wait for each other.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        status = _run(list(arguments))
        sys.stdout.flush()
    except CommandError as trouble:
        print_error(trouble.told(words()))
        return trouble.status
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "purradox":
            raise
        part = error.name
        print_error(words().plain("part-missing", part=part, command=install_command(part)))
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        _give_up_stdout()
        return 141
    except OSError as error:
        _give_up_stdout()
        print_error(unreadable(error).told(words()))
        return 2
    return status


def _give_up_stdout() -> None:
    """What cannot be written now cannot be at exit either, where Python would print_error."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _prepare_streams() -> None:
    """Records are UTF-8 wherever they go, and a closed stream is no reason for a traceback."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w"))  # noqa: SIM115, PTH123
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def _repeat_lost_interrupts() -> None:
    """Ctrl-C can meet a place where Python only reports it, as in a callback of an import."""
    report = sys.unraisablehook

    def repeat(lost: "sys.UnraisableHookArgs") -> None:
        if issubclass(lost.exc_type, KeyboardInterrupt):
            _thread.start_new_thread(_interrupt_soon, ())
        else:
            report(lost)

    sys.unraisablehook = repeat


def _interrupt_soon() -> None:
    time.sleep(0.05)  # until the main thread has left that place
    if sys.platform == "win32":
        _thread.interrupt_main()
    else:  # also ends a wait of the system's
        os.kill(os.getpid(), signal.SIGINT)


def _run(arguments: list[str]) -> int:
    arguments, language = _language(arguments)
    os.environ["PURRADOX_LANG"] = words_of(language).language

    import typer
    from typer.exceptions import TyperException

    # Not through the command's own `main`, which has its own ideas of errors and of pipes.
    command = typer.main.get_command(_app(arguments))
    if COMPLETE in os.environ:
        command.main(arguments, prog_name="purradox")  # answers the shell, and leaves
    try:
        with command.make_context("purradox", arguments) as context:
            status = command.invoke(context)
    except typer.Exit as leaving:
        return leaving.exit_code
    except typer.Abort:
        return 130
    except TyperException as error:
        raise usage(error, arguments) from error
    return status if isinstance(status, int) else 0


def _language(arguments: list[str]) -> tuple[list[str], str | None]:
    """Take `--language` out, wherever it stands: help and errors need it before all else."""
    rest: list[str] = []
    language: str | None = None
    words = iter(arguments)
    for word in words:
        name, given, value = word.partition("=")
        if word == "--":
            return [*rest, word, *words], language
        if name != "--language":
            rest.append(word)
        elif given:
            language = value
        else:
            language = next(words, "")
    return rest, language


def _app(arguments: list[str]) -> Any:
    """The program with those of its commands that can be meant; only they are imported."""
    import typer

    from purradox.cli.help import Command, Group

    app = typer.Typer(cls=Group, rich_markup_mode=None, pretty_exceptions_enable=False)

    @app.callback(invoke_without_command=True)
    def purradox(
        context: typer.Context,
        version: Annotated[bool, typer.Option("--version")] = False,
        language: Annotated[str | None, typer.Option(metavar="|".join(LANGUAGES))] = None,
    ) -> None:
        del language  # taken out before
        if version:
            typer.echo(_version())
            raise typer.Exit
        if context.invoked_subcommand is None:
            from purradox.cli.serve import at_home

            at_home()

    typed, asked = set(arguments), COMPLETE in os.environ
    if asked:  # bash has the words in one variable, the other shells in another
        for variable in ("COMP_WORDS", "_TYPER_COMPLETE_ARGS"):
            typed |= set(os.environ.get(variable, "").split())
    for name, file in COMMANDS.items():
        if name in typed:
            module = import_module(f"purradox.cli.{file}")
            found = getattr(module, name.replace("-", "_"))
            if isinstance(found, typer.Typer):
                app.add_typer(found, name=name)
            else:
                app.command(name, cls=Command)(found)
        elif asked:
            app.command(name, help=words()(f"help-{name}").split("\n")[0])(lambda: None)
    return app


def _version() -> str:
    from importlib.metadata import version

    return f"purradox {version('purradox')}"
