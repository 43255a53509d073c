import type { Entry } from './entries.ts';

type RecentEntry = { key: string; title: string; subtitle: string; url: string };

const STORAGE_KEY = 'prostora-console-recent';
const MAX_ENTRIES = 6;

const isRecentEntry = (value: unknown): value is RecentEntry =>
  typeof value === 'object' &&
  value !== null &&
  ['key', 'title', 'subtitle', 'url'].every(
    (name) => typeof (value as Record<string, unknown>)[name] === 'string',
  ) &&
  (value as RecentEntry).url.startsWith('/');

function readEntries(userId: number): RecentEntry[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(`${STORAGE_KEY}-${userId}`) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecentEntry).slice(0, MAX_ENTRIES) : [];
  } catch {
    return [];
  }
}

function writeEntries(userId: number, entries: readonly RecentEntry[]): void {
  try {
    if (entries.length === 0) window.localStorage.removeItem(`${STORAGE_KEY}-${userId}`);
    else window.localStorage.setItem(`${STORAGE_KEY}-${userId}`, JSON.stringify(entries));
  } catch {
    // Storage may be refused; then nothing is stored.
  }
}

/** Entries recently opened from the palette, newest first; stored per user in the browser. */
export const listRecent = (userId: number): RecentEntry[] => readEntries(userId);

export function addRecent(userId: number, entry: Entry): void {
  if (!('url' in entry)) return;
  const { key, title, subtitle, url } = entry;
  writeEntries(
    userId,
    [{ key, title, subtitle, url }, ...readEntries(userId).filter((stored) => stored.url !== url)].slice(
      0,
      MAX_ENTRIES,
    ),
  );
}

export const clearRecent = (userId: number): void => writeEntries(userId, []);
