import type { EventVenue, PostalAddress } from 'schema-dts';
import { given, type Node } from './node.ts';

const MOST_IMAGES = 6;
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export type VenueFacts = {
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

const postalAddress = ({
  street,
  city,
  postalCode,
  region,
}: NonNullable<VenueFacts['address']>): Exclude<PostalAddress, string> =>
  given({
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    postalCode,
    addressRegion: region,
    addressCountry: 'CZ',
  });

/** A space, or a building with its spaces. */
export const eventVenue = (facts: VenueFacts): Node<EventVenue> =>
  given<Node<EventVenue>>({
    '@context': 'https://schema.org',
    '@type': 'EventVenue',
    name: facts.name,
    description: facts.description,
    url: facts.url,
    image: facts.images?.slice(0, MOST_IMAGES),
    maximumAttendeeCapacity: facts.capacity,
    telephone: facts.telephone,
    address: facts.address && postalAddress(facts.address),
    geo:
      typeof facts.lat === 'number' && typeof facts.lng === 'number'
        ? { '@type': 'GeoCoordinates', latitude: facts.lat, longitude: facts.lng }
        : null,
    openingHoursSpecification: facts.openingHours?.map(({ weekdays, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdays.map((day) => `https://schema.org/${DAYS[day - 1] ?? DAYS[0]}` as const),
      opens,
      closes,
    })),
    amenityFeature: facts.amenities?.map((name) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
    containsPlace: facts.contains?.map(({ name, url, capacity }) =>
      given<Exclude<EventVenue, string>>({
        '@type': 'EventVenue',
        name,
        url,
        maximumAttendeeCapacity: capacity,
      }),
    ),
  });
