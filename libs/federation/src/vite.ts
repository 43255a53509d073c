import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { federation } from '@module-federation/vite';
import type { CSSOptions, Plugin, PluginOption } from 'vite';
import { leanContainer, leanHost } from './production.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

// The plugin leaves federation out wherever it sees signs of a test run; a build started by a test must be the same build.
process.env['MFE_VITE_NO_TEST_ENV_CHECK'] = 'true';

/** Ports of the development servers; production has one origin. */
export const DEV_PORTS = { shell: 3000, web_public: 3001, web_admin: 3002, api: 3003 } as const;

export type RemoteName = 'web_public' | 'web_admin';

/** Where a remote is served: its Vite base, in development and in production alike. */
export const remoteBase = (name: RemoteName): string => `/remotes/${name}/`;

/**
 * What host and remotes share, and nothing else: a shared package is downloaded whole, so a library used by one remote
 * belongs to that remote. Remotes carry no fallback copies, the host loads the shared packages with its entry.
 */
function shared(side: 'host' | 'remote') {
  const share =
    side === 'host'
      ? { singleton: true, requiredVersion: false as const, eager: true }
      : { singleton: true, requiredVersion: false as const, import: false as const };
  return { react: share, 'react-dom': share, 'react-dom/client': share, '@prostora/nav': share };
}

const COMMON = {
  filename: 'remoteEntry.js',
  shareStrategy: 'loaded-first',
  disableSnapshot: true,
  dts: false,
} as const;

/** Federation of the shell: it loads both remotes from its own origin and shares its libraries with them. */
export const hostFederation = (command: 'build' | 'serve'): PluginOption =>
  command === 'build'
    ? leanHost()
    : federation({
        ...COMMON,
        name: 'web_shell',
        remotes: Object.fromEntries(
          (['web_public', 'web_admin'] as const).map((name) => [
            name,
            { type: 'module', name, entry: `${remoteBase(name)}remoteEntry.js` },
          ]),
        ),
        shared: shared('host'),
        experiments: { provideExternalRuntime: true },
      });

/**
 * The federation plugin guesses which names of a shared package a remote uses, and at times stops reading before it has seen
 * every file: the build then fails for a "missing export". A remote's first module therefore asks for all of them.
 */
const completeShares = (files: readonly string[]): Plugin => ({
  name: 'prostora-complete-shares',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!files.some((file) => id.split('?')[0]?.endsWith(file.replace(/^\./u, '')))) return null;
    const imports = [...Object.keys(shared('remote')), 'react/jsx-runtime'].map(
      (source, index) => `import * as __shared${index} from '${source}';`,
    );
    return { code: `${code}\n${imports.join('\n')}`, map: null };
  },
});

/** Federation of a remote with its one exposed module. */
export const remoteFederation = (name: RemoteName, exposes: Record<string, string>): PluginOption => [
  completeShares(Object.values(exposes)),
  federation({ ...COMMON, name, exposes, shared: shared('remote'), experiments: { externalRuntime: true } }),
  leanContainer(),
];

/**
 * Class names of CSS modules come from the file's path in the repository alone, so that the server's build, the shell and
 * the remotes, each with a root of its own, agree on them.
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
/** Rich text, articles, videos and the calendar are no part of the shell: their styles go with whoever loads them. */
const OWN_STYLES = ['rich-text', 'article', 'video', 'calendar'].map((folder) => join(UI, folder));
const isUiStyle = (id: string): boolean =>
  id.startsWith(UI) &&
  !OWN_STYLES.some((folder) => id.startsWith(folder)) &&
  id.split('?')[0]?.endsWith('.module.css') === true;

/** Style files of libs/ui in the order in which its components import one another: a component's own rules follow those of its parts. */
function uiStyles(file = join(UI, 'index.ts'), seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  if (file.endsWith('.css')) return [file];
  const imports = [...readFileSync(file, 'utf8').matchAll(/from '(\.\/[^']+)'/gu)].map((match) =>
    join(dirname(file), match[1] ?? ''),
  );
  return imports.flatMap((imported) => uiStyles(imported, seen));
}

/** Takes stylesheets without rules out of a build and out of what its chunks say they need: each would cost a request. */
const noEmptySheets = (): Plugin => ({
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
 * The styles of libs/ui belong to the shell, once and in one order; remotes use the class names and bring no second copy,
 * which would come later in the document and win over the shell's.
 */
export const uiStylesOf = (side: 'host' | 'remote'): PluginOption =>
  side === 'remote'
    ? [
        {
          name: 'prostora-ui-styles',
          transform: (_code, id) => (isUiStyle(id) ? { code: '', map: null } : null),
        },
        noEmptySheets(),
      ]
    : {
        name: 'prostora-ui-styles',
        resolveId: (id) => (id === 'virtual:ui-styles' ? `\0${id}` : null),
        load: (id) =>
          id === '\0virtual:ui-styles'
            ? {
                code: uiStyles()
                  .map((file) => `import ${JSON.stringify(file)};`)
                  .join('\n'),
                moduleSideEffects: 'no-treeshake',
              }
            : null,
      };

/** Keeps the styles of libs/ui although nobody in the shell may use the class names. */
export const keepUiStyles = (): Plugin => ({
  name: 'prostora-keep-ui-styles',
  enforce: 'post',
  transform: (code, id) => (isUiStyle(id) ? { code, map: null, moduleSideEffects: 'no-treeshake' } : null),
});

const LAYER_ORDER = '@layer tokens,base,ui,feature;';

/**
 * Puts the order of the layers before every stylesheet: joining and minifying drop the statement of tokens.css, and whichever
 * stylesheet a browser reads first decides.
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

/** In development a remote page asks its own base for React's refresh runtime; the shell answers with its one runtime. */
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
export const inRepository = (path: string): string => resolve(ROOT, path);
