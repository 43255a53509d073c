import path from 'node:path';

/**
 * @typedef {{
 *   never?: string[], neverPackages?: string[], neverPlatform?: string[],
 *   only?: string[], onlyPackages?: string[], onlyPlatform?: string[], notEvenTypes?: string[]
 * }} Layer
 * @typedef {{ specifiers: string[], owner: string }} ErrorPhrases
 * @typedef {{
 *   modules: Record<string, string[]>, folders: Record<string, Record<string, string[]>>,
 *   layers: Record<string, Layer>, errorPhrases: ErrorPhrases, longestIndex: number
 * }} Architecture
 * @typedef {{ area: 'module', module: string, folder: string, layer: string } | { area: 'platform', part: string } | { area: 'root' } | null} Place
 */

/**
 * Where a file of the API stands.
 * @param {string} file path from the repository's folder, with slashes
 * @param {Architecture} architecture
 * @returns {Place}
 */
export function locate(file, architecture) {
  const inModule = /^api\/src\/modules\/([^/]+)\/(.+)$/.exec(file);
  if (inModule) {
    const [, module, name] = inModule;
    const folder = name.includes('/') ? name.slice(0, name.indexOf('/')) : '';
    return { area: 'module', module, folder, layer: getLayer(name, architecture) };
  }
  const inPlatform = /^api\/src\/platform\/([^/]+)/.exec(file);
  if (inPlatform) return { area: 'platform', part: inPlatform[1].replace(/\.ts$/, '') };
  return /^api\/src\//.test(file) ? { area: 'root' } : null;
}

/**
 * The layer is the last suffix: `space.admin.controller.ts` is a controller.
 * @param {string} name
 * @param {Architecture} architecture
 */
function getLayer(name, architecture) {
  if (path.posix.basename(name) === 'index.ts') return 'index';
  const suffix = /\.([a-z]+)\.ts$/.exec(path.posix.basename(name))?.[1];
  return suffix && suffix in architecture.layers ? suffix : 'plain';
}

/**
 * Judges one import of the API; null when it is allowed, else the sentence of the rule it breaks.
 * @param {{ file: string, specifier: string, isType: boolean }} edge file from the repository's folder
 * @param {Architecture} architecture
 * @returns {string | null}
 */
export function checkImport({ file, specifier, isType }, architecture) {
  if (/\.(spec|test)\.tsx?$/.test(file)) return null;
  const from = locate(file, architecture);
  if (!from) return null;
  if (architecture.errorPhrases.specifiers.includes(specifier)) return checkErrorPhrases(from, architecture);
  if (from.area === 'root') return null;
  if (!specifier.startsWith('.'))
    return from.area === 'module' ? checkPackage(from, specifier, isType, architecture) : null;
  const target = path.posix.join(path.posix.dirname(file), specifier);
  const to = locate(target, architecture);
  if (from.area === 'platform') return checkPlatform(to);
  return checkModule(from, to, target, isType, architecture);
}

/**
 * Applies to types too: codes and their parameters are in libs/contracts.
 * @param {Place} from
 * @param {Architecture} architecture
 */
function checkErrorPhrases(from, architecture) {
  return from?.area === 'platform' && from.part === architecture.errorPhrases.owner
    ? null
    : `Errors carry codes (@prostora/contracts); only platform/${architecture.errorPhrases.owner} reads their phrases.`;
}

/** @param {Place} to */
function checkPlatform(to) {
  return to === null || to.area === 'platform'
    ? null
    : 'The platform knows technology only: it never imports modules or the composition of the application.';
}

const OWN_INDEX = 'Inside a module files import each other directly, not through index.ts.';

/**
 * @param {{ module: string, folder: string, layer: string }} from
 * @param {Place} to
 * @param {string} target
 * @param {boolean} isType
 * @param {Architecture} architecture
 */
function checkModule(from, to, target, isType, architecture) {
  if (to === null || to.area === 'root')
    return `A module imports its own files, other modules and the platform, not ${target}.`;
  if (to.area === 'platform') return checkPlatformPart(from.layer, to.part, isType, architecture);
  if (to.module === from.module) {
    const broken = checkFolder(from, to, architecture);
    if (broken !== null) return broken;
    if (to.layer === 'index' && to.folder !== '' && to.folder !== from.folder) return null;
    if (to.layer === 'index' && from.layer !== 'module') return OWN_INDEX;
    return checkLayer(from.layer, to.layer, isType, architecture);
  }
  if (to.layer !== 'index')
    return `Other modules are used through an index.ts only: import ../${to.module}/index.ts or that of its sub-folder.`;
  const allowed = architecture.modules[from.module];
  if (!allowed) return `The module ${from.module} is missing in api/architecture.cjs.`;
  return allowed.includes(to.module)
    ? null
    : `The module ${from.module} may not use ${to.module}: upward talk goes by events, or the edge is added to api/architecture.cjs.`;
}

/**
 * Borders between the sub-folders of a module, for types too. The Nest modules and the module's index.ts wire the
 * whole module and are exempt.
 * @param {{ module: string, folder: string, layer: string }} from
 * @param {{ folder: string }} to
 * @param {Architecture} architecture
 */
function checkFolder(from, to, architecture) {
  const isWiring = from.layer === 'module' || (from.layer === 'index' && from.folder === '');
  if (isWiring || to.folder === '' || to.folder === from.folder) return null;
  if (from.folder === '')
    return `The core of a module, the files at its top, imports no sub-folder: ${from.module}/${to.folder}.`;
  const allowed = architecture.folders[from.module]?.[from.folder];
  if (!allowed) return `The sub-folder ${from.module}/${from.folder} is missing in api/architecture.cjs.`;
  return allowed.includes(to.folder)
    ? null
    : `The sub-folder ${from.module}/${from.folder} may not use ${to.folder}: ` +
        'what both need belongs to the core or to the lower folder, upward talk goes by events or a port.';
}

/**
 * @param {string} from
 * @param {string} to
 * @param {boolean} isType
 * @param {Architecture} architecture
 */
function checkLayer(from, to, isType, architecture) {
  const layer = architecture.layers[from] ?? {};
  if (isType && !layer.notEvenTypes?.includes(to)) return null;
  const isBad = layer.only ? !layer.only.includes(to) : layer.never?.includes(to);
  return isBad ? `A ${from} never imports a ${to}.` : null;
}

/**
 * @param {string} from
 * @param {string} part
 * @param {boolean} isType
 * @param {Architecture} architecture
 */
function checkPlatformPart(from, part, isType, architecture) {
  const layer = architecture.layers[from] ?? {};
  if (isType) return null;
  const isBad = layer.onlyPlatform ? !layer.onlyPlatform.includes(part) : layer.neverPlatform?.includes(part);
  return isBad ? `A ${from} never imports platform/${part}.` : null;
}

/**
 * @param {{ layer: string }} from
 * @param {string} name
 * @param {boolean} isType
 * @param {Architecture} architecture
 */
function checkPackage(from, name, isType, architecture) {
  const layer = architecture.layers[from.layer] ?? {};
  if (isType) return null;
  const among = (/** @type {string[]} */ list) =>
    list.some((entry) => name === entry || name.startsWith(entry.endsWith('/') ? entry : `${entry}/`));
  const isBad = layer.onlyPackages ? !among(layer.onlyPackages) : among(layer.neverPackages ?? []);
  return isBad ? `A ${from.layer} never imports ${name}.` : null;
}
