const COOKIE = 'user-hash';
const THREE_HOURS = 3 * 60 * 60;

const readCookie = (): string | null =>
  document.cookie
    .split('; ')
    .find((part) => part.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1) ?? null;

/**
 * `fetch` that sends the visitor's opaque id with space calls and stores the returned one for three hours
 * (SPEC §7, §9), so that a space counts one view per visitor.
 */
export async function visitorFetch(url: string, init: RequestInit): Promise<Response> {
  if (!/^\/api\/space\/(?:\?|$)/u.test(url)) return fetch(url, init);
  const headers = new Headers(init.headers);
  const known = readCookie();
  if (known) headers.set('x-user-hash', known);
  const response = await fetch(url, { ...init, headers });
  const hash = response.headers.get('x-user-hash');
  if (hash && /^[\w-]+$/u.test(hash))
    document.cookie = `${COOKIE}=${hash}; path=/; max-age=${THREE_HOURS}; samesite=lax`;
  return response;
}
