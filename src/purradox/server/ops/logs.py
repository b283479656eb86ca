"""What the server writes down for its keeper: one line of JSON each, and no secret in it."""

import json
import logging
import time
from typing import Any

FIELDS = ("bot", "reason", "table", "act", "whom", "account", "outcome")


class JsonLines(logging.Formatter):
    """Time, level, where and what; a traceback on the same line."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        for name in FIELDS:
            if (value := getattr(record, name, None)) is not None:
                told[name] = value
        if record.exc_info:
            told["traceback"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


LOGGING: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"lines": {"()": "purradox.server.ops.logs.JsonLines"}},
    "handlers": {
        "stderr": {
            "class": "logging.StreamHandler",
            "formatter": "lines",
            "stream": "ext://sys.stderr",
        }
    },
    "root": {"handlers": ["stderr"], "level": "WARNING"},
    "loggers": {
        "purradox": {"handlers": ["stderr"], "level": "INFO", "propagate": False},
        # Its warnings are of requests that are none, and anybody can send those.
        "uvicorn": {"handlers": ["stderr"], "level": "ERROR", "propagate": False},
    },
}
