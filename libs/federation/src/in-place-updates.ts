import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EnvironmentModuleNode, Plugin } from 'vite';

const STRINGS = resolve(fileURLToPath(new URL('../../..', import.meta.url)), 'libs/strings/src');
const EXPORT = /^export (?:(const)|(?:async )?function) (\w+)/gmu;

/**
 * In development a changed module of libs/strings, or the styles of a CSS module, update in the open page without a
 * reload. The components that use changed strings render again by React's Fast Refresh.
 */
export const inPlaceUpdates = (): Plugin[] => [
  {
    name: 'prostora-strings-in-place',
    apply: 'serve',
    transform: (code, id, options) =>
      isStringsModule(id) && options?.ssr !== true ? { code: acceptStrings(code), map: null } : null,
    hotUpdate({ modules, file }) {
      if (this.environment.name !== 'client' || !isStringsModule(file)) return undefined;
      return [...modules, ...findComponents(modules)];
    },
  },
  {
    name: 'prostora-styles-in-place',
    apply: 'serve',
    enforce: 'post',
    transform: (code, id, options) =>
      isCssModule(id) && options?.ssr !== true
        ? { code: `${code}\nimport.meta.hot.accept();`, map: null }
        : null,
    hotUpdate({ modules, file }) {
      // Vite replaces the users of a CSS module; the names of classes follow from its path, so they need no update.
      if (isCssModule(file)) for (const module of modules) module.isSelfAccepting = true;
    },
  },
];

const isStringsModule = (id: string): boolean => id.startsWith(STRINGS) && /\.ts(?:$|\?)/u.test(id);
const isCssModule = (id: string): boolean => /\.module\.css(?:$|\?)/u.test(id);

/** The nearest modules up from the given ones that Fast Refresh replaces: those that export only components. */
function findComponents(modules: readonly EnvironmentModuleNode[]): EnvironmentModuleNode[] {
  const seen = new Set(modules);
  const found = new Set<EnvironmentModuleNode>();
  for (const module of seen)
    for (const importer of module.importers) {
      const isReplaced = importer.isSelfAccepting === true && !isStringsModule(importer.id ?? '');
      if (isReplaced && importer.file && exportsOnlyComponents(readFileSync(importer.file, 'utf8')))
        found.add(importer);
      else seen.add(importer);
    }
  return [...found];
}

/** By the names of exports; a context is no component. */
export function exportsOnlyComponents(code: string): boolean {
  const declared = [
    ...code.matchAll(/^export (?:default )?(?:async )?(?:function|class|const|let) (\w+)/gmu),
  ];
  const listed = [...code.matchAll(/^export \{([^}]*)\}/gmu)].flatMap(([, names = '']) => names.split(','));
  const names = [...declared.map(([, name = '']) => name), ...listed.map((name) => name.trim())];
  return names.length > 0 && names.every((name) => /^[A-Z]\w*[a-z]/u.test(name) && !name.endsWith('Context'));
}

/**
 * Makes a module pass the exports of its next version on to all its versions: modules keep the one that they were
 * loaded with. Objects are changed in place, because their users may keep parts of them.
 */
export function acceptStrings(code: string): string {
  const names = [...code.matchAll(EXPORT)].map(([, , name]) => name);
  if (names.length === 0) return code;
  const assignments = names.map((name) => `${name} = merge(${name}, next.${name});`).join(' ');
  return `${code.replaceAll(EXPORT, (statement, isConst) => (isConst ? statement.replace('const', 'let') : statement))}
if (import.meta.hot) {
  const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
  const merge = (old, next) => {
    if (!isObject(old) || !isObject(next)) return next;
    for (const name of Object.keys(old)) if (!(name in next)) delete old[name];
    for (const name of Object.keys(next)) old[name] = merge(old[name], next[name]);
    return old;
  };
  const versions = (import.meta.hot.data.versions ??= []);
  versions.push((next) => { ${assignments} });
  import.meta.hot.accept((next) => { if (next) for (const update of versions) update(next); });
}`;
}
