"""Convolutional networks: ONNX files, which run in separate processes, and networks of small AlphaZero programs."""
