import type { SpaceDetail } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import type { PageHead, RouteHandle } from '@prostora/federation';
import { getSpaceTitle } from '@prostora/ui';
import { toOgImage } from '../../lib/share-image.ts';
import { buildBreadcrumbList } from '../../lib/structured-data/lists.ts';
import { buildRentalOffer } from '../../lib/structured-data/offer.ts';
import { buildEventVenue, type VenueDetails } from '../../lib/structured-data/venue.ts';
import { HERO_SIZES } from '../../components/gallery/photo-mosaic.tsx';
import type { SpaceData } from './space.loader.ts';
import { formatStreet } from '../../lib/address-text.ts';

/** Structured data of the space; only facts shown on the page. */
const toVenueDetails = (
  space: SpaceDetail,
  openingHours: NonNullable<VenueDetails['openingHours']>,
  url: string,
): VenueDetails => ({
  name: getSpaceTitle(space),
  url,
  description: space.perex,
  images: space.images.flatMap((image) => image.url ?? []),
  capacity: space.capacity,
  telephone: space.phone,
  address: {
    street: formatStreet(space),
    city: space.city,
    postalCode: space.postal_code,
    region: space.province_name,
  },
  openingHours,
  lat: space.lat,
  lng: space.lng,
  amenities: [...space.tags.equipments, ...space.tags.services].map(({ name }) => name),
});

function buildHead({ space, seo, opening_hours: hours }: SpaceData): PageHead {
  const image = space.images.find((other) => other.url);
  const source = image?.sources[0];
  const canonical = seo?.canonical ?? urls.space(space.url);
  return {
    title: seo?.title ?? getSpaceTitle(space),
    description: seo?.meta_description ?? space.perex,
    canonical,
    robots: seo?.robots ?? 'noindex',
    og_type: 'place',
    json_ld: [
      buildEventVenue(toVenueDetails(space, hours, canonical)),
      ...(space.price_from === null
        ? []
        : [buildRentalOffer({ name: getSpaceTitle(space), url: canonical, pricePerHour: space.price_from })]),
      buildBreadcrumbList(seo?.breadcrumbs ?? [{ name: getSpaceTitle(space), url: null }], canonical),
    ],
    ...toOgImage(image),
    ...(image?.url && {
      preload_image: {
        href: image.url,
        sizes: HERO_SIZES,
        ...(source && { srcset: source.srcset, type: source.type }),
      },
    }),
  };
}

export const spaceHandle: RouteHandle<SpaceData> = { head: buildHead };
