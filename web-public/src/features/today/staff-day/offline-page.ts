import { urls } from '@prostora/contracts';

const WORKER = '/staff-day-worker.js';
/** Known to the worker. */
const CACHE = 'staff-day';

/**
 * Lets the page open without a connection: registers the worker and stores the document with the files that it and
 * this visit have loaded. They contain nothing private; the list is stored apart from them.
 */
export async function storePage(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return;
  await navigator.serviceWorker.register(WORKER, { scope: urls.today });
  const document = await fetch(urls.today, { credentials: 'same-origin' });
  if (!document.ok || document.redirected) return;
  const cache = await caches.open(CACHE);
  const files = new Set([...listDocumentFiles(await document.clone().text()), ...listLoadedFiles()]);
  await cache.put(urls.today, document);
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await Promise.allSettled([...files].filter((file) => !stored.has(file)).map((file) => cache.add(file)));
  // Files of a former release.
  const kept = new Set([...files, urls.today]);
  await Promise.all([...stored].filter((file) => !kept.has(file)).map((file) => cache.delete(file)));
}

/** Scripts, styles and fonts that the document names. */
function listDocumentFiles(html: string): string[] {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const { entry = '', scripts = '' } =
    parsed.querySelector<HTMLScriptElement>('script[data-entry]')?.dataset ?? {};
  const named = [...parsed.querySelectorAll('link[href], script[src]')].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
  );
  return toOwnFiles([entry, ...scripts.split(' '), ...named]);
}

const listLoadedFiles = (): string[] =>
  toOwnFiles(performance.getEntriesByType('resource').map(({ name }) => name));

/** Paths of files of this site; answers of the API are never stored. */
const toOwnFiles = (addresses: readonly string[]): string[] =>
  addresses
    .filter((address) => address !== '')
    .map((address) => new URL(address, location.href))
    .filter(({ origin, pathname }) => origin === location.origin && /\.\w+$/u.test(pathname))
    .filter(({ pathname }) => !/^\/(?:api|media)\//u.test(pathname))
    .map(({ pathname }) => pathname);
