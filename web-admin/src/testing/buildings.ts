import type { AdminBuildingDetail, AdminBuildingRow, AdminBuildingsAnswer } from '@prostora/api-client';

const OWNER = { id: 3, name: 'Statek s.r.o.', email: 'petr@example.cz' };

export const buildingRow = (change: Partial<AdminBuildingRow> = {}): AdminBuildingRow => ({
  id: 8,
  name: 'Pragovka',
  slug: 'pragovka',
  city: 'Praha 9',
  province_name: 'Praha',
  owner: OWNER,
  spaces_count: 3,
  published_count: 2,
  is_whole: false,
  created_at: '2026-10-01T10:00:00+02:00',
  ...change,
});

export const buildingsAnswer = (items: AdminBuildingRow[] = [buildingRow()]): AdminBuildingsAnswer => ({
  items,
  counts: { all: 12, published: 9, unpublished: 2, empty: 1 },
  page: 1,
  nr_of_pages: 1,
  total: items.length,
});

export const buildingRecord = (change: Partial<AdminBuildingDetail> = {}): AdminBuildingDetail => ({
  id: 8,
  name: 'Pragovka',
  slug: 'pragovka',
  description: '',
  street: 'Kolbenova',
  house_number: '34a',
  land_registry_number: '923',
  postal_code: '19000',
  city: 'Praha 9',
  province_name: 'Praha',
  location: null,
  lat: 50.11,
  lng: 14.51,
  version: 4,
  owner: OWNER,
  page: '/budova/pragovka',
  can_be_deleted: false,
  created_at: '2026-10-01T10:00:00+02:00',
  spaces: [
    {
      id: 21,
      url: 'pragovka/loft',
      space_name: 'Loft Kotelna',
      no_name: false,
      status: 'PUBLISHED',
      capacity: 120,
      image: null,
    },
  ],
  ...change,
});
