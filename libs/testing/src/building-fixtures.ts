import type { BuildingDetail, BuildingPageAnswer } from '@prostora/api-client';
import { card, image } from './catalog-fixtures.ts';

/** A building with two published spaces. */
export const buildingDetail = (change: Partial<BuildingDetail> = {}): BuildingDetail => ({
  id: 1,
  name: 'Pragovka',
  slug: 'pragovka',
  description: '<p>Továrna z roku 1907.</p>',
  street: 'Kolbenova',
  house_number: '34a',
  land_registry_number: '923',
  postal_code: '19000',
  city: 'Praha 9',
  country: 'Česko',
  province_name: 'Praha',
  lat: 50.11,
  lng: 14.51,
  capacity: { min: 40, max: 120 },
  images: [1, 2, 3, 4].map(image),
  spaces: [card(1), card(2, { price_from: 900 })],
  shared: { equipments: [{ id: 3, name: 'Ozvučení', slug: 'ozvuceni' }], services: [], purpose: [] },
  has_program: false,
  ...change,
});

/** Response for the page of that building. */
export const buildingAnswer = (change: Partial<BuildingDetail> = {}): BuildingPageAnswer => ({
  building: buildingDetail(change),
  error_code: null,
  redirect: null,
  similar: [card(7)],
  seo: {
    title: 'Pragovka – Praha 9',
    meta_description: 'Pragovka',
    canonical: '/budova/pragovka',
    robots: 'index, follow',
    breadcrumbs: [
      { name: 'Prostory', url: '/' },
      { name: 'Praha', url: '/katalog/praha' },
      { name: 'Pragovka', url: null },
    ],
  },
});
