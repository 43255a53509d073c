import type { RouteHandle } from '@prostora/federation';
import { data, type LoaderFunctionArgs } from '@prostora/nav';

/** Parameters of a private page's URL; the token alone grants access (PRODUCT §5, §6). */
export type PrivateLink = { id: number; token: string };

/**
 * Loader of `/:id/:token`: answers 404 to malformed parameters. The page loads its data in the browser only.
 */
export function loadPrivateLink({ params }: LoaderFunctionArgs): PrivateLink {
  const { id = '', token = '' } = params;
  if (!/^[1-9]\d{0,8}$/u.test(id) || !/^[\w.~-]{8,500}$/u.test(token)) throw data(null, { status: 404 });
  return { id: Number(id), token };
}

/** Route handle of the page of a mailed link: not indexed and without a canonical URL. */
export const privateHandle = (texts: { pageTitle: string; pageDescription: string }): RouteHandle => ({
  head: () => ({
    title: texts.pageTitle,
    description: texts.pageDescription,
    canonical: null,
    robots: 'noindex',
  }),
});
