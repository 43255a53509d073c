import type { CatalogAnswer } from '@prostora/api-client';
import { LIMITS, buildEventSearch, hasEventDetails, urls } from '@prostora/contracts';
import type { PageHead, RouteHandle } from '@prostora/federation';
import { getSpaceTitle } from '@prostora/ui';
import { buildDemandUrl } from '../../lib/demand-url.ts';
import { toOgImage } from '../../lib/share-image.ts';
import { buildBreadcrumbList, buildItemList } from '../../lib/structured-data/lists.ts';
import type { CatalogData } from './catalog-data.ts';
import { CARD_SIZES, FEATURED_SIZES, toPreload } from './card-photo.ts';
import { prepareParts } from './lazy-components.ts';

/** Structured data of the list and its breadcrumbs; none for pages that are not indexed. */
function buildJsonLd(
  { title, seo_data: { canonical, breadcrumbs }, catalog: { spaces, total, page } }: CatalogAnswer,
  robots: string,
): object[] {
  if (robots.startsWith('noindex')) return [];
  const list = buildItemList(
    title,
    spaces.map((space) => ({ name: getSpaceTitle(space), url: urls.space(space.url) })),
    { total, from: (page - 1) * LIMITS.catalogPageSize + 1 },
  );
  return breadcrumbs.length === 0 ? [list] : [buildBreadcrumbList(breadcrumbs, canonical), list];
}

function buildHead({ answer, event, problems }: CatalogData): PageHead {
  const isForEvent = hasEventDetails(event) || problems.length > 0;
  const robots = isForEvent ? 'noindex, follow' : answer.seo_data.robots;
  const first = answer.catalog.spaces[0];
  const image = first?.image?.url ? first.image : null;
  return {
    title: answer.title,
    description: answer.meta_description,
    canonical: answer.seo_data.canonical,
    robots,
    og_type: 'website',
    json_ld: buildJsonLd(answer, robots),
    ...toOgImage(image),
    ...(image?.url && {
      preload_image: toPreload(
        image,
        first?.recommended && answer.catalog.page === 1 ? FEATURED_SIZES : CARD_SIZES,
      ),
    }),
  };
}

export const catalogHandle: RouteHandle<CatalogData> = {
  head: buildHead,
  event_search: ({ answer: { catalog }, event: given }, to) => {
    const event = { ...given, purpose: catalog.selected_purpose?.slug ?? null };
    return catalog.parsed && to === urls.demand
      ? buildDemandUrl({
          ...event,
          location: catalog.selected_location?.slug ?? null,
          q: catalog.parsed.text,
        }).slice(to.length)
      : buildEventSearch(event);
  },
  footer_links: ({ answer }) => answer.footer_links,
  prepare: ({ answer }) => prepareParts(answer),
};
