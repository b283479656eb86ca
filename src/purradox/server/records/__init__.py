"""Match records that people bring: replays and reviews."""
