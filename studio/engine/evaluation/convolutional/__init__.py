"""Convolutional networks: ONNX files that run in separate processes, and networks of small AlphaZero programs."""
