import type { SpaceAnswer, SpaceDetail, SpacePanorama } from '@prostora/api-client';
import { DEFAULT_LAYOUT_AREAS } from '@prostora/contracts/space-layouts.ts';
import { card, image } from './catalog-fixtures.ts';

/** A panorama that is ready. */
export const panorama = (id: number, change: Partial<SpacePanorama> = {}): SpacePanorama => ({
  id,
  title: '',
  status: 'ready',
  sources: [1024, 2048].map((width) => ({ url: `/media/${id}-${width}.webp`, width, height: width / 2 })),
  width: 4096,
  height: 2048,
  placeholder: null,
  ...change,
});

/** A published space with all fields. */
export const space = (change: Partial<SpaceDetail> = {}): SpaceDetail => ({
  id: 1,
  url: 'pragovka/loft',
  status: 'PUBLISHED',
  no_name: false,
  building: { id: 1, name: 'Pragovka', slug: 'pragovka' },
  building_name: 'Pragovka',
  space_name: 'Loft Kotelna',
  perex: 'Bývalá kotelna s vysokými okny.',
  description: '<p>Kotelna vytápěla celou továrnu.</p>',
  capacity: 120,
  area_size: 340,
  price_level: 3,
  price_from: 1900,
  street: 'Kolbenova',
  house_number: '34a',
  land_registry_number: '923',
  postal_code: '19000',
  city: 'Praha 9',
  country: 'CZ',
  province_name: 'Praha',
  lat: 50.11,
  lng: 14.51,
  phone: '+420123456789',
  email: 'kotelna@example.cz',
  web: 'https://www.kotelna.example/',
  facebook: null,
  instagram: null,
  youtube: null,
  video_url: 'https://youtu.be/aqz-KE-bpKQ',
  recommended: true,
  layouts: [],
  tags: {
    equipments: [{ id: 3, name: 'Ozvučení', slug: 'ozvuceni' }],
    services: [],
    purpose: [{ id: 1, name: 'Konference', slug: 'konference' }],
  },
  images: [1, 2, 3, 4].map(image),
  panoramas: [],
  floor_plan: null,
  all_attributes: [],
  allowed_actions: [],
  version: 1,
  ...change,
});

/** Response for the page of that space. */
export const spaceAnswer = (change: Partial<SpaceDetail> = {}): SpaceAnswer => ({
  space: space(change),
  error_code: null,
  redirect: null,
  editing: null,
  opening_hours: [{ weekdays: [1, 2, 3, 4, 5], opens: '08:00', closes: '22:00' }],
  layout_areas: [...DEFAULT_LAYOUT_AREAS],
  similar: [card(7)],
  owner: null,
  rental_terms: null,
  seo: {
    title: 'Loft Kotelna',
    meta_description: 'Bývalá kotelna',
    canonical: '/prostor/pragovka/loft',
    robots: 'index, follow',
    breadcrumbs: [
      { name: 'Prostory', url: '/' },
      { name: 'Loft Kotelna', url: null },
    ],
  },
});
