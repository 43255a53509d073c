import { addressOf } from '../buildings/index.ts';
import { imageView, panoramaView } from '../media/index.ts';
import type { SpaceCardDto, SpaceImageDto, SpacePanoramaDto, TagDto } from './space-card.dto.ts';
import type { SpaceDetailDto, SpaceTagsDto } from './space.dto.ts';
import type { AdminSpaceRowDto } from './space-admin.dto.ts';
import { inGalleryOrder } from './space-photo.gallery.ts';
import { inTourOrder } from './space-panorama.tour.ts';
import type { FullSpace, TouredSpace } from './space.repository.ts';
import { allowedActions, type Relation } from './space.states.ts';

const crowns = (haler: number | null): number | null => (haler === null ? null : haler / 100);
const tag = ({ id, name, slug }: { id: number; name: string; slug: string }): TagDto => ({ id, name, slug });
const termTag = ({
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

/** Path of a space below /prostor/. */
export const urlOf = (space: { noName: boolean; slug: string; building: { slug: string } }): string =>
  space.noName ? space.building.slug : `${space.building.slug}/${space.slug}`;

export function imagesOf(space: FullSpace): SpaceImageDto[] {
  return inGalleryOrder(space.images.getItems()).map((one) =>
    imageView(one.image, {
      id_space_image: one.id,
      category: one.category,
      order_number: one.orderNumber,
      alt: one.alt,
    }),
  );
}

export const panoramasOf = (space: TouredSpace): SpacePanoramaDto[] =>
  inTourOrder(space.panoramas.getItems()).map(({ id, title, image }) => ({
    id,
    title,
    ...panoramaView(image),
  }));

export const firstReady = (images: readonly SpaceImageDto[]): SpaceImageDto | null =>
  images.find((image) => image.status === 'ready') ?? null;

export function spaceCard(space: FullSpace): SpaceCardDto {
  const address = addressOf(space.building);
  return {
    id: space.id,
    url: urlOf(space),
    building_name: space.building.name,
    space_name: space.name,
    perex: space.perex,
    capacity: space.capacity ?? 0,
    area_size: space.areaSize,
    price_level: space.priceLevel,
    price_from: crowns(space.priceFromHaler),
    city: address.city ?? '',
    province_name: address.province_name ?? '',
    lat: address.lat ?? 0,
    lng: address.lng ?? 0,
    recommended: space.recommended,
    image: firstReady(imagesOf(space)),
    tags: space.purposes.getItems().map((purpose) => purpose.name),
  };
}

/** Name in mails: with the building, or only the building where it is let as one space. */
export const fullName = ({ noName, name, building }: FullSpace): string =>
  noName ? building.name : `${name}, ${building.name}`;

export function tagsOf({ purposes, attributes }: Pick<FullSpace, 'purposes' | 'attributes'>): SpaceTagsDto {
  const ofGroup = (group: string): TagDto[] =>
    attributes
      .getItems()
      .filter((one) => one.group === group)
      .map(termTag);
  return {
    equipments: ofGroup('equipments'),
    services: ofGroup('services'),
    purpose: purposes.getItems().map(termTag),
  };
}

export function spaceDetail(space: TouredSpace, relation: Relation): SpaceDetailDto {
  return {
    id: space.id,
    url: urlOf(space),
    status: space.status,
    no_name: space.noName,
    building: tag(space.building),
    building_name: space.building.name,
    space_name: space.name,
    perex: space.perex,
    description: space.description,
    capacity: space.capacity,
    area_size: space.areaSize,
    price_level: space.priceLevel,
    price_from: crowns(space.priceFromHaler),
    ...addressOf(space.building),
    phone: space.phone,
    email: space.email,
    web: space.web,
    facebook: space.facebook,
    instagram: space.instagram,
    youtube: space.youtube,
    video_url: space.videoUrl,
    recommended: space.recommended,
    tags: tagsOf(space),
    images: imagesOf(space),
    panoramas: panoramasOf(space),
    all_attributes: space.attributes.getItems().map(termTag),
    allowed_actions: allowedActions(space, relation),
    version: space.version,
  };
}

export function adminSpaceRow(space: FullSpace, relation: Relation): AdminSpaceRowDto {
  const images = imagesOf(space);
  const { city, province_name } = addressOf(space.building);
  return {
    id: space.id,
    url: urlOf(space),
    space_name: space.name,
    building_name: space.building.name,
    city,
    province_name,
    status: space.status,
    capacity: space.capacity,
    price_from: crowns(space.priceFromHaler),
    recommended: space.recommended,
    image: firstReady(images),
    images_count: images.length,
    owner: {
      id: space.building.customer.id,
      name: space.building.customer.name,
      email: space.building.customer.user.email,
    },
    submitted_at: space.submittedAt?.toISOString() ?? null,
    updated_at: space.updatedAt.toISOString(),
    published_at: space.publishedAt?.toISOString() ?? null,
    paused_at: space.pausedAt?.toISOString() ?? null,
    allowed_actions: allowedActions(space, relation),
    version: space.version,
  };
}
