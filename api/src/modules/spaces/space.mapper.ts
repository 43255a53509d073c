import { toAddress } from './building.address.ts';
import { toImageView, toPanoramaView, toStoredImage } from '../media/index.ts';
import type {
  SpaceCardDto,
  SpaceFloorPlanDto,
  SpaceImageDto,
  SpacePanoramaDto,
  TagDto,
} from './space-card.dto.ts';
import type { SpaceDetailDto, SpaceTagsDto } from './space.dto.ts';
import { toCardFields, toDetailFields } from './space.fields.ts';
import { toLayoutValues } from './space-layouts.ts';
import { sortGallery } from './space-photo.gallery.ts';
import { sortTour } from './space-panorama.tour.ts';
import type { FullSpace, SpaceWithPanoramas } from './space.repository.ts';
import { listAllowedActions, type SpaceRole } from './space.states.ts';

const toTag = ({ id, name, slug }: { id: number; name: string; slug: string }): TagDto => ({
  id,
  name,
  slug,
});
const toTaxonomyTag = ({
  id,
  name,
  slug,
  icon,
}: {
  id: number;
  name: string;
  slug: string;
  icon: string | null;
}): TagDto => ({ id, name, slug, icon });

type NamedSpace = { noName: boolean; name: string; building: { name: string } };

/** A building that is let as one space gives it its name. */
export const getSpaceName = ({ noName, name, building }: NamedSpace): string =>
  noName ? building.name : name;

/** Name with the building, as in mails and calendars. */
export const formatSpaceName = (space: NamedSpace): string =>
  space.noName ? space.building.name : `${space.name}, ${space.building.name}`;

/** Path of a space below /prostor/. */
export const buildSpaceUrl = (space: { noName: boolean; slug: string; building: { slug: string } }): string =>
  space.noName ? space.building.slug : `${space.building.slug}/${space.slug}`;

export function toSpaceImageDtos(space: FullSpace): SpaceImageDto[] {
  return sortGallery(space.images.getItems()).map((one) =>
    toImageView(one.image, {
      id_space_image: one.id,
      category: one.category,
      order_number: one.orderNumber,
      alt: one.alt,
    }),
  );
}

export const toSpacePanoramaDtos = (space: SpaceWithPanoramas): SpacePanoramaDto[] =>
  sortTour(space.panoramas.getItems()).map(({ id, title, image }) => ({
    id,
    title,
    ...toPanoramaView(image),
  }));

function toFloorPlanDto(space: SpaceWithPanoramas): SpaceFloorPlanDto | null {
  const [plan] = space.floorPlans.getItems();
  return plan ? { ...toStoredImage(plan.image), id: plan.id, scale: plan.scale } : null;
}

/** Photographs of a card after its first one. */
const CARD_MORE_IMAGES = 4;
const isReady = ({ status }: SpaceImageDto): boolean => status === 'ready';

export const findFirstReady = (images: readonly SpaceImageDto[]): SpaceImageDto | null =>
  images.find(isReady) ?? null;

export function toSpaceCardDto(space: FullSpace): SpaceCardDto {
  const address = toAddress(space.building);
  const [image = null, ...others] = toSpaceImageDtos(space).filter(isReady);
  return {
    id: space.id,
    url: buildSpaceUrl(space),
    building_name: space.building.name,
    ...toCardFields(space),
    city: address.city ?? '',
    province_name: address.province_name ?? '',
    lat: address.lat ?? 0,
    lng: address.lng ?? 0,
    image,
    tags: space.purposes.getItems().map((purpose) => purpose.name),
    more_images: others.slice(0, CARD_MORE_IMAGES).flatMap(({ url }) => url ?? []),
  };
}

export function toSpaceTagsDto({
  purposes,
  attributes,
}: Pick<FullSpace, 'purposes' | 'attributes'>): SpaceTagsDto {
  const listGroup = (group: string): TagDto[] =>
    attributes
      .getItems()
      .filter((one) => one.group === group)
      .map(toTaxonomyTag);
  return {
    equipments: listGroup('equipments'),
    services: listGroup('services'),
    purpose: purposes.getItems().map(toTaxonomyTag),
  };
}

export function toSpaceDetailDto(space: SpaceWithPanoramas, role: SpaceRole): SpaceDetailDto {
  return {
    id: space.id,
    url: buildSpaceUrl(space),
    status: space.status,
    no_name: space.noName,
    building: toTag(space.building),
    building_name: space.building.name,
    ...toDetailFields(space),
    ...toAddress(space.building),
    layouts: toLayoutValues(space),
    tags: toSpaceTagsDto(space),
    images: toSpaceImageDtos(space),
    panoramas: toSpacePanoramaDtos(space),
    floor_plan: toFloorPlanDto(space),
    all_attributes: space.attributes.getItems().map(toTaxonomyTag),
    allowed_actions: listAllowedActions(space, role),
    version: space.version,
  };
}
