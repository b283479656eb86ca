"""Messages of the protocol as types, and the tables of the rules encoded as them."""
