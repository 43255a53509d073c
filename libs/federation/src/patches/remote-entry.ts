import type { Plugin } from 'vite';

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
          '@module-federation/vite has changed its entry or its shares: check libs/federation/src/patches/remote-entry.ts.',
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
