import { adminLocations } from '@prostora/strings/cs/admin-taxonomy.ts';
import type { TableColumn } from '../../platform/export/index.ts';
import type { LocationRow } from './location-list.ts';

const { columns } = adminLocations.export;

/** Columns of the location export. */
export const LOCATION_COLUMNS: readonly TableColumn<LocationRow>[] = [
  { title: columns.id, width: 8, value: ({ node }) => node.id },
  { title: columns.name, width: 26, value: ({ node }) => node.name },
  { title: columns.kind, value: ({ node }) => adminLocations.kinds[node.kind] },
  {
    title: columns.path,
    width: 32,
    value: ({ path }) =>
      path
        .slice(1)
        .map(({ name }) => name)
        .join(', '),
  },
  { title: columns.locative, width: 26, value: ({ node }) => node.locative },
  { title: columns.slug, width: 20, value: ({ node }) => node.slug },
  { title: columns.lat, value: ({ node }) => node.lat },
  { title: columns.lng, value: ({ node }) => node.lng },
  { title: columns.population, value: ({ node }) => node.population },
  { title: columns.buildings, value: ({ uses }) => uses.buildings },
  { title: columns.spaces, value: ({ uses }) => uses.spaces },
  { title: columns.inquiries, value: ({ uses }) => uses.inquiries },
  { title: columns.seoUrls, value: ({ uses }) => uses.seoUrls },
];
