import { urls } from '@prostora/contracts';
import { spaceTexts } from '@prostora/strings/cs/spaces.ts';
import type { BreadcrumbDto, SpaceDetailDto, SpaceSeoDto } from './space.dto.ts';

type Place = { name: string; slug: string; kind: string; parent: unknown } | null;

/** Title, description, canonical address and breadcrumbs of a space's page. */
export function spaceSeo(space: SpaceDetailDto, location: unknown): SpaceSeoDto {
  const names = space.no_name ? [space.building_name] : [space.space_name, space.building_name];
  return {
    title: spaceTexts.title(names.join(', '), space.city),
    meta_description: spaceTexts.description(space.perex, space.capacity, space.city),
    canonical: urls.space(space.url),
    robots: space.status === 'PUBLISHED' ? 'index, follow' : 'noindex, nofollow',
    breadcrumbs: [{ name: spaceTexts.catalogue, url: urls.home }, ...placesOf(location as Place), { name: space.no_name ? space.building_name : space.space_name, url: null }],
  };
}

function placesOf(location: Place): BreadcrumbDto[] {
  const trail: BreadcrumbDto[] = [];
  for (let place = location; place && place.kind !== 'country'; place = place.parent as Place) trail.unshift({ name: place.name, url: urls.catalog([place.slug]) });
  return trail;
}
