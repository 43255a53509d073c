import react from '@vitejs/plugin-react';
import { stubUnusedModules } from '@prostora/federation/patches/stub-unused-modules.ts';
import { inPlaceUpdates } from '@prostora/federation/in-place-updates.ts';
import {
  DEV_PORTS,
  cssModules,
  hostFederation,
  keepUiStyles,
  layerOrder,
  privateSourceMaps,
  remoteBase,
  sharedRefresh,
  uiStylesPlugin,
} from '@prostora/federation/vite.ts';
import { defineConfig, type ModulePreloadOptions } from 'vite';
import { renderDocuments } from './dev-documents.ts';

const api = `http://127.0.0.1:${DEV_PORTS.api}`;
const remote = (name: 'web_public' | 'web_admin') => ({
  [remoteBase(name)]: { target: `http://127.0.0.1:${DEV_PORTS[name]}` },
});

/** The document loads scripts itself after the first paint (src/server/assets.ts). */
const modulePreload: ModulePreloadOptions = {
  resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? [] : files),
};
/** The policy of documents allows no fonts in `data:`. */
const assetsInlineLimit = (file: string) => (file.endsWith('.woff2') ? false : undefined);

/**
 * Few files, because each costs a round trip: libraries, which rarely change, the code of all pages, and the forms,
 * which are prefetched before use. Only forms format counts and days.
 */
const CHUNKS = [
  {
    name: 'libraries',
    test: /node_modules\/(?:react|react-dom|react-router|scheduler)\/|libs\/nav\/|rolldown/,
  },
  { name: 'dialog-history', test: /libs\/ui\/src\/dialog-history\./ },
  { name: 'format', test: /libs\/strings\/src\/format\./ },
  {
    name: 'frame',
    test: /node_modules\/lucide-react\/(?!dist\/esm\/icons\/)|libs\/(?:ui\/src\/(?!fields\/[\w-]+\.ts|legal-terms-link)|strings\/src\/(?:index|cs\/(?:common|ui)\.)|contracts\/(?!src\/(?:redaction|password|canonical-text|company|console-urls|contact|limits|one-line|plain-name|staff-day))|federation|api-client)|web-shell\/src\/(?:session\/(?!watch-account|claim-device|landing-page)|lib\/(?:dialogs|plain-click)\.|app\/(?:root-id|impersonation)\.|features\/(?:toasts|header\/(?:navigation|use-closed)))/,
  },
  {
    name: 'watch-account',
    test: /web-shell\/src\/session\/(?:watch-account|claim-device)\.|contracts\/src\/staff-day/,
  },
  { name: 'password', test: /libs\/contracts\/src\/password\./ },
  {
    name: 'forms',
    test: /node_modules\/react-hook-form\/|libs\/(?:ui\/src\/(?:fields\/[\w-]+\.ts|legal-terms-link)|contracts\/src\/(?:canonical-text|company|contact|limits|one-line|plain-name)\.|strings\/src\/cs\/(?:account|errors)\.)|web-shell\/src\/(?:components|lib\/use-(?:account-form|sending|fragment-token)|features\/(?:login|password)\/|app\/(?:dialogs|guest-page)\.|session\/landing-page\.)/,
  },
];

export default defineConfig(({ command }) => ({
  plugins: [
    stubUnusedModules(),
    react(),
    inPlaceUpdates(),
    uiStylesPlugin('host'),
    keepUiStyles(),
    layerOrder(),
    privateSourceMaps(),
    sharedRefresh(),
    hostFederation(command),
    renderDocuments(api),
  ],
  css: { modules: cssModules },
  server: {
    port: DEV_PORTS.shell,
    strictPort: true,
    proxy: {
      '/api': api,
      '/media': api,
      '/dev/mail': api,
      '/basemap': api,
      '/sitemap': api,
      '/robots.txt': api,
      ...remote('web_public'),
      ...remote('web_admin'),
    },
  },
  build: {
    // A single stylesheet: small, shared by all pages, in the order of its layers.
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    cssCodeSplit: false,
    assetsInlineLimit,
    modulePreload,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: CHUNKS,
        },
      },
    },
  },
}));
