import { urls } from '@prostora/contracts';
import { spaceTexts } from '@prostora/strings/cs/spaces.ts';
import { addressOf, streetLine, type PlacedBuilding } from '../buildings/index.ts';
import type { BuildingDetailDto, CapacityRangeDto } from './building-page.dto.ts';
import type { SpaceImageDto, TagDto } from './space-card.dto.ts';
import type { SpaceSeoDto, SpaceTagsDto } from './space.dto.ts';
import { imagesOf, spaceCard, tagsOf } from './space.mapper.ts';
import type { FullSpace } from './space.repository.ts';
import { breadcrumbsTo } from './space.seo.ts';

const MOST_PHOTOS = 12;

export function buildingDetail(building: PlacedBuilding, spaces: readonly FullSpace[]): BuildingDetailDto {
  const { id, name, slug, description } = building;
  return {
    id,
    name,
    slug,
    description,
    ...addressOf(building),
    capacity: capacityOf(spaces),
    shared: sharedBy(spaces),
    images: photosOf(spaces),
    spaces: spaces.map(spaceCard),
  };
}

export function buildingSeo(building: PlacedBuilding, { capacity, spaces }: BuildingDetailDto): SpaceSeoDto {
  const { street, number } = streetLine(building);
  const address = [[street, number].filter(Boolean).join(' '), building.city].filter(Boolean).join(', ');
  return {
    title: spaceTexts.title(building.name, building.city),
    meta_description: spaceTexts.buildingDescription(
      building.name,
      spaces.length,
      capacity?.max ?? null,
      address || null,
    ),
    canonical: urls.building(building.slug),
    robots: 'index, follow',
    breadcrumbs: [...breadcrumbsTo(building.location), { name: building.name, url: null }],
  };
}

function capacityOf(spaces: readonly FullSpace[]): CapacityRangeDto | null {
  const known = spaces.flatMap(({ capacity }) => capacity ?? []);
  return known.length === 0 ? null : { min: Math.min(...known), max: Math.max(...known) };
}

/** Tags common to all spaces. */
function sharedBy(spaces: readonly FullSpace[]): SpaceTagsDto {
  const [first, ...others] = spaces.map(tagsOf);
  const inAll = (group: keyof SpaceTagsDto): TagDto[] =>
    (first?.[group] ?? []).filter(({ id }) =>
      others.every((tags) => tags[group].some((tag) => tag.id === id)),
    );
  return { equipments: inAll('equipments'), services: inAll('services'), purpose: inAll('purpose') };
}

/** Interleaves the galleries: the first photo of each space, then the second ones, and so on. */
function photosOf(spaces: readonly FullSpace[]): SpaceImageDto[] {
  const galleries = spaces.map((space) => imagesOf(space).filter(({ status }) => status === 'ready'));
  const longest = Math.max(0, ...galleries.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => galleries.flatMap((gallery) => gallery[turn] ?? []))
    .flat()
    .slice(0, MOST_PHOTOS);
}
