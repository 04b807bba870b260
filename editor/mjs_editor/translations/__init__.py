"""Texts in other languages: a ``.ts`` for translators and the ``.qm`` made of it, for each.

English has one too, for its plurals. `make translations` gathers new texts and makes the ``.qm``.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

__all__ = ["FOLDER", "install_translations"]

FOLDER = Path(__file__).parent


def install_translations(application: QCoreApplication, locale: QLocale | None = None) -> list[str]:
    """Speak the language of a locale, the system's if not given; what could be loaded."""
    locale = locale if locale is not None else QLocale()
    qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    loaded = []
    # English first: it is asked last, for texts that another language lacks.
    for where, name, language in (
        (str(FOLDER), "mjs", QLocale(QLocale.Language.English)),
        (qt, "qtbase", locale),
        (str(FOLDER), "mjs", locale),
    ):
        translator = QTranslator(application)
        if translator.load(language, name, "_", where) and application.installTranslator(
            translator
        ):
            loaded.append(Path(translator.filePath()).name)
    return loaded
