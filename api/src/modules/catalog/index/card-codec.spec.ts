import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cardCodec } from './card-codec.ts';

const PREFIX = `/media/ab/${'ab12cd34'.repeat(8)}-`;
const srcset = (type: string): string =>
  [400, 800, 1600].map((width) => `${PREFIX}${width}.${type} ${width}w`).join(', ');
/** A card as the API returns it. */
const card = {
  id: 1,
  url: 'dum-1/sal-1',
  building_name: 'Dům 1',
  space_name: 'Sál',
  perex: 'Sál s výhledem.',
  capacity: 22,
  area_size: 44,
  price_level: 1,
  price_from: 9800,
  city: 'Brno',
  province_name: 'Jihomoravský kraj',
  lat: 49.2,
  lng: 16.6,
  recommended: false,
  image: {
    id_space_image: 1,
    category: 'TOP-CAROUSEL',
    order_number: 1,
    status: 'ready',
    url: `${PREFIX}800.webp`,
    sources: [
      { type: 'image/avif', srcset: srcset('avif') },
      { type: 'image/webp', srcset: srcset('webp') },
    ],
    width: 1600,
    height: 1200,
    placeholder: 'data:image/webp;base64,UklGRlYAAABXRUJQ',
    alt: 'Sál',
  },
  tags: ['Svatba', 'Konference'],
  more_images: ['cd', 'ef'].map((key) => `/media/${key}/${`${key}12ab34`.repeat(8)}-800.webp`),
};
const roundTrip = (value: unknown): string => cardCodec.unpack(cardCodec.pack(JSON.stringify(value)));

describe('cardCodec', () => {
  it('round-trips a card with any content', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (value, perex) => {
        for (const own of [value, { ...card, perex }, { ...card, image: null, tags: value }])
          expect(roundTrip(own)).toBe(JSON.stringify(own));
      }),
      { seed: 20_261_122, numRuns: 300 },
    );
  });

  it('round-trips texts whose length does not fit into one byte', () => {
    for (const length of [254, 255, 256, 510, 511, 600]) {
      const own = { ...card, perex: 'a'.repeat(length), tags: ['b'.repeat(length)] };
      expect(roundTrip(own)).toBe(JSON.stringify(own));
    }
  });

  it('compresses to less than a third', () => {
    expect(cardCodec.pack(JSON.stringify(card)).length).toBeLessThan(JSON.stringify(card).length / 3);
  });

  it('unpacks an empty text to an empty text', () => {
    expect(cardCodec.unpack('')).toBe('');
  });
});
