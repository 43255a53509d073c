import { Outlet, useMatches } from '@prostora/nav';
import { useDocumentHead } from './document-head.ts';
import { findHead, type MatchedPage } from './page-head.ts';

/** Matched routes for the head and the footer. */
export const useMatchedPages = (): MatchedPage[] =>
  useMatches().map(({ id, handle, loaderData }) => ({ id, handle, data: loaderData }));

/** Outlet of the pages with their head; `PageError` replaces a failed page and sets its own head. */
export function Pages() {
  useDocumentHead(findHead(useMatchedPages()));
  return <Outlet />;
}
