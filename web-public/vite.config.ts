import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { DEV_PORTS, cssModules, inRepository, layerOrder, remoteBase, remoteFederation, uiStylesOf } from '@prostora/federation/vite.ts';
import { defineConfig } from 'vite';

/** Files of the icons that libs/ui names: those of the public pages. The portal names its own, and they stay with it. */
const PUBLIC_ICONS = [...readFileSync(inRepository('libs/ui/src/icons.ts'), 'utf8').matchAll(/\b([A-Z]\w+)(?: as \w+)?,/gu)]
  .map(([, name = '']) => name.replaceAll(/(?<=[a-z])(?=[A-Z\d])/gu, '-').toLowerCase());

/** What all public pages need; neither panels and dialogs nor anything of the portal. */
const PAGES = new RegExp([
  `node_modules/(?:react/|lucide-react/dist/esm/(?!icons/|lucide-react\\.|dynamic)|lucide-react/dist/esm/icons/(?:${PUBLIC_ICONS.join('|')})\\.m?js)`,
  'loadShare',
  'libs/(?:ui/src/(?:class-names|icons|logo|plan|picture|button|breadcrumbs|chip|empty-state|pagination|price-level|segmented-links|skeleton|space-card|tag|use-media)\\.|strings/src/(?:index|format|cs/(?:common|public|ui))\\.|contracts|federation|api-client)',
  'web-public/src/(?:lib/(?:api-context|highlight|use-delayed|use-idle|visited-spaces)|app/routes)\\.|catalog-address|catalog\\.loader|relaxations',
].join('|'), 'u');

export default defineConfig({
  base: remoteBase('web_public'),
  plugins: [react(), uiStylesOf('remote'), layerOrder(), remoteFederation('web_public', { './routes': './src/app/routes.tsx' })],
  css: { modules: cssModules },
  server: { port: DEV_PORTS.web_public, strictPort: true, host: '127.0.0.1', hmr: { host: 'localhost', clientPort: DEV_PORTS.web_public } },
  build: {
    outDir: 'dist', emptyOutDir: true, manifest: true, chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: 'src/app/routes.tsx',
      // What all pages need is one file, as each costs a round trip.
      output: { codeSplitting: { groups: [{ name: 'pages', test: PAGES }] } },
    },
  },
});
