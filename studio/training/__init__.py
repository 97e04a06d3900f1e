"""Networks learn here: games against themselves, the samples those leave, and training. Only `torch_*` knows torch."""
