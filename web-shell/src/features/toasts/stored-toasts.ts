import type { Toast } from '@prostora/federation';

const KEY = 'toasts';
/** Stored toasts older than this are dropped. */
const MAX_AGE_MS = 10_000;

/** A toast with its remaining time in milliseconds. */
export type StoredToast = Toast & { left: number };

const isStoredToast = (value: unknown): value is StoredToast =>
  typeof value === 'object' &&
  value !== null &&
  'message' in value &&
  typeof value.message === 'string' &&
  'kind' in value &&
  'left' in value &&
  typeof value.left === 'number';

/** Stores toasts across a document navigation. */
export function storeToasts(toasts: readonly StoredToast[]): void {
  try {
    if (toasts.length > 0) sessionStorage.setItem(KEY, JSON.stringify({ at: Date.now(), toasts }));
  } catch {
    // Storage is unavailable: the toasts are lost.
  }
}

/** Takes the toasts stored by the previous document. */
export function takeStoredToasts(): StoredToast[] {
  try {
    const text = sessionStorage.getItem(KEY);
    if (text === null) return [];
    sessionStorage.removeItem(KEY);
    const { at, toasts } = JSON.parse(text) as { at: unknown; toasts: unknown };
    return typeof at === 'number' && Date.now() - at < MAX_AGE_MS && Array.isArray(toasts)
      ? toasts.filter(isStoredToast)
      : [];
  } catch {
    return [];
  }
}
