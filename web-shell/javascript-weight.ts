import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { collectPageAssets, type Manifest } from './src/server/assets.ts';

/**
 * Measures the JavaScript that a public document loads without interaction: `node
 * web-shell/javascript-weight.ts [page id]`. Reads the builds only; code loaded on demand (map, dialogs,
 * administration) is not counted.
 */
const ROOT = resolve(import.meta.dirname, '..');
const PAGES = process.argv.slice(2);
const DEFAULT_PAGES = ['src/features/catalog/catalog.page.tsx', 'src/features/space/space.page.tsx'];

const readRepositoryFile = (file: string): string => readFileSync(resolve(ROOT, file), 'utf8');
const sources = {
  shell: JSON.parse(readRepositoryFile('web-shell/dist/.vite/manifest.json')) as Manifest,
  remote: JSON.parse(readRepositoryFile('web-public/dist/.vite/manifest.json')) as Manifest,
  remoteBase: '/remotes/web_public/',
};
const template = readRepositoryFile('web-shell/dist/index.html');

const toBuildFile = (address: string): string =>
  address.startsWith(sources.remoteBase)
    ? `web-public/dist/${address.slice(sources.remoteBase.length)}`
    : `web-shell/dist${address}`;

function printWeight(page: string): void {
  const addresses = ['/start.js', ...collectPageAssets(sources, [page], template).scripts];
  const weights = addresses.map((address) => ({
    address,
    bytes: gzipSync(readFileSync(resolve(ROOT, toBuildFile(address))), { level: 9 }).length,
  }));
  const total = weights.reduce((sum, { bytes }) => sum + bytes, 0);
  process.stdout.write(`${page}: ${(total / 1024).toFixed(1)} KB gz in ${weights.length} files\n`);
  for (const { address, bytes } of weights.sort((one, other) => other.bytes - one.bytes).slice(0, 8))
    process.stdout.write(`  ${(bytes / 1024).toFixed(1).padStart(6)}  ${address}\n`);
}

for (const page of PAGES.length > 0 ? PAGES : DEFAULT_PAGES) printWeight(page);
