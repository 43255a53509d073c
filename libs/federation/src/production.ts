import type { Plugin } from 'vite';

/** Imports of the shell from its remotes, and their exports (web-shell/src/remotes.d.ts). */
const REMOTE_MODULES: Readonly<Record<string, { remote: string; exposed: string; exports: string }>> = {
  'web_public/routes': {
    remote: 'web_public',
    exposed: './routes',
    exports: 'export const { createRoutes, loadRemainingRoutes } = remote;',
  },
  'web_admin/App': { remote: 'web_admin', exposed: './App', exports: 'export default remote.default;' },
};

/**
 * Vite plugin: the shell imports remotes through the loader of host.ts instead of the runtime of the plugin.
 */
export const hostLoaderPlugin = (): Plugin => ({
  name: 'prostora-host-loader',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id in REMOTE_MODULES ? `\0remote:${id}` : null),
  load(id) {
    const module = id.startsWith('\0remote:') ? REMOTE_MODULES[id.slice('\0remote:'.length)] : undefined;
    if (!module) return null;
    const { remote, exposed, exports } = module;
    return {
      code: [
        "import { loadRemote } from '@prostora/federation/host.ts';",
        `const remote = await loadRemote('${remote}', '${exposed}');`,
        exports,
      ].join('\n'),
      map: null,
    };
  },
});
