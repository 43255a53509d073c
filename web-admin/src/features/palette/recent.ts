import type { Entry } from './entries.ts';

type Kept = { key: string; title: string; subtitle: string; url: string };

const STORAGE_KEY = 'prostora-console-recent';
const MOST = 6;

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  ['key', 'title', 'subtitle', 'url'].every(
    (name) => typeof (value as Record<string, unknown>)[name] === 'string',
  ) &&
  (value as Kept).url.startsWith('/');

function read(userId: number): Kept[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(`${STORAGE_KEY}-${userId}`) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isKept).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function write(userId: number, kept: readonly Kept[]): void {
  try {
    if (kept.length === 0) window.localStorage.removeItem(`${STORAGE_KEY}-${userId}`);
    else window.localStorage.setItem(`${STORAGE_KEY}-${userId}`, JSON.stringify(kept));
  } catch {
    // Storage may be refused; then nothing is stored.
  }
}

/** Entries recently opened from the palette, newest first; stored per user in the browser. */
export const recentOf = (userId: number): Kept[] => read(userId);

export function remember(userId: number, entry: Entry): void {
  if (!('url' in entry)) return;
  const { key, title, subtitle, url } = entry;
  write(
    userId,
    [{ key, title, subtitle, url }, ...read(userId).filter((kept) => kept.url !== url)].slice(0, MOST),
  );
}

export const forgetRecent = (userId: number): void => write(userId, []);
