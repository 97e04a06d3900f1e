"""Self-play, samples and the training of networks."""

# Only the modules `torch_*` import torch, which is optional.
