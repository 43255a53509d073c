import { escapeHtml } from './data-block.ts';

/** Fields of a Vite manifest that the document needs. */
export type Manifest = Readonly<
  Record<string, { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }>
>;

export type AssetSources = { shell: Manifest; remote: Manifest | null; remoteBase: string };

type Assets = { scripts: Set<string>; styles: Set<string> };

function collectChunks(
  manifest: Manifest,
  keys: readonly string[],
  base: string,
  found: Assets,
  seen = new Set<string>(),
): void {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) continue;
    seen.add(key);
    if (chunk.file.endsWith('.js')) found.scripts.add(base + chunk.file);
    collectChunks(manifest, chunk.imports ?? [], base, found, seen);
    chunk.css?.forEach((file) => found.styles.add(base + file));
  }
}

/**
 * Regular text font for Czech. Headings use a metric-compatible fallback first (fonts.css), because the main image is
 * more urgent.
 */
const PRELOADED_FONTS = /figtree-czech(?:-ext)?\.woff2$/u;

/** Keys of the chunks of all remote pages: its entry and the exposed module. */
const listRemoteRoots = (manifest: Manifest): string[] =>
  Object.keys(manifest).filter(
    (key) => manifest[key]?.file === 'remoteEntry.js' || key === 'src/app/routes.tsx',
  );

/** Tags of fonts and styles, and the scripts that start.js loads after the first paint. */
export type PageAssets = { tags: string; scripts: readonly string[] };

/**
 * Fonts, style sheets and scripts of a document, without those of its template. Only static imports are
 * followed, because the manifests also contain lazy chunks.
 */
export function collectPageAssets(
  sources: AssetSources,
  routeIds: readonly string[],
  template = '',
): PageAssets {
  const found: Assets = { scripts: new Set(), styles: new Set() };
  const pages = routeIds.filter((id) => sources.remote?.[id]);
  const roots = Object.keys(sources.shell).filter(
    (key) =>
      sources.shell[key]?.isEntry ||
      key === 'src/bootstrap.tsx' ||
      (pages.length > 0 && key.includes('web_public/routes')),
  );
  collectChunks(sources.shell, [...roots, ...routeIds], '/', found);
  if (sources.remote && pages.length > 0)
    collectChunks(sources.remote, [...listRemoteRoots(sources.remote), ...pages], sources.remoteBase, found);
  const fonts = Object.keys(sources.shell)
    .filter((key) => PRELOADED_FONTS.test(key))
    .map((key) => `/${sources.shell[key]?.file}`);
  const styles = [...found.styles].filter((href) => !template.includes(`"${href}"`));
  return {
    tags: [
      ...fonts.map(
        (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(href)}">`,
      ),
      ...styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
    ].join(''),
    scripts: [...found.scripts],
  };
}
