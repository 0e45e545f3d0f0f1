# syntax=docker/dockerfile:1
# An image of the server. docs/operations.md says how it is run, `npm run image-check` how it is tried without an engine.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
# No package needs its install script: better-sqlite3 brings a binary for each platform.
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --ignore-scripts --no-audit --no-fund
RUN node apps/cli/bin/south-street.mjs build
# The bundler's binaries have done their work.
RUN npm prune --omit=dev --omit=optional --ignore-scripts --no-audit --no-fund

FROM node:24-bookworm-slim
# What it is made of, for /version and the labels: docker build --build-arg COMMIT=$(git rev-parse HEAD) .
ARG VERSION=""
ARG COMMIT=""
LABEL org.opencontainers.image.title="South Street" \
      org.opencontainers.image.description="An open table for two shipping games: Packet Row and Transatlantic" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version=$VERSION \
      org.opencontainers.image.revision=$COMMIT
WORKDIR /app
COPY --from=build /app .
# The data folder belongs to whoever runs the server, and so does a new volume in its place. The command is for
# `docker exec`: south-street backup, south-street doctor.
RUN install -d -o node -g node -m 700 /data \
  && ln -s /app/apps/cli/bin/south-street.mjs /usr/local/bin/south-street
ENV NODE_ENV=production \
    NODE_OPTIONS=--max-semi-space-size=32 \
    DATA_DIR=/data \
    PAGE_DIR=/app/apps/web/dist \
    COMMIT=$COMMIT
USER node
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
# Ready means more than alive: data can be written.
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 8080) + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "/app/apps/cli/bin/south-street.mjs"]
CMD ["serve"]
