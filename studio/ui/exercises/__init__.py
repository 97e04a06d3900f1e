"""Finding wins: what is asked, how a person fares, and what to choose from."""
