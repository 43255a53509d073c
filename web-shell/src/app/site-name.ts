import type { SiteInfo } from '@prostora/api-client';
import { useRouteLoaderData } from '@prostora/nav';
import { common } from '@prostora/strings';
import type { MatchedPage } from './page-head.ts';
import { ROOT_ID } from './root-id.ts';

type Site = SiteInfo | null | undefined;

/** What the operator calls the site; the name it came with where the API could not be asked. */
const nameOf = (site: Site): string => site?.name ?? common.siteName;

export const useSiteName = (): string => nameOf(useRouteLoaderData(ROOT_ID) as Site);

/** The site from what the server has matched. */
export const siteOf = (matches: readonly MatchedPage[]): SiteInfo | null =>
  (matches.find(({ id }) => id === ROOT_ID)?.data as Site) ?? null;

export const siteNameOf = (matches: readonly MatchedPage[]): string => nameOf(siteOf(matches));
