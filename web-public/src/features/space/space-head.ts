import type { SpaceDetail } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import type { PageHead, RouteHandle } from '@prostora/federation';
import { spaceTitle } from '@prostora/ui';
import { sharedPhoto } from '../../lib/share-image.ts';
import { breadcrumbList } from '../../lib/structured-data/lists.ts';
import { rentalOffer } from '../../lib/structured-data/offer.ts';
import { eventVenue, type VenueFacts } from '../../lib/structured-data/venue.ts';
import { HERO_SIZES } from '../../components/gallery/photo-mosaic.tsx';
import type { SpaceData } from './space.loader.ts';
import { streetOf } from '../../lib/address-text.ts';

/** Structured data of the space; only facts shown on the page. */
const venueOf = (
  space: SpaceDetail,
  openingHours: NonNullable<VenueFacts['openingHours']>,
  url: string,
): VenueFacts => ({
  name: spaceTitle(space),
  url,
  description: space.perex,
  images: space.images.flatMap((image) => image.url ?? []),
  capacity: space.capacity,
  telephone: space.phone,
  address: {
    street: streetOf(space),
    city: space.city,
    postalCode: space.postal_code,
    region: space.province_name,
  },
  openingHours,
  lat: space.lat,
  lng: space.lng,
  amenities: [...space.tags.equipments, ...space.tags.services].map(({ name }) => name),
});

function spaceHead({ space, seo, opening_hours: hours }: SpaceData): PageHead {
  const image = space.images.find((other) => other.url);
  const source = image?.sources[0];
  const canonical = seo?.canonical ?? urls.space(space.url);
  return {
    title: seo?.title ?? spaceTitle(space),
    description: seo?.meta_description ?? space.perex,
    canonical,
    robots: seo?.robots ?? 'noindex',
    og_type: 'place',
    json_ld: [
      eventVenue(venueOf(space, hours, canonical)),
      ...(space.price_from === null
        ? []
        : [rentalOffer({ name: spaceTitle(space), url: canonical, pricePerHour: space.price_from })]),
      breadcrumbList(seo?.breadcrumbs ?? [{ name: spaceTitle(space), url: null }], canonical),
    ],
    ...sharedPhoto(image),
    ...(image?.url && {
      preload_image: {
        href: image.url,
        sizes: HERO_SIZES,
        ...(source && { srcset: source.srcset, type: source.type }),
      },
    }),
  };
}

export const spaceHandle: RouteHandle<SpaceData> = { head: spaceHead };
