import type { SpaceDetail } from '@prostora/api-client';
import { buildEventSearch, urls, type EventQuery } from '@prostora/contracts';
import type { PageHead, RouteHandle } from '@prostora/federation';
import { getSpaceTitle } from '@prostora/ui';
import { toOgImage } from '../../lib/share-image.ts';
import { buildBreadcrumbList } from '../../lib/structured-data/lists.ts';
import { buildEventVenue, toVenueReference, type VenueDetails } from '../../lib/structured-data/venue.ts';
import { HERO_SIZES } from '../../components/gallery/photo-mosaic.tsx';
import type { SpaceData } from './space.loader.ts';
import { formatStreet } from '../../lib/address-text.ts';
import type { Offer } from 'schema-dts';
import { spaceTexts } from '@prostora/strings/cs/spaces.ts';
import { PUBLISHER, type Node } from '../../lib/structured-data/node.ts';

type RentalOffer = { name: string; url: string; /** CZK for an hour. */ pricePerHour: number };

/** The rental of a space from its lowest hourly price; UN/CEFACT calls an hour HUR. */
const buildRentalOffer = ({ name, url, pricePerHour }: RentalOffer): Node<Offer> => ({
  '@context': 'https://schema.org',
  '@type': 'Offer',
  name,
  url,
  availableAtOrFrom: toVenueReference(url),
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    minPrice: pricePerHour,
    priceCurrency: 'CZK',
    unitCode: 'HUR',
  },
  itemOffered: { '@type': 'Service', name, serviceType: spaceTexts.rental, url, provider: PUBLISHER },
});

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

const hasEvent = (event: EventQuery): boolean => buildEventSearch(event) !== '';

function buildHead({ space, seo, opening_hours: hours, event, problems }: SpaceData): PageHead {
  const image = space.images.find((other) => other.url);
  const source = image?.sources[0];
  const canonical = seo?.canonical ?? urls.space(space.url);
  return {
    title: seo?.title ?? getSpaceTitle(space),
    description: seo?.meta_description ?? space.perex,
    canonical,
    robots: hasEvent(event) || problems.length > 0 ? 'noindex, follow' : (seo?.robots ?? 'noindex'),
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
