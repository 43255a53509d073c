import { localPath, urls } from '@prostora/contracts';

/** Address of the login page that remembers where to return. */
export const loginAddress = (from: string): string => (localPath(from) && from !== urls.login ? `${urls.login}?next=${encodeURIComponent(from)}` : urls.login);

/** Where a login leads: the remembered page when it is a local path and not the login itself, else home. */
export function loginTarget(search: string): string {
  const next = localPath(new URLSearchParams(search).get('next'));
  return next && new URL(next, 'http://local.invalid').pathname !== urls.login ? next : urls.home;
}

/** The administration has a document, styles and security policy of its own: going there loads a new document. */
export const needsOwnDocument = (path: string): boolean => /^\/(?:admin2|admin-prostory)(?:[/?#]|$)/u.test(path);
