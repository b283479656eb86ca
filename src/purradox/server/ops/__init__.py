"""Running a server: limits, logs, metrics, processes and network addresses."""
