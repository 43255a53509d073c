import type { Plugin } from 'vite';

const RESOLVED_ID = '\0remote:web_public/routes';

/**
 * Vite plugin: the shell imports the public routes (web-shell/src/remotes.d.ts) through the loader of host.ts
 * instead of the federation runtime.
 */
export const hostLoaderPlugin = (): Plugin => ({
  name: 'prostora-host-loader',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id === 'web_public/routes' ? RESOLVED_ID : null),
  load: (id) =>
    id === RESOLVED_ID
      ? {
          code: [
            "import { loadPublicRemote } from '@prostora/federation/host.ts';",
            "const remote = await loadPublicRemote('./routes');",
            'export const { createRoutes, loadRemainingRoutes } = remote;',
          ].join('\n'),
          map: null,
        }
      : null,
});
