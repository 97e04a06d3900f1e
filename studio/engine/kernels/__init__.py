"""The compiled inner loops: boards, the four phases, threats, networks, and walks over the tree."""
