import type { LoaderFunction, ShouldRevalidateFunctionArgs } from '@prostora/nav';

/** Reloads the data of the current route on a new path or query, but not on a new anchor. */
export const revalidateUnlessAnchor = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate || currentUrl.pathname !== nextUrl.pathname || currentUrl.search !== nextUrl.search;

/** Loader from the chunk of its page, so that the first page does not load the loaders of others. */
export const lazyLoader =
  (load: () => Promise<LoaderFunction>): LoaderFunction =>
  async (args) =>
    (await load())(args);

/** Loader of a page that loads its data in the browser; the document head requires a loader. */
export const noData = (): null => null;
