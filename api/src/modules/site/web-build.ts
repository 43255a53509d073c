import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DocumentModule } from '@prostora/federation/documents.ts';

/**
 * Root folder of the repository: the nearest ancestor that contains the shell, for sources and compiled
 * files.
 */
function findRepositoryRoot(): string {
  let folder = import.meta.dirname;
  while (!existsSync(path.join(folder, 'web-shell')) && path.dirname(folder) !== folder)
    folder = path.dirname(folder);
  return folder;
}

const ROOT = findRepositoryRoot();

/** Folders of built web applications and map data with their URL prefixes. */
export const WEB_FOLDERS = [
  { prefix: '/remotes/web_public/', folder: path.join(ROOT, 'web-public/dist') },
  { prefix: '/remotes/web_admin/', folder: path.join(ROOT, 'web-admin/dist') },
  { prefix: '/basemap/', folder: path.join(ROOT, 'libs/basemap/assets') },
  { prefix: '/', folder: path.join(ROOT, 'web-shell/dist') },
] as const;

export type WebBuild = {
  template: string;
  shellManifest: unknown;
  publicManifest: unknown;
  createDocuments: DocumentModule['createDocuments'];
};

const readJson = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join(ROOT, file), 'utf8')) as unknown;

/** Whether the web applications are built; API tests run without them. */
export const isWebBuilt = (): boolean =>
  existsSync(path.join(ROOT, 'web-shell/dist-ssr/entry-server.js')) &&
  existsSync(path.join(ROOT, 'web-shell/dist/index.html'));

/** Template, manifests and renderer of one build. */
export async function loadWebBuild(): Promise<WebBuild> {
  const [template, shellManifest, publicManifest, module] = await Promise.all([
    readFile(path.join(ROOT, 'web-shell/dist/index.html'), 'utf8'),
    readJson('web-shell/dist/.vite/manifest.json'),
    readJson('web-public/dist/.vite/manifest.json').catch(() => null),
    import(
      pathToFileURL(path.join(ROOT, 'web-shell/dist-ssr/entry-server.js')).href
    ) as Promise<DocumentModule>,
  ]);
  return { template, shellManifest, publicManifest, createDocuments: module.createDocuments };
}
