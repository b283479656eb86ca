### tui
