const COOKIE_NAME = 'user-hash';
const MAX_AGE_SECONDS = 3 * 60 * 60;

const readCookie = (): string | null =>
  document.cookie
    .split('; ')
    .find((part) => part.startsWith(`${COOKIE_NAME}=`))
    ?.slice(COOKIE_NAME.length + 1) ?? null;

/**
 * `fetch` that sends the visitor's opaque id with space calls and stores the returned one for three hours
 * (SPEC §7, §9), so that a space counts one view per visitor.
 */
export async function visitorFetch(url: string, init: RequestInit): Promise<Response> {
  if (!/^\/api\/space\/(?:\?|$)/u.test(url)) return fetch(url, init);
  const headers = new Headers(init.headers);
  const visitorHash = readCookie();
  if (visitorHash) headers.set('x-user-hash', visitorHash);
  const response = await fetch(url, { ...init, headers });
  const hash = response.headers.get('x-user-hash');
  if (hash && /^[\w-]+$/u.test(hash))
    document.cookie = `${COOKIE_NAME}=${hash}; path=/; max-age=${MAX_AGE_SECONDS}; samesite=lax`;
  return response;
}
