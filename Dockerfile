# docker build -t purradox . && docker run -p 8080:8080 -v purradox:/var/lib/purradox purradox
FROM python:3.12-slim AS libraries
WORKDIR /opt/purradox
COPY requirements/app.txt requirements/app.txt
RUN pip install --no-cache-dir --require-hashes -r requirements/app.txt

FROM libraries AS build
COPY . .
RUN pip wheel --no-deps --no-build-isolation --wheel-dir /wheels .

FROM libraries
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir --no-deps /wheels/*.whl

RUN useradd --system --home-dir /var/lib/purradox purradox \
    && mkdir -p /var/lib/purradox /var/cache/purradox \
    && chown purradox: /var/lib/purradox /var/cache/purradox
USER purradox
WORKDIR /var/lib/purradox

# The tables, and what was compiled: a new container has both.
ENV PURRADOX_CACHE=/var/cache/purradox
VOLUME ["/var/lib/purradox", "/var/cache/purradox"]
EXPOSE 8080
HEALTHCHECK --start-period=30s CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8080/healthz', timeout=3)"]
CMD ["purradox", "serve", "--no-browser", "--address", "0.0.0.0", "--port", "8080", "--database", "/var/lib/purradox/purradox.db"]
