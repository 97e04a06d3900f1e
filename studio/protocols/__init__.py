"""The search as an engine for programs made for Go: the analysis protocol of KataGo, and GTP. No Qt."""
