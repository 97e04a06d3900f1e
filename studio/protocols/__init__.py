"""Offers the search as an engine to programs made for Go, by the analysis protocol of KataGo and by GTP. No Qt."""
