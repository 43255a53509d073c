import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Library modules this site never runs but bundlers cannot drop, and their stubs. */
const UNUSED_MODULES: readonly { file: RegExp; why: string; code: string }[] = [
  {
    file: /react-router\/dist\/production\/lib\/dom\/ssr\/components\.js$/u,
    why: "the router's framework mode: links never prefetch by its manifest, there is none",
    code: `
      import { createContext, useRef } from 'react';
      export const FrameworkContext = createContext(undefined);
      export const PrefetchPageLinks = () => null;
      export const usePrefetchBehavior = () => [false, useRef(null), {}];
      export const mergeRefs = (...refs) => (refs.filter(Boolean).length < 2
        ? refs.find(Boolean) : (value) => refs.forEach((ref) => {
        if (typeof ref === 'function') ref(value); else if (ref != null) ref.current = value;
      }));`,
  },
  {
    file: /react-router\/dist\/production\/lib\/router\/instrumentation\.js$/u,
    why: "the router's instrumentation: none is passed to it",
    code: `
      export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
      export const getRouteInstrumentationUpdates = () => ({});
      export const instrumentClientSideRouter = (router) => router;`,
  },
];

/** Adds the missing exports of the original to a stub, as undefined. */
function addMissingExports(stub: string, original: string): string {
  const exported = [...original.matchAll(/^export \{([^}]+)\}/gmu)].flatMap((match) =>
    (match[1] ?? '').split(',').map((name) => name.trim().split(' as ').at(-1) ?? ''),
  );
  const missing = exported.filter(
    (name) => name !== '' && !new RegExp(`export (?:const|class) ${name}\\b`, 'u').test(stub),
  );
  return `${stub}\n${missing.map((name) => `export const ${name} = undefined;`).join('\n')}`;
}

/**
 * Vite plugin that replaces unused router modules by stubs in the production bundle. The build fails when a
 * module is no longer found (after an upgrade).
 */
export function stubUnusedModules(): Plugin {
  const remaining = new Set(UNUSED_MODULES);
  return {
    name: 'prostora-stub-unused-modules',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const path = id.replaceAll('\\', '/').split('?')[0] ?? id;
      const unused = UNUSED_MODULES.find(({ file }) => file.test(path));
      if (!unused) return null;
      remaining.delete(unused);
      return {
        code: addMissingExports(unused.code, readFileSync(path, 'utf8')),
        map: null,
        moduleSideEffects: false,
      };
    },
    buildEnd(error) {
      if (!error && remaining.size > 0)
        this.error(
          `Module not found, check libs/federation/src/patches/stub-unused-modules.ts: ` +
            [...remaining].map(({ why }) => why).join('; '),
        );
    },
  };
}
