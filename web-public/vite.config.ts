import react from '@vitejs/plugin-react';
import { DEV_PORTS, cssModules, layerOrder, remoteBase, remoteFederation, uiStylesOf } from '@prostora/federation/vite.ts';
import { defineConfig } from 'vite';

export default defineConfig({
  base: remoteBase('web_public'),
  plugins: [react(), uiStylesOf('remote'), layerOrder(), remoteFederation('web_public', { './routes': './src/app/routes.tsx' })],
  css: { modules: cssModules },
  server: { port: DEV_PORTS.web_public, strictPort: true, host: '127.0.0.1', hmr: { host: 'localhost', clientPort: DEV_PORTS.web_public } },
  build: {
    outDir: 'dist', emptyOutDir: true, manifest: true, chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: 'src/app/routes.tsx',
      // What all pages need is one file, as each costs a round trip; what only panels and dialogs need stays with them.
      output: { codeSplitting: { groups: [{ name: 'pages', test: /node_modules\/(?:lucide-react|react)\/|loadShare|libs\/(?:ui\/src\/(?!modal|use-dialog|fields\/|check-row)|strings|contracts|federation|api-client)|web-public\/src\/(?:lib|app)\/|catalog-address|catalog\.loader|relaxations/ }] } },
    },
  },
});
