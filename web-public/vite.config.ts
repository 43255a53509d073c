import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { remoteEntryPlugin } from '@prostora/federation/patches/remote-entry.ts';
import { inPlaceUpdates } from '@prostora/federation/in-place-updates.ts';
import {
  DEV_PORTS,
  cssModules,
  resolveFromRoot,
  layerOrder,
  privateSourceMaps,
  remoteBase,
  remoteFederation,
  uiStylesPlugin,
} from '@prostora/federation/vite.ts';
import { defineConfig } from 'vite';

const readRepositoryFile = (path: string): string => readFileSync(resolveFromRoot(path), 'utf8');

/** Icons exported by libs/ui, which the public pages use. Icons of the portal stay in its chunks. */
const UI_ICON_NAMES = new Set(
  [...readRepositoryFile('libs/ui/src/icons.ts').matchAll(/\b([A-Z]\w+)(?: as \w+)?,/gu)].map(
    ([, name]) => name,
  ),
);
const PUBLIC_ICONS = [
  ...readRepositoryFile('node_modules/lucide-react/dist/esm/lucide-react.mjs').matchAll(
    /^export \{([^}]+)\} from '\.\/icons\/([\w-]+)\.mjs';$/gmu,
  ),
]
  .filter(([, names = '']) =>
    names.split(',').some((name) => UI_ICON_NAMES.has(name.trim().replace('default as ', ''))),
  )
  .map(([, , file]) => file);

/** Modules that all public pages need; neither panels and dialogs nor anything of the portal. */
const ALL_PAGES_MODULES = new RegExp(
  [
    `node_modules/(?:react/|lucide-react/dist/esm/(?!icons/|lucide-react\\.|dynamic)|lucide-react/dist/esm/icons/(?:${PUBLIC_ICONS.join('|')})\\.mjs)`,
    'loadShare',
    'libs/(?:tokens/src/|ui/src/(?:class-names|icons|plan|picture|button|breadcrumbs|chip|empty-state|pagination|price-level|segmented-links|skeleton|space-card|tag|use-media)\\.|strings/src/(?:index|format|cs/(?:counts|favourite-button|ui))\\.|contracts/src/(?:index|limits|spaces|urls)\\.|federation|api-client/src/(?!files|writing-stream|generated/sdk/(?!catalog|content|site)))',
    'web-public/src/(?:lib/(?:api-context|highlight|route-loaders|share-image|structured-data/(?:lists|node)|use-idle|use-interaction)|app/routes)\\.|favourite-button',
  ].join('|'),
  'u',
);

export default defineConfig({
  base: remoteBase('web_public'),
  plugins: [
    react(),
    inPlaceUpdates(),
    uiStylesPlugin('remote'),
    layerOrder(),
    privateSourceMaps(),
    remoteFederation('web_public', { './routes': './src/app/routes.tsx' }),
    remoteEntryPlugin(),
  ],
  css: { modules: cssModules },
  server: {
    port: DEV_PORTS.web_public,
    strictPort: true,
    host: '127.0.0.1',
    hmr: { host: 'localhost', clientPort: DEV_PORTS.web_public },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    chunkSizeWarningLimit: 2000,
    // Preload only styles of lazy pages: the names of their scripts would add a kilobyte to every page.
    modulePreload: { resolveDependencies: (_file, files) => files.filter((file) => file.endsWith('.css')) },
    rolldownOptions: {
      input: 'src/app/routes.tsx',
      // Modules of all pages are one file, because each file costs a round trip.
      output: {
        codeSplitting: {
          groups: [
            { name: 'pages', test: ALL_PAGES_MODULES },
            {
              name: 'portal-calls',
              test: /api-client\/src\/generated\/sdk\/(?:account|calendars|membership|owner|waiting)\./u,
            },
            // Shared by the catalogue, the space page and the demand.
            {
              name: 'event-parts',
              test: /web-public\/src\/(?:components\/event\/event-(?:row|bar)|lib\/(?:catalog-return|demand-url|visited-spaces|event\/offered-time))\.|strings\/src\/cs\/event\./u,
            },
            // Shared by space and building pages and their texts: small modules, joined to save requests.
            {
              name: 'place-parts',
              test: /web-public\/src\/(?:components\/tags\/tag-icon|lib\/map-link)\.|icons\/(?:external-link|share-2)\.|cs\/space-measures\./u,
            },
            {
              name: 'space-parts',
              test: /web-public\/src\/components\/(?:gallery\/photo-mosaic|panorama\/panorama-tour|place\/place-location|tags\/tag-groups)\.|detail-row\.|structured-data\/venue\.|features\/space\/(?:price-list\/lazy-section|space\.page\.module)\.|lib\/(?:booking-url|share-page)\.|libs\/(?:contracts|strings)\/src\/(?:cs\/)?space-layouts\./u,
            },
            // Small modules of the space page alone.
            {
              name: 'space-tools',
              test: /web-public\/src\/(?:lib\/edit-url|components\/(?:compare\/compare-button|event\/back-to-spaces))\.|libs\/contracts\/src\/(?:durations|prague-time|timestamps)\./u,
            },
            {
              name: 'texts',
              test: /libs\/(?:ui\/src\/(?:rich-text\/(?:html|rich-text)|video\/video-player)|contracts\/src\/video)\./u,
            },
            // The page of the catalogue, its loader and its parts that load on demand share them.
            {
              name: 'catalog-parts',
              test: /libs\/strings\/src\/cs\/(?:places|public)\.|features\/catalog\/(?:card-photo|catalog-(?:data|query|sentence|url)|filter-names|lazy-components|map-switch|(?!catalog-map|list-extras|save-search)[\w.-]+\.module)\./u,
            },
            // Parts of all lists but the first page of the catalogue, loaded together before one is rendered.
            {
              name: 'list-parts',
              test: /features\/catalog\/(?:active-filters|capacities|seo-text)\.tsx|cs\/active-filters\./u,
            },
          ],
        },
      },
    },
  },
});
