"""The least width of the board in each workspace, by the size of the screen."""

LEAST_WIDTHS = {
    (1440, 900): {"play": 700, "analyse": 700, "study": 560},
    (1000, 700): {"play": 520, "analyse": 520, "study": 400},
    (1920, 1080): {"play": 880, "analyse": 880, "study": 740},
}
"""In pixels, in a window whose frame fits on a screen of this size."""
LEAST_SHARES = {"play": 0.75, "analyse": 0.75, "study": 0.6}
"""The least height of the board as a share of the window's height, without its frame."""
