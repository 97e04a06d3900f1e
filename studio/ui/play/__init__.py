"""Who plays what: dialogs and the players' pane."""
