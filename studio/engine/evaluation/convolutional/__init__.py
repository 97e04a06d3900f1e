"""Convolutional networks: ONNX files, run in separate processes, and small ones of AlphaZero programs for teaching."""
