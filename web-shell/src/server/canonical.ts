import { localPath } from '@prostora/contracts';

const textAt = (data: unknown, key: string): string | null => {
  const value = data !== null && typeof data === 'object' && key in data ? (data as Record<string, unknown>)[key] : null;
  return typeof value === 'string' && value !== '' ? value : null;
};

/** Whether two paths are one, however they are encoded. */
export const samePath = (one: string, other: string): boolean => {
  try {
    return decodeURI(one) === decodeURI(other);
  } catch {
    return one === other;
  }
};

/**
 * Where a permanently moved address leads: `redirect` of an answer, or its `new_url` when the path differs from the asked one
 * (a different query alone is the browser's matter). Only local paths are followed.
 */
export function canonicalRedirect(asked: URL, answers: readonly unknown[]): string | null {
  for (const answer of answers) {
    const target = localPath(textAt(answer, 'redirect') ?? textAt(answer, 'new_url'));
    if (target && !samePath(new URL(target, asked).pathname, asked.pathname)) return target;
  }
  return null;
}
