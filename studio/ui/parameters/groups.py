"""The order and the headings of the parameters in the dialog."""

from studio.game.message import QT_TRANSLATE_NOOP

GROUPS: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        QT_TRANSLATE_NOOP("ParametersDialog", "Selection"),
        ("selection", "exploration", "exploration_growth", "first_play", "first_play_reduction"),
    ),
    (
        QT_TRANSLATE_NOOP("ParametersDialog", "Children considered"),
        ("tree_radius", "centre_radius", "widening_start", "widening_factor", "widening_exponent"),
    ),
    (QT_TRANSLATE_NOOP("ParametersDialog", "Network"), ("network", "batch", "least_prior")),
    (QT_TRANSLATE_NOOP("ParametersDialog", "Rollouts"), ("rollout", "rollout_radius", "rollout_moves")),
    (
        QT_TRANSLATE_NOOP("ParametersDialog", "Tree and memory"),
        (
            "transpositions",
            "threats",
            "threat_nodes",
            "shortest_fours",
            "threat_visits",
            "attack_nodes",
            "refutation_nodes",
            "end_positions",
            "proofs",
            "reuse",
            "memory_mb",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("ParametersDialog", "Final move"),
        ("final_move", "temperature", "confidence", "natural_opening"),
    ),
)
# The default is 1 for whole numbers and 0.1 for others.
STEPS = {
    "rollout_moves": 10,
    "memory_mb": 64,
    "threat_nodes": 10,
    "end_positions": 1_000_000,
    "widening_exponent": 0.05,
    "confidence": 0.1,
    "exploration": 0.1,
    "least_prior": 0.001,
}
"""The steps of number boxes."""
