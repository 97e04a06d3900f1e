"""Messages about plots, reports, and timelines in records."""

from studio.game.message import QT_TRANSLATE_NOOP, Message

TIMELINE_DAMAGED = Message(
    "timeline_damaged", QT_TRANSLATE_NOOP("Messages", "The snapshots in the record are damaged and cannot be shown.")
)
TIMELINE_VERSION = Message(
    "timeline_version",
    QT_TRANSLATE_NOOP(
        "Messages",
        "The snapshots in the record were saved by a newer version of MCTS Studio. Show them with that version.",
    ),
)
TIMELINE_RULES = Message(
    "timeline_rules", QT_TRANSLATE_NOOP("Messages", "The snapshots in the record belong to a game with other rules.")
)
TIMELINE_TOO_LARGE = Message(
    "timeline_too_large",
    QT_TRANSLATE_NOOP(
        "Messages", "The snapshots in this record have more than {most} characters, which is the maximum."
    ),
)
PLOT_FORMAT = Message(
    "plot_format",
    QT_TRANSLATE_NOOP("Messages", "{name}: plots are written as SVG or PNG. End the name with .svg or .png."),
)
NO_FONTS = Message(
    "no_fonts",
    QT_TRANSLATE_NOOP(
        "Messages",
        "A PNG picture needs a font, and this computer has none. Save the plot as SVG, or install a font.",
    ),
)
FOREIGN_REPORT = Message(
    "foreign_report",
    QT_TRANSLATE_NOOP("Messages", "{path} already exists and is not part of a report. Choose another folder."),
)
NO_FONTS_FOR_PDF = Message(
    "no_fonts_for_pdf",
    QT_TRANSLATE_NOOP(
        "Messages",
        "A PDF file needs a font, and this computer has none. Save the report as HTML, or install a font.",
    ),
)
