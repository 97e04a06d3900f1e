"""The parameters of a search: changed one by one, kept as a profile. One dialog for every place that has some."""
