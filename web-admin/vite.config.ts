import react from '@vitejs/plugin-react';
import { inPlaceUpdates } from '@prostora/federation/in-place-updates.ts';
import {
  DEV_PORTS,
  cssModules,
  privateSourceMaps,
  remoteBase,
  remoteFederation,
  uiStylesPlugin,
} from '@prostora/federation/vite.ts';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  // Addresses in the build are relative, because CONSOLE_URL may move it to another origin.
  base: command === 'build' ? './' : remoteBase('web_admin'),
  plugins: [
    react(),
    inPlaceUpdates(),
    uiStylesPlugin('remote'),
    privateSourceMaps(),
    remoteFederation('web_admin', { './App': './src/app/app.tsx' }),
  ],
  css: { modules: cssModules },
  server: {
    port: DEV_PORTS.web_admin,
    strictPort: true,
    host: '127.0.0.1',
    hmr: { host: 'localhost', clientPort: DEV_PORTS.web_admin },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { input: 'src/app/app.tsx' },
  },
}));
