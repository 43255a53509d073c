import { urls } from '@prostora/contracts';
import { spaceTexts } from '@prostora/strings/cs/spaces.ts';
import { toAddress, formatStreetLine } from '../building.address.ts';
import type { BuildingWithLocation } from './building.repository.ts';
import type { BuildingDetailDto, CapacityRangeDto } from './building-page.dto.ts';
import type { SpaceImageDto, TagDto } from '../space-card.dto.ts';
import type { SpaceSeoDto, SpaceTagsDto } from '../space.dto.ts';
import { toSpaceImageDtos, toSpaceCardDto, toSpaceTagsDto } from '../space.mapper.ts';
import type { FullSpace } from '../space.repository.ts';
import { buildBreadcrumbs } from '../space.seo.ts';

const MAX_PHOTOS = 12;

export function toBuildingDetailDto(
  building: BuildingWithLocation,
  spaces: readonly FullSpace[],
  hasProgram: boolean,
): BuildingDetailDto {
  const { id, name, slug, description } = building;
  return {
    id,
    name,
    slug,
    description,
    ...toAddress(building),
    capacity: getCapacityRange(spaces),
    shared: findSharedTags(spaces),
    images: pickPhotos(spaces),
    spaces: spaces.map(toSpaceCardDto),
    has_program: hasProgram,
  };
}

export function buildBuildingSeo(
  building: BuildingWithLocation,
  { capacity, spaces }: BuildingDetailDto,
): SpaceSeoDto {
  const { street, number } = formatStreetLine(building);
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
    breadcrumbs: [...buildBreadcrumbs(building.location), { name: building.name, url: null }],
  };
}

function getCapacityRange(spaces: readonly FullSpace[]): CapacityRangeDto | null {
  const known = spaces.flatMap(({ capacity }) => capacity ?? []);
  return known.length === 0 ? null : { min: Math.min(...known), max: Math.max(...known) };
}

/** Tags common to all spaces. */
function findSharedTags(spaces: readonly FullSpace[]): SpaceTagsDto {
  const [first, ...others] = spaces.map(toSpaceTagsDto);
  const inAll = (group: keyof SpaceTagsDto): TagDto[] =>
    (first?.[group] ?? []).filter(({ id }) =>
      others.every((tags) => tags[group].some((tag) => tag.id === id)),
    );
  return { equipments: inAll('equipments'), services: inAll('services'), purpose: inAll('purpose') };
}

/** Interleaves the galleries: the first photo of each space, then the second ones, and so on. */
function pickPhotos(spaces: readonly FullSpace[]): SpaceImageDto[] {
  const galleries = spaces.map((space) => toSpaceImageDtos(space).filter(({ status }) => status === 'ready'));
  const longest = Math.max(0, ...galleries.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => galleries.flatMap((gallery) => gallery[index] ?? []))
    .flat()
    .slice(0, MAX_PHOTOS);
}
