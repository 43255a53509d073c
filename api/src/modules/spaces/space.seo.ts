import { urls } from '@prostora/contracts';
import { spaceTexts } from '@prostora/strings/cs/spaces.ts';
import type { LocationInTree } from './building.address.ts';
import type { BreadcrumbDto, SpaceDetailDto, SpaceSeoDto } from './space.dto.ts';

export function buildSpaceSeo(space: SpaceDetailDto, location: LocationInTree | null): SpaceSeoDto {
  const names = space.no_name ? [space.building_name] : [space.space_name, space.building_name];
  return {
    title: spaceTexts.title(names.join(', '), space.city),
    meta_description: spaceTexts.description(space.perex, space.capacity, space.city),
    canonical: urls.space(space.url),
    robots: space.status === 'PUBLISHED' ? 'index, follow' : 'noindex, nofollow',
    breadcrumbs: [
      ...buildBreadcrumbs(location),
      ...(space.no_name
        ? []
        : [
            {
              name: space.building_name,
              url: space.status === 'PUBLISHED' ? urls.building(space.building.slug) : null,
            },
          ]),
      { name: space.no_name ? space.building_name : space.space_name, url: null },
    ],
  };
}

/** Breadcrumbs from the catalogue down to the location. */
export function buildBreadcrumbs(location: LocationInTree | null): BreadcrumbDto[] {
  const trail: BreadcrumbDto[] = [];
  for (let place = location; place && place.kind !== 'country'; place = place.parent)
    trail.unshift({ name: place.name, url: urls.catalog([place.slug]) });
  return [{ name: spaceTexts.catalogue, url: urls.home }, ...trail];
}
