import type { EventVenue, PostalAddress } from 'schema-dts';
import { omitEmpty, type Node } from './node.ts';

const MAX_IMAGES = 6;
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export type VenueDetails = {
  name: string;
  url: string;
  description?: string | null;
  /** URLs of photos, the best first. */
  images?: readonly string[];
  capacity?: number | null;
  telephone?: string | null;
  address?: {
    street?: string | null;
    city?: string | null;
    postalCode?: string | null;
    region?: string | null;
  } | null;
  lat?: number | null;
  lng?: number | null;
  /** Names of equipment and services. */
  amenities?: readonly string[];
  /** Days from Monday = 1, times as `HH:MM`. */
  openingHours?: readonly { weekdays: readonly number[]; opens: string; closes: string }[];
  /** Venues inside this one: the spaces of a building. */
  contains?: readonly { name: string; url: string; capacity?: number | null }[];
};

const buildPostalAddress = ({
  street,
  city,
  postalCode,
  region,
}: NonNullable<VenueDetails['address']>): Exclude<PostalAddress, string> =>
  omitEmpty({
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    postalCode,
    addressRegion: region,
    addressCountry: 'CZ',
  });

/** Reference to the venue that the page at a URL describes. */
export const toVenueReference = (url: string): { '@id': string } => ({ '@id': `${url}#venue` });

/** A space, or a building with its spaces. */
export const buildEventVenue = (details: VenueDetails): Node<EventVenue> =>
  omitEmpty<Node<EventVenue>>({
    '@context': 'https://schema.org',
    '@type': 'EventVenue',
    ...toVenueReference(details.url),
    name: details.name,
    description: details.description,
    url: details.url,
    image: details.images?.slice(0, MAX_IMAGES),
    maximumAttendeeCapacity: details.capacity,
    telephone: details.telephone,
    address: details.address && buildPostalAddress(details.address),
    geo:
      typeof details.lat === 'number' && typeof details.lng === 'number'
        ? { '@type': 'GeoCoordinates', latitude: details.lat, longitude: details.lng }
        : null,
    openingHoursSpecification: details.openingHours?.map(({ weekdays, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdays.map((day) => `https://schema.org/${DAYS[day - 1] ?? DAYS[0]}` as const),
      opens,
      closes: closes === '00:00' ? '24:00' : closes,
    })),
    amenityFeature: details.amenities?.map((name) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
    containsPlace: details.contains?.map(({ name, url, capacity }) =>
      omitEmpty<Exclude<EventVenue, string>>({
        '@type': 'EventVenue',
        name,
        url,
        maximumAttendeeCapacity: capacity,
      }),
    ),
  });
