import type { Toast } from '@prostora/federation';

const KEY = 'toasts';
/** A document that takes longer than this to come is no longer what the message was about. */
const MAX_AGE_MS = 10_000;

/** A toast and how long it is still to be seen. */
export type KeptToast = Toast & { left: number };

const isKept = (value: unknown): value is KeptToast =>
  typeof value === 'object' &&
  value !== null &&
  'message' in value &&
  typeof value.message === 'string' &&
  'kind' in value &&
  'left' in value &&
  typeof value.left === 'number';

/** Keeps what is being said while the browser goes to another document of the site. */
export function keepToasts(toasts: readonly KeptToast[]): void {
  try {
    if (toasts.length > 0) sessionStorage.setItem(KEY, JSON.stringify({ at: Date.now(), toasts }));
  } catch {
    // A browser that stores nothing loses a message, no more.
  }
}

/** What the previous document was saying, once. */
export function takeKeptToasts(): KeptToast[] {
  try {
    const text = sessionStorage.getItem(KEY);
    if (text === null) return [];
    sessionStorage.removeItem(KEY);
    const { at, toasts } = JSON.parse(text) as { at: unknown; toasts: unknown };
    return typeof at === 'number' && Date.now() - at < MAX_AGE_MS && Array.isArray(toasts)
      ? toasts.filter(isKept)
      : [];
  } catch {
    return [];
  }
}
