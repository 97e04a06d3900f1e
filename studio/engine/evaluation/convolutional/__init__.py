"""Convolutional networks: from ONNX files, run in processes of their own; and the small ones that are passed around."""
