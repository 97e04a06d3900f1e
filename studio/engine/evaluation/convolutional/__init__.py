"""Convolutional networks: from ONNX files, run in separate processes; and small ones from teaching programs."""
