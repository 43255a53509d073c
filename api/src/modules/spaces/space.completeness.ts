import { hasAddress } from './building.address.ts';
import type { SpaceLimits } from '../subscriptions/index.ts';
import type { FullSpace } from './space.repository.ts';

/** The properties that completeness is computed from. */
export type ListingDetails = {
  photos: number;
  perex: string;
  description: string;
  hasCapacity: boolean;
  hasArea: boolean;
  hasAddress: boolean;
  purposes: number;
  equipments: number;
  hasContact: boolean;
  hasVideo: boolean;
};

/** Names of fields that would make the listing more complete. */
export type ListingGap =
  | 'images'
  | 'more_images'
  | 'perex'
  | 'description'
  | 'capacity'
  | 'area_size'
  | 'city'
  | 'tags.purpose'
  | 'tags.equipments'
  | 'phone'
  | 'video_url';

export type Completeness = { percent: number; gaps: ListingGap[] };

type Criterion = {
  gap: ListingGap;
  weight: number;
  isMet: (listing: ListingDetails) => boolean;
  applies?: (limits: SpaceLimits) => boolean;
};

/** Photos of a good gallery; does not apply where the plan allows fewer. */
const GOOD_GALLERY = 5;
/** Characters of a description that adds to the perex. */
const GOOD_DESCRIPTION = 100;

/** Criteria of a good listing, most important first; those the plan does not allow are left out. */
const CRITERIA: readonly Criterion[] = [
  { gap: 'images', weight: 20, isMet: (listing) => listing.photos > 0 },
  { gap: 'perex', weight: 10, isMet: (listing) => listing.perex.trim() !== '' },
  { gap: 'capacity', weight: 10, isMet: (listing) => listing.hasCapacity },
  { gap: 'city', weight: 10, isMet: (listing) => listing.hasAddress },
  { gap: 'tags.purpose', weight: 10, isMet: (listing) => listing.purposes > 0 },
  { gap: 'description', weight: 10, isMet: (listing) => listing.description.length >= GOOD_DESCRIPTION },
  {
    gap: 'more_images',
    weight: 10,
    isMet: (listing) => listing.photos >= GOOD_GALLERY,
    applies: ({ nrOfPhotosInSpace }) => nrOfPhotosInSpace >= GOOD_GALLERY,
  },
  { gap: 'tags.equipments', weight: 5, isMet: (listing) => listing.equipments > 0 },
  { gap: 'phone', weight: 5, isMet: (listing) => listing.hasContact },
  { gap: 'area_size', weight: 5, isMet: (listing) => listing.hasArea },
  {
    gap: 'video_url',
    weight: 5,
    isMet: (listing) => listing.hasVideo,
    applies: ({ hasVideoInSpace }) => hasVideoInSpace,
  },
];

/** Completeness in whole per cent, and the gaps, most important first. */
export function computeCompleteness(listing: ListingDetails, limits: SpaceLimits): Completeness {
  const applicable = CRITERIA.filter((one) => one.applies?.(limits) ?? true);
  const missing = applicable.filter((one) => !one.isMet(listing));
  const sum = (criteria: readonly Criterion[]): number =>
    criteria.reduce((total, { weight }) => total + weight, 0);
  return {
    percent: Math.floor((100 * (sum(applicable) - sum(missing))) / sum(applicable)),
    gaps: missing.map(({ gap }) => gap),
  };
}

/** Photos that failed processing do not count. */
export function toListingDetails(space: FullSpace): ListingDetails {
  const attributes = space.attributes.getItems();
  return {
    photos: space.images.getItems().filter(({ image }) => image.status !== 'failed').length,
    perex: space.perex,
    description: space.description.replace(/<[^>]*>/gu, '').trim(),
    hasCapacity: space.capacity !== null,
    hasArea: space.areaSize !== null,
    hasAddress: hasAddress(space.building),
    purposes: space.purposes.length,
    equipments: attributes.filter(({ group }) => group === 'equipments').length,
    hasContact: Boolean(space.phone ?? space.email),
    hasVideo: space.videoUrl !== null,
  };
}
