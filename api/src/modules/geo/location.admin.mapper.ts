import type { AdminLocationDto, AdminLocationInput, AdminLocationsQuery } from './location.admin.dto.ts';
import type { LocationListQuery, LocationRow } from './location-list.ts';
import type { LocationValues } from './location-values.ts';

/** Values of a location; without a slug it is generated from the name, or stays. */
export type LocationInput = Omit<LocationValues, 'slug'> & { slug: string | null };

export const toAdminLocationDto = ({ node, path, uses, version }: LocationRow): AdminLocationDto => ({
  id: node.id,
  slug: node.slug,
  name: node.name,
  kind: node.kind,
  locative: node.locative,
  parent_id: node.parentId,
  lat: node.lat,
  lng: node.lng,
  population: node.population,
  path: path
    .slice(1)
    .map(({ id, name, slug, kind }) => ({ id, name, slug, kind }))
    .reverse(),
  parts: uses.parts,
  buildings: uses.buildings,
  spaces: uses.spaces,
  inquiries: uses.inquiries,
  seo_urls: uses.seoUrls,
  version,
});

export const toLocationInput = ({
  name,
  slug,
  locative,
  parent_id: parentId,
  lat,
  lng,
  population,
}: AdminLocationInput): LocationInput => ({
  name,
  slug: slug ?? null,
  locative: locative ?? null,
  parentId: parentId ?? null,
  lat,
  lng,
  population: population ?? null,
});

export const toListQuery = ({
  search,
  kind,
  region,
  locative,
  sort,
  order,
}: AdminLocationsQuery): LocationListQuery => ({
  search: search || null,
  kind: kind ?? null,
  region: region || null,
  isLocativeMissing: locative === 'missing',
  sort,
  order,
});
