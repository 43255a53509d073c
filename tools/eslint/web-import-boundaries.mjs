import path from 'node:path';

/** Libraries and the libraries they may use. */
export const libraries = {
  contracts: [],
  tokens: [],
  strings: ['contracts', 'pricing'],
  pricing: ['contracts'],
  'rental-terms': ['contracts', 'pricing', 'strings'],
  'api-client': ['contracts'],
  nav: [],
  basemap: ['contracts', 'tokens'],
  federation: ['api-client', 'contracts', 'nav', 'strings'],
  ui: ['api-client', 'contracts', 'nav', 'strings', 'tokens'],
  testing: ['api-client', 'contracts', 'federation', 'nav', 'strings', 'tokens', 'ui'],
};

/** Where the owner's portal lives beside the public pages. */
const portal = [
  'app/',
  'components/host-conversation/',
  'lib/',
  'features/account/',
  'features/booking-import/',
  'features/deal/',
  'features/inquiries/',
  'features/membership/',
  'features/my-spaces/',
  'features/today/',
  'features/new-space/',
  'features/price-lists/',
  'features/rental-terms/',
  'features/team/',
  'features/reservations/',
  'features/statistics/',
].map((folder) => `web-public/src/${folder}`);

/** Packages that have one home, because each costs bytes, hides a technology or ties to one framework. */
const packageOwners = [
  {
    packages: ['react-router', 'react-router-dom', '@remix-run/router'],
    packageOwners: ['libs/nav/'],
    why: 'react-router is reached through @prostora/nav: a shared package is downloaded whole.',
  },
  {
    packages: ['antd', '@ant-design', 'rc-field-form'],
    packageOwners: ['web-admin/'],
    why: 'Ant Design belongs to the administration only.',
    types: ['libs/tokens/'],
  },
  {
    packages: ['@tanstack/react-query'],
    packageOwners: ['web-admin/', 'libs/ui/src/query-client.ts', ...portal],
    why: 'Public pages take their data from route loaders; react-query belongs to the portal and the administration.',
  },
  {
    packages: ['@nestjs', '@mikro-orm', 'bullmq', 'fastify', 'class-validator', 'class-transformer'],
    packageOwners: ['api/', 'tools/', 'qa/'],
    why: 'Server technology belongs to the API.',
  },
];

/**
 * Judges an import of the front end, the libraries and of packages with one home; null when it is allowed.
 * @param {{ file: string, specifier: string, isType: boolean }} edge
 * @returns {string | null}
 */
export function checkWebImport({ file, specifier, isType }) {
  if (specifier.startsWith('.')) return checkPath(file, path.posix.join(path.posix.dirname(file), specifier));
  return checkPackageOwner(file, specifier, isType) ?? checkLibrary(file, specifier);
}

/**
 * @param {string} file
 * @param {string} name
 * @param {boolean} isType
 */
function checkPackageOwner(file, name, isType) {
  if (/\.(spec|test)\.tsx?$|^libs\/testing\//.test(file)) return null;
  const rule = packageOwners.find((each) =>
    each.packages.some((entry) => name === entry || name.startsWith(`${entry}/`)),
  );
  if (!rule || rule.packageOwners.some((home) => file.startsWith(home))) return null;
  return isType && rule.types?.some((home) => file.startsWith(home)) ? null : rule.why;
}

/**
 * @param {string} file
 * @param {string} name
 */
function checkLibrary(file, name) {
  const application =
    /^(web_public|web_admin|web_shell|@prostora\/(?:api|web-public|web-admin|web-shell))(\/|$)/.exec(
      name,
    )?.[1];
  if (application) {
    const isHost = file.startsWith('web-shell/') && /^web_(public|admin)$/.test(application);
    return isHost ? null : 'Applications do not import each other; only the shell mounts the remotes.';
  }
  const library = /^libs\/([^/]+)\//.exec(file)?.[1];
  const wanted = /^@prostora\/([^/]+)/.exec(name)?.[1];
  if (!library || !wanted || library === wanted) return null;
  return libraries[/** @type {keyof typeof libraries} */ (library)]?.includes(/** @type {never} */ (wanted))
    ? null
    : `The library ${library} may not use ${wanted}: see tools/eslint/web-import-boundaries.mjs.`;
}

const top = (/** @type {string} */ file) => /^(libs\/[^/]+|[^/]+)\//.exec(file)?.[1] ?? '';

/**
 * One way only: lib, components, kit, session → features → app; tools → qa.
 * @param {string} file
 * @param {string} target
 */
function checkPath(file, target) {
  if (top(target) === 'qa' && top(file) !== 'qa')
    return 'qa uses the product and the tools; nothing uses qa.';
  if (/^(web-|libs\/)/.test(file) && top(file) !== top(target)) {
    const isHarness = file.startsWith('web-shell/e2e/') && /^(api\/test|tools)\//.test(target);
    return isHarness ? null : 'Another project is imported by its package name, never by a path.';
  }
  const from = /^web-[^/]+\/src\/([^/]+)\/?([^/]*)/.exec(file);
  const to = /^web-[^/]+\/src\/([^/]+)\/?([^/]*)/.exec(target);
  if (!from || !to || /\.(spec|test)\.tsx?$/.test(file)) return null;
  if (from[1] === 'features' && to[1] === 'features' && from[2] !== to[2])
    return 'Features do not import features: what both need goes to components or lib.';
  if (from[1] === 'features' && to[1] === 'app') return 'Features do not import the app that mounts them.';
  if (
    ['lib', 'components', 'kit', 'session'].includes(from[1] ?? '') &&
    ['features', 'app'].includes(to[1] ?? '')
  )
    return `${from[1]} is used by features and never imports them.`;
  return null;
}
