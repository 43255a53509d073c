import { data, type LoaderFunctionArgs } from '@prostora/nav';

/** What the address of a private page holds; whoever has the token may see the page (PRODUCT §5, §6). */
export type PrivateLink = { id: number; token: string };

/** Reads `/:id/:token`. The page itself is read in the browser alone; an address that can be nobody's is 404 at once. */
export function privateLink({ params }: LoaderFunctionArgs): PrivateLink {
  const { id = '', token = '' } = params;
  if (!/^[1-9]\d{0,8}$/u.test(id) || !/^[\w.~-]{8,500}$/u.test(token)) throw data(null, { status: 404 });
  return { id: Number(id), token };
}
