"""One phase told in words and rows."""
