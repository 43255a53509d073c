import { urls } from '@prostora/contracts';
import type { PageHead, RouteHandle } from '@prostora/federation';
import { getSpaceTitle } from '@prostora/ui';
import { HERO_SIZES } from '../../components/gallery/photo-mosaic.tsx';
import { formatStreet } from '../../lib/address-text.ts';
import { toOgImage } from '../../lib/share-image.ts';
import { buildBreadcrumbList } from '../../lib/structured-data/lists.ts';
import { buildEventVenue, type VenueDetails } from '../../lib/structured-data/venue.ts';
import type { BuildingData } from './building.loader.ts';

/** Structured data of the building; only facts shown on the page. */
const toVenueDetails = ({ building, seo }: BuildingData, url: string): VenueDetails => ({
  name: building.name,
  url,
  description: seo?.meta_description ?? null,
  images: building.images.flatMap((image) => image.url ?? []),
  capacity: building.capacity?.max ?? null,
  address: {
    street: formatStreet(building),
    city: building.city,
    postalCode: building.postal_code,
    region: building.province_name,
  },
  lat: building.lat,
  lng: building.lng,
  amenities: [...building.shared.equipments, ...building.shared.services].map(({ name }) => name),
  contains: building.spaces.map((space) => ({
    name: getSpaceTitle(space),
    url: urls.space(space.url),
    capacity: space.capacity,
  })),
});

function buildHead(loaded: BuildingData): PageHead {
  const { building, seo } = loaded;
  const [image] = building.images;
  const source = image?.sources[0];
  const canonical = seo?.canonical ?? urls.building(building.slug);
  return {
    title: seo?.title ?? building.name,
    description: seo?.meta_description ?? building.name,
    canonical,
    robots: seo?.robots ?? 'noindex',
    og_type: 'place',
    json_ld: [
      buildEventVenue(toVenueDetails(loaded, canonical)),
      buildBreadcrumbList(seo?.breadcrumbs ?? [{ name: building.name, url: null }], canonical),
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

export const buildingHandle: RouteHandle<BuildingData> = { head: buildHead };
