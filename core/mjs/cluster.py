"""Workers on other machines: a dask cluster as an executor."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Any

from mjs.errors import SurveyError

__all__ = ["cluster_executor"]

PATIENCE = 20.0
"""Seconds to wait for a scheduler to answer."""


@contextmanager
def cluster_executor(address: str, patience: float = PATIENCE) -> Iterator[Executor]:
    """The workers of a dask scheduler; each needs the same version of mjs as here.

    Parameters
    ----------
    address : str
        Of the scheduler, such as ``tcp://10.0.0.5:8786``.
    patience : float
        Seconds after which nobody is thought to be there.

    Raises
    ------
    SurveyError
        dask.distributed is not installed, or no scheduler answers.
    """
    try:
        import distributed
    except ImportError:
        raise SurveyError(
            "a cluster needs dask.distributed, which is not installed; `pip install distributed` "
            "installs it"
        ) from None
    library: Any = distributed
    try:
        _check_address(library, address)
        client = library.Client(address, timeout=patience, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:
        reason = str(error).partition("\n")[0]
        raise SurveyError(f"no cluster at {address}: {reason}") from None
    try:
        with client.get_executor(retries=0) as executor:
            yield executor
    finally:
        client.close()


def _check_address(library: Any, address: str) -> None:
    """Raise `ValueError` where no scheduler can be: a client would come to harm of it first."""
    if address.startswith("inproc://"):
        return
    library.comm.registry.get_backend(library.comm.parse_address(address)[0])
    _, port = library.comm.get_address_host_port(address)
    if not 1 <= port <= 65535:
        raise ValueError(f"there is no port {port}")
