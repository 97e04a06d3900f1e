"""The search as an engine for tools that were made for Go: the analysis protocol of KataGo. No Qt."""
