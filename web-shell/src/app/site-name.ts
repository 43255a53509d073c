import type { SiteInfo } from '@prostora/api-client';
import { useRouteLoaderData } from '@prostora/nav';
import { common } from '@prostora/strings';
import type { MatchedPage } from './page-head.ts';
import { ROOT_ID } from './root-id.ts';

type Site = SiteInfo | null | undefined;

/** Name of the site from its settings, or the default one when the API is unavailable. */
const getName = (site: Site): string => site?.name ?? common.siteName;

export const useSiteName = (): string => getName(useRouteLoaderData(ROOT_ID) as Site);

/** Site information of the matched layout route. */
export const findSite = (matches: readonly MatchedPage[]): SiteInfo | null =>
  (matches.find(({ id }) => id === ROOT_ID)?.data as Site) ?? null;

export const getSiteName = (matches: readonly MatchedPage[]): string => getName(findSite(matches));
