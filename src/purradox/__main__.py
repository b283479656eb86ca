"""`python -m purradox` is the command line."""

from purradox.cli import main

if __name__ == "__main__":
    main()
