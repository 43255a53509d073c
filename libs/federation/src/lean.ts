import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Modules of the libraries that this site never runs, but that their bundles cannot drop by themselves, and what stands for them. */
const UNUSED: readonly { file: RegExp; why: string; code: string }[] = [
  {
    file: /react-router\/dist\/production\/lib\/dom\/ssr\/components\.js$/u,
    why: "the router's framework mode: links never prefetch by its manifest, there is none",
    code: `
      import { createContext, useRef } from 'react';
      export const FrameworkContext = createContext(undefined);
      export const PrefetchPageLinks = () => null;
      export const usePrefetchBehavior = () => [false, useRef(null), {}];
      export const mergeRefs = (...refs) => (refs.filter(Boolean).length < 2 ? refs.find(Boolean) : (value) => refs.forEach((ref) => {
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

/** The stand-in with all the names of the original: whatever else is imported from it is never run either. */
function withEveryExport(standIn: string, original: string): string {
  const exported = [...original.matchAll(/^export \{([^}]+)\}/gmu)].flatMap((match) =>
    (match[1] ?? '').split(',').map((name) => name.trim().split(' as ').at(-1) ?? ''),
  );
  const missing = exported.filter(
    (name) => name !== '' && !new RegExp(`export (?:const|class) ${name}\\b`, 'u').test(standIn),
  );
  return `${standIn}\n${missing.map((name) => `export const ${name} = undefined;`).join('\n')}`;
}

/**
 * Leaves unused parts of the router out of the production bundle: every public page pays for
 * them. A part that is no longer found (after an upgrade) fails the build, so that nobody believes it is still left out.
 */
export function leanLibraries(): Plugin {
  const left = new Set(UNUSED);
  return {
    name: 'prostora-lean-libraries',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const path = id.replaceAll('\\', '/').split('?')[0] ?? id;
      const unused = UNUSED.find(({ file }) => file.test(path));
      if (!unused) return null;
      left.delete(unused);
      return {
        code: withEveryExport(unused.code, readFileSync(path, 'utf8')),
        map: null,
        moduleSideEffects: false,
      };
    },
    buildEnd(error) {
      if (!error && left.size > 0)
        this.error(
          `No longer found, look at libs/federation/src/lean.ts again: ${[...left].map(({ why }) => why).join('; ')}`,
        );
    },
  };
}
