"""What clients may ask for, as functions of a host: no web framework, no database, no process."""
