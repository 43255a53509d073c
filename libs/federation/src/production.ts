import type { Plugin } from 'vite';

/** Imports of the shell from its remotes, and their exports (web-shell/src/remotes.d.ts). */
const REMOTE_MODULES: Readonly<Record<string, { remote: string; exposed: string; exports: string }>> = {
  'web_public/routes': {
    remote: 'web_public',
    exposed: './routes',
    exports: 'export const createRoutes = remote.createRoutes;',
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

/**
 * Global of @module-federation/vite in which modules of a remote look up shared modules; filled before they
 * run.
 */
const SHARE_CACHE = '__mf_module_cache__';

/**
 * Vite plugin that replaces the entry of a remote: `init` stores the shared modules for the plugin, `get`
 * returns exposed modules. The original entry has 7 KB of version negotiation. Development keeps it, because
 * modules are loaded one by one. The build fails when an upgrade of the plugin moves either place.
 */
export const remoteEntryPlugin = (): Plugin => {
  const seen = { entry: false, share: false };
  return {
    name: 'prostora-remote-entry',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (id.includes('loadShare') && code.includes(SHARE_CACHE) && code.includes('"default:react"'))
        seen.share = true;
      const exposes = id.includes('virtual:mf-REMOTE_ENTRY_ID')
        ? /["'](virtual:mf-exposes[^"']*)["']/u.exec(code)?.[1]
        : undefined;
      if (!exposes) return null;
      seen.entry = true;
      return { code: buildEntryCode(exposes), map: null };
    },
    buildEnd(error) {
      if (!error && !(seen.entry && seen.share))
        this.error(
          '@module-federation/vite has changed its entry or its shares: check libs/federation/src/production.ts.',
        );
    },
  };
};

const buildEntryCode = (exposes: string): string => `
  import exposed from ${JSON.stringify(exposes)};
  export function init(shared) {
    const cache = globalThis.${SHARE_CACHE} ??= { share: {}, remote: {} };
    for (const [name, versions] of Object.entries(shared))
      cache.share['default:' + name] ??= Object.values(versions)[0].lib();
  }
  export async function get(name) {
    if (!exposed[name]) throw new Error('[Module Federation] ' + name + ' is not exposed by this remote.');
    const module = await exposed[name]();
    return () => module;
  }`;
