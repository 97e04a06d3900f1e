"""The analysis protocol of KataGo: one JSON query on each line of the input, one JSON answer on each line of output."""
