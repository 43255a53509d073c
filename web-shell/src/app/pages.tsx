import { Outlet, useMatches } from '@prostora/nav';
import { useDocumentHead } from './document-head.ts';
import { headOf, type MatchedPage } from './page-head.ts';

/** Matched routes in the form the head and the footer read. */
export const useMatchedPages = (): MatchedPage[] =>
  useMatches().map(({ id, handle, loaderData }) => ({ id, handle, data: loaderData }));

/** The place of a page that has not failed; a failed one is replaced by `PageError`, with a head of its own. */
export function Pages() {
  useDocumentHead(headOf(useMatchedPages()));
  return <Outlet />;
}
