import react from '@vitejs/plugin-react';
import { DEV_PORTS, cssModules } from '@prostora/federation/vite.ts';
import { defineConfig } from 'vite';

const api = process.env['API_URL'] ?? `http://127.0.0.1:${DEV_PORTS.api}`;
/** The API accepts writes only from the site's origin, so the proxy sets it. */
const origin = process.env['PUBLIC_URL'] ?? `http://localhost:${DEV_PORTS.shell}`;
const target = { target: api, headers: { origin } };

/**
 * Standalone console without shell and federation: `vite --config web-admin/src/standalone/vite.config.ts`.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  css: { modules: cssModules },
  server: {
    port: Number(process.env['PORT'] ?? 4300),
    host: '127.0.0.1',
    proxy: { '/api': target, '/media': target },
  },
  build: { outDir: '../../dist-standalone', emptyOutDir: true },
});
