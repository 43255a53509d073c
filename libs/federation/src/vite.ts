import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { federation } from '@module-federation/vite';
import { version } from 'react';
import type { CSSOptions, Plugin, PluginOption } from 'vite';
import { hostLoaderPlugin } from './production.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

// The plugin disables federation when it detects a test run; a build started by a test must be the same.
process.env['MFE_VITE_NO_TEST_ENV_CHECK'] = 'true';

export type DevPorts = { shell: number; web_public: number; web_admin: number; api: number };

/** Ports of the development servers: `npm run dev` sets `DEV_PORTS`; production has one origin. */
export const DEV_PORTS: DevPorts = {
  ...{ shell: 3000, web_public: 3001, web_admin: 3002, api: 3003 },
  ...(JSON.parse(process.env['DEV_PORTS'] ?? '{}') as Partial<DevPorts>),
};

export type RemoteName = 'web_public' | 'web_admin';

/** Vite base of a remote, in development and production. */
export const remoteBase = (name: RemoteName): string => `/remotes/${name}/`;

/**
 * Packages shared by host and remotes: a shared package is downloaded whole, so a library of one remote
 * belongs to that remote. Remotes have no fallback copies, the host loads shared packages with its entry; a
 * remote refuses a host with another major version of React.
 */
function buildShared(side: 'host' | 'remote') {
  const share =
    side === 'host'
      ? { singleton: true, requiredVersion: false as const, eager: true }
      : { singleton: true, requiredVersion: false as const, import: false as const };
  const react = side === 'host' ? share : { ...share, requiredVersion: REACT_RANGE, strictVersion: true };
  return { react, 'react-dom': react, 'react-dom/client': react, '@prostora/nav': share };
}

const REACT_RANGE = `^${version.split('.', 1)[0] ?? ''}.0.0`;

const COMMON = {
  filename: 'remoteEntry.js',
  shareStrategy: 'loaded-first',
  disableSnapshot: true,
  dts: false,
} as const;

/**
 * Federation of the shell: loads the public pages from its own origin and shares its libraries with them. The
 * console is loaded at run time (web-shell/src/app/console-remote.ts).
 */
export const hostFederation = (command: 'build' | 'serve'): PluginOption =>
  command === 'build'
    ? hostLoaderPlugin()
    : federation({
        ...COMMON,
        name: 'web_shell',
        remotes: {
          web_public: {
            type: 'module',
            name: 'web_public',
            entry: `${remoteBase('web_public')}remoteEntry.js`,
          },
        },
        shared: buildShared('host'),
      });

/**
 * Imports all shared packages in the first module of a remote. The federation plugin guesses the used names
 * and may stop before it has read all files, so that the build fails for a "missing export".
 */
const importSharedPackages = (files: readonly string[]): Plugin => ({
  name: 'prostora-complete-shares',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!files.some((file) => id.split('?')[0]?.endsWith(file.replace(/^\./u, '')))) return null;
    const imports = [...Object.keys(buildShared('remote')), 'react/jsx-runtime'].map(
      (source, index) => `import * as __shared${index} from '${source}';`,
    );
    return { code: `${code}\n${imports.join('\n')}`, map: null };
  },
});

/** Federation of a remote with its exposed module. */
export const remoteFederation = (name: RemoteName, exposes: Record<string, string>): PluginOption => [
  importSharedPackages(Object.values(exposes)),
  federation({
    ...COMMON,
    name,
    exposes,
    shared: buildShared('remote'),
  }),
];

/**
 * Class names of CSS modules, derived from the file path in the repository, so that the server build, the
 * shell and the remotes agree.
 */
export const cssModules: NonNullable<CSSOptions['modules']> = {
  localsConvention: 'camelCaseOnly',
  generateScopedName(name, filename) {
    const path = relative(ROOT, filename.split('?')[0] ?? filename).replaceAll('\\', '/');
    const hash = createHash('sha256').update(path).digest('base64url').replace(/[-_]/gu, '').slice(0, 5);
    return `${basename(path).replace('.module.css', '').replaceAll('.', '-')}_${name}_${hash}`;
  },
};

const UI = resolve(ROOT, 'libs/ui/src');
/**
 * Rich text, articles, videos, the calendar and second factors are not part of the shell: their styles are bundled
 * with their users.
 */
const OWN_STYLES = ['rich-text', 'article', 'video', 'calendar', 'second-factor'].map((folder) =>
  join(UI, folder),
);
const isUiStylesheet = (id: string): boolean =>
  id.startsWith(UI) &&
  !OWN_STYLES.some((folder) => id.startsWith(folder)) &&
  id.split('?')[0]?.endsWith('.module.css') === true;

/** Style files of libs/ui in import order: rules of a component follow those of its parts. */
function listUiStylesheets(file = join(UI, 'index.ts'), seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  if (file.endsWith('.css')) return [file];
  const imports = [...readFileSync(file, 'utf8').matchAll(/from '(\.\/[^']+)'/gu)].map((match) =>
    join(dirname(file), match[1] ?? ''),
  );
  return imports.flatMap((imported) => listUiStylesheets(imported, seen));
}

/** Removes empty stylesheets from the build and from its chunks: each would cost a request. */
const removeEmptyStylesheets = (): Plugin => ({
  name: 'prostora-no-empty-sheets',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const files = Object.values(bundle);
    for (const sheet of files) {
      if (
        sheet.type !== 'asset' ||
        !sheet.fileName.endsWith('.css') ||
        Buffer.from(sheet.source).toString('utf8').trim() !== ''
      )
        continue;
      Reflect.deleteProperty(bundle, sheet.fileName);
      for (const file of files)
        if (file.type === 'chunk') file.viteMetadata?.importedCss.delete(sheet.fileName);
    }
  },
});

/**
 * Styles of libs/ui are bundled once, in the shell; remotes use the class names. A second copy would come
 * later in the document and override the shell's.
 */
export const uiStylesPlugin = (side: 'host' | 'remote'): PluginOption =>
  side === 'remote'
    ? [
        {
          name: 'prostora-ui-styles',
          // In development both servers name a style element alike: an empty copy would replace the shell's styles.
          apply: 'build',
          transform: (_code, id) => (isUiStylesheet(id) ? { code: '', map: null } : null),
        },
        removeEmptyStylesheets(),
      ]
    : {
        name: 'prostora-ui-styles',
        resolveId: (id) => (id === 'virtual:ui-styles' ? `\0${id}` : null),
        load: (id) =>
          id === '\0virtual:ui-styles'
            ? {
                code: listUiStylesheets()
                  .map((file) => `import ${JSON.stringify(file)};`)
                  .join('\n'),
                moduleSideEffects: 'no-treeshake',
              }
            : null,
      };

/** Keeps the styles of libs/ui although the shell may not use the class names. */
export const keepUiStyles = (): Plugin => ({
  name: 'prostora-keep-ui-styles',
  enforce: 'post',
  transform: (code, id) =>
    isUiStylesheet(id) ? { code, map: null, moduleSideEffects: 'no-treeshake' } : null,
});

const LAYER_ORDER = '@layer tokens,base,ui,feature;';

/**
 * Prepends the layer order to every stylesheet: bundling drops the statement of tokens.css, and the first
 * stylesheet read decides.
 */
export const layerOrder = (): Plugin => ({
  name: 'prostora-layer-order',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const asset of Object.values(bundle)) {
      if (asset.type === 'asset' && asset.fileName.endsWith('.css'))
        asset.source = LAYER_ORDER + Buffer.from(asset.source).toString('utf8');
    }
  },
});

/** Makes source maps for reading error reports. They lie in `dist-maps`, beside the folder that is served. */
export const privateSourceMaps = (): Plugin => ({
  name: 'prostora-private-source-maps',
  apply: 'build',
  config: () => ({ build: { sourcemap: 'hidden' } }),
  writeBundle: {
    order: 'post',
    handler({ dir }) {
      if (dir === undefined) return;
      const target = `${dir}-maps`;
      rmSync(target, { recursive: true, force: true });
      for (const map of globSync('**/*.map', { cwd: dir })) {
        mkdirSync(dirname(join(target, map)), { recursive: true });
        renameSync(join(dir, map), join(target, map));
      }
    },
  },
});

/**
 * Serves the React refresh runtime of the shell for remotes, which request it below their own base in
 * development.
 */
export const sharedRefresh = (): Plugin => ({
  name: 'prostora-shared-refresh',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      if (!/^\/remotes\/[^/]+\/@react-refresh(?:\?|$)/u.test(request.url ?? '')) return next();
      response.setHeader('content-type', 'text/javascript');
      response.end("export * from '/@react-refresh';\n");
    });
  },
});

/** Absolute path inside the repository. */
export const resolveFromRoot = (path: string): string => resolve(ROOT, path);
