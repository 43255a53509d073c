import type { SpaceDetail } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import type { PageHead, RouteHandle } from '@prostora/federation';
import { spaceTitle } from '@prostora/ui';
import { HERO_SIZES } from './photo-mosaic.tsx';
import type { SpaceData } from './space.loader.ts';
import { streetOf } from './space-text.ts';

const defined = (object: Record<string, unknown>): Record<string, unknown> => Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null && value !== undefined && value !== ''));

/** The space for search engines; only what the page says as well. */
function eventVenue(space: SpaceDetail, url: string): object {
  return defined({
    '@context': 'https://schema.org',
    '@type': 'EventVenue',
    name: spaceTitle(space),
    description: space.perex,
    url,
    image: space.images.flatMap((image) => image.url ?? []).slice(0, 6),
    maximumAttendeeCapacity: space.capacity,
    telephone: space.phone,
    address: defined({ '@type': 'PostalAddress', streetAddress: streetOf(space), addressLocality: space.city, postalCode: space.postal_code, addressRegion: space.province_name, addressCountry: 'CZ' }),
    geo: space.lat !== null && space.lng !== null ? { '@type': 'GeoCoordinates', latitude: space.lat, longitude: space.lng } : null,
    amenityFeature: [...space.tags.equipments, ...space.tags.services].map((tag) => ({ '@type': 'LocationFeatureSpecification', name: tag.name, value: true })),
  });
}

const breadcrumbList = ({ seo, space }: SpaceData, url: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: (seo?.breadcrumbs ?? [{ name: spaceTitle(space), url: null }]).map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, name: crumb.name, item: crumb.url ?? url })),
});

function spaceHead(loaded: SpaceData): PageHead {
  const { space, seo } = loaded;
  const image = space.images.find((other) => other.url);
  const source = image?.sources[0];
  const canonical = seo?.canonical ?? urls.space(space.url);
  return {
    title: seo?.title ?? spaceTitle(space),
    description: seo?.meta_description ?? space.perex,
    canonical,
    robots: seo?.robots ?? 'noindex',
    og_type: 'place',
    json_ld: [eventVenue(space, canonical), breadcrumbList(loaded, canonical)],
    ...(image?.url && { og_image: image.url, preload_image: { href: image.url, sizes: HERO_SIZES, ...(source && { srcset: source.srcset, type: source.type }) } }),
  };
}

export const spaceHandle: RouteHandle<SpaceData> = { head: spaceHead };
