import type { Plugin } from 'vite';

/** Names the shell imports from its remotes, and what each of those modules exports (web-shell/src/remotes.d.ts). */
const REMOTE_MODULES: Readonly<Record<string, { remote: string; exposed: string; exports: string }>> = {
  'web_public/routes': {
    remote: 'web_public',
    exposed: './routes',
    exports: 'export const createRoutes = remote.createRoutes;',
  },
  'web_admin/App': { remote: 'web_admin', exposed: './App', exports: 'export default remote.default;' },
};

/** The shell's imports from its remotes go through the small loader of host.ts instead of the plugin's runtime. */
export const leanHost = (): Plugin => ({
  name: 'prostora-lean-host',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id in REMOTE_MODULES ? `\0remote:${id}` : null),
  load(id) {
    const module = id.startsWith('\0remote:') ? REMOTE_MODULES[id.slice('\0remote:'.length)] : undefined;
    if (!module) return null;
    const { remote, exposed, exports } = module;
    return {
      code: `import { loadRemote } from '@prostora/federation/host.ts';\nconst remote = await loadRemote('${remote}', '${exposed}');\n${exports}`,
      map: null,
    };
  },
});

/** Where modules of a remote look for what the host shares (@module-federation/vite); filled before any of them runs. */
const CACHE = '__mf_module_cache__';

/**
 * Writes the entry of a remote anew: `init` puts what the host shares where the plugin's modules look for it, `get` hands out the
 * exposed modules. The plugin's own entry brings 7 KB of choosing among versions and bundlers. It stays in development, where
 * the modules of a remote arrive one by one. An upgrade of the plugin that moves either place fails the build.
 */
export const leanContainer = (): Plugin => {
  const seen = { entry: false, share: false };
  return {
    name: 'prostora-lean-container',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (id.includes('loadShare') && code.includes(CACHE) && code.includes('"default:react"'))
        seen.share = true;
      const exposes = id.includes('virtual:mf-REMOTE_ENTRY_ID')
        ? /["'](virtual:mf-exposes[^"']*)["']/u.exec(code)?.[1]
        : undefined;
      if (!exposes) return null;
      seen.entry = true;
      return { code: container(exposes), map: null };
    },
    buildEnd(error) {
      if (!error && !(seen.entry && seen.share))
        this.error(
          '@module-federation/vite writes its entry or its shares in another way now: look at libs/federation/src/production.ts again.',
        );
    },
  };
};

const container = (exposes: string): string => `
  import exposed from ${JSON.stringify(exposes)};
  export function init(shared) {
    const cache = globalThis.${CACHE} ??= { share: {}, remote: {} };
    for (const [name, versions] of Object.entries(shared)) cache.share['default:' + name] ??= Object.values(versions)[0].lib();
  }
  export async function get(name) {
    if (!exposed[name]) throw new Error('[Module Federation] There is no ' + name + ' in this remote.');
    const module = await exposed[name]();
    return () => module;
  }`;
