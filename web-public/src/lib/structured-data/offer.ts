import type { Offer } from 'schema-dts';
import { spaceTexts } from '@prostora/strings/cs/spaces.ts';
import { PUBLISHER, type Node } from './node.ts';

export type RentalOffer = { name: string; url: string; /** CZK for an hour. */ pricePerHour: number };

/** The rental of a space from its lowest hourly price; UN/CEFACT calls an hour HUR. */
export const buildRentalOffer = ({ name, url, pricePerHour }: RentalOffer): Node<Offer> => ({
  '@context': 'https://schema.org',
  '@type': 'Offer',
  name,
  url,
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    minPrice: pricePerHour,
    priceCurrency: 'CZK',
    unitCode: 'HUR',
  },
  itemOffered: { '@type': 'Service', name, serviceType: spaceTexts.rental, url, provider: PUBLISHER },
});
