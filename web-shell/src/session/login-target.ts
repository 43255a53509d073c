import type { SessionUser } from '@prostora/api-client';
import { localPath, urls } from '@prostora/contracts';

/** Pages that are of no use to somebody signed in: no login leads back to them. */
const GUEST_PAGES: readonly string[] = [urls.login, urls.register, urls.resetPassword];

const pathOf = (address: string): string => new URL(address, 'http://local.invalid').pathname;

/** Address of the login page that remembers where to return. */
export function loginAddress(from: string): string {
  const next = localPath(from);
  return next && !GUEST_PAGES.includes(pathOf(next))
    ? `${urls.login}?next=${encodeURIComponent(next)}`
    : urls.login;
}

/** Where a login leads (SPEC §2): the remembered page when it is a local path and not for guests alone, else `otherwise`. */
export function loginTarget(search: string, otherwise: string = urls.home): string {
  const next = localPath(new URLSearchParams(search).get('next'));
  return next && !GUEST_PAGES.includes(pathOf(next)) ? next : otherwise;
}

/**
 * Where a new session begins: an operator without the demanded second factor at its set-up, an owner at their spaces,
 * an operator in the administration.
 */
export function landingFor(
  user: Pick<SessionUser, 'has_customer' | 'super_admin' | 'second_factor_missing'>,
): string {
  if (user.second_factor_missing) return urls.account;
  if (user.has_customer) return urls.mySpaces;
  return user.super_admin ? urls.console : urls.home;
}

/** The administration has a document, styles and security policy of its own: going there loads a new document. */
export const needsOwnDocument = (path: string): boolean =>
  /^\/(?:admin2|admin-prostory)(?:[/?#]|$)/u.test(path);
