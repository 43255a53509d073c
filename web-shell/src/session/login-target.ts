import { toLocalPath, urls } from '@prostora/contracts';

/** Pages for anonymous users, to which a login does not return. */
const GUEST_PAGES: readonly string[] = [urls.login, urls.register, urls.resetPassword];

const getPath = (address: string): string => new URL(address, 'http://local.invalid').pathname;

/** URL of the login page with the page to return to. */
export function buildLoginUrl(from: string): string {
  const next = toLocalPath(from);
  return next && !GUEST_PAGES.includes(getPath(next))
    ? `${urls.login}?next=${encodeURIComponent(next)}`
    : urls.login;
}

/**
 * Target after a login (SPEC §2): the remembered page if it is local and not for anonymous users, else the
 * fallback.
 */
export function resolveLoginTarget(search: string, fallback: string = urls.home): string {
  const next = toLocalPath(new URLSearchParams(search).get('next'));
  return next && !GUEST_PAGES.includes(getPath(next)) ? next : fallback;
}
