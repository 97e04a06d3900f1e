"""Convolutional networks: ONNX files, which run in separate processes, and small networks of teaching programs."""
