import { wrap } from '@mikro-orm/core';
import { LIMITS } from '@prostora/contracts';
import { createFieldError, fieldError } from '../../platform/errors/index.ts';
import type { SpaceLimits } from '../subscriptions/index.ts';
import { sanitizeRichText } from '../../platform/text/index.ts';
import type { SpaceProblem } from './space.errors.ts';
import type { FieldChange } from './reviews/space-review.entity.ts';
import type { FullSpace, SpaceRepository } from './space.repository.ts';
import type { SpaceRole } from './space.states.ts';

/** Partial update of a space; money in haléře, tags by id. */
export type SpaceChanges = Partial<{
  name: string;
  perex: string;
  description: string;
  capacity: number | null;
  areaSize: number | null;
  priceLevel: number;
  priceFromHaler: number | null;
  recommended: boolean;
  phone: string | null;
  email: string | null;
  web: string | null;
  facebook: string | null;
  instagram: string | null;
  youtube: string | null;
  videoUrl: string | null;
  purposes: number[];
  attributes: number[];
}>;
type PlainChanges = Omit<SpaceChanges, 'purposes' | 'attributes'>;

/** Field names of the API, used in the audit trail and in reviews. */
const FIELDS: Readonly<Partial<Record<string, string>>> = {
  name: 'space_name',
  areaSize: 'area_size',
  priceLevel: 'price_level',
  priceFromHaler: 'price_from',
  videoUrl: 'video_url',
};

/** Sanitizes rich text, and removes fields that only the operator may change. */
export function sanitizeChanges(
  { recommended, description, ...others }: SpaceChanges,
  role: SpaceRole,
): SpaceChanges {
  return {
    ...others,
    ...(description !== undefined && { description: sanitizeRichText(description) }),
    ...(recommended !== undefined && role.isOperator && { recommended }),
  };
}

/**
 * Checks the length after sanitizing, and whether the plan allows a video (the operator may always add one).
 */
export function findProblems(
  space: FullSpace,
  { description, videoUrl }: SpaceChanges,
  role: SpaceRole,
  limits: SpaceLimits,
): SpaceProblem[] {
  const isNewVideo = videoUrl !== undefined && videoUrl !== null && videoUrl !== space.videoUrl;
  return [
    ...((description?.length ?? 0) > LIMITS.description
      ? [{ field: 'description', error: fieldError('maxLength', { max: LIMITS.description }) }]
      : []),
    ...(isNewVideo && !limits.hasVideoInSpace && !role.isOperator
      ? [{ field: 'video_url', error: fieldError('videoPlan') }]
      : []),
  ];
}

/** Applies the changes to the entity; returns the fields that changed, in names and units of the API. */
export async function applyChanges(
  space: FullSpace,
  { purposes, attributes, ...plain }: SpaceChanges,
  spaces: SpaceRepository,
): Promise<FieldChange[]> {
  const fieldChanges = diffFields(space, plain);
  wrap(space).assign(plain);
  const formerPurposes = space.purposes.getItems().map(({ id }) => id);
  const formerAttributes = space.attributes.getItems().map(({ id }) => id);
  if (purposes && String(unique(purposes)) !== String(formerPurposes)) {
    space.purposes.set(pickInOrder(unique(purposes), await spaces.findPurposes(purposes), 'purposes'));
    fieldChanges.push({ field: 'purposes', before: formerPurposes, after: unique(purposes) });
  }
  if (attributes && String(ascending(attributes)) !== String(ascending(formerAttributes))) {
    space.attributes.set(
      pickInOrder(ascending(attributes), await spaces.findAttributes(attributes), 'attributes'),
    );
    fieldChanges.push({
      field: 'attributes',
      before: ascending(formerAttributes),
      after: ascending(attributes),
    });
  }
  return fieldChanges;
}

function diffFields(space: FullSpace, changes: PlainChanges): FieldChange[] {
  const changed = (Object.keys(changes) as (keyof PlainChanges)[]).filter(
    (key) => space[key] !== changes[key],
  );
  return changed.map((key) => ({
    field: FIELDS[key] ?? key,
    before: toApiUnits(key, space[key]),
    after: toApiUnits(key, changes[key]),
  }));
}

const toApiUnits = (key: keyof PlainChanges, value: unknown): unknown =>
  key === 'priceFromHaler' && typeof value === 'number' ? value / 100 : value;
const unique = (ids: readonly number[]): number[] => [...new Set(ids)];
const ascending = (ids: readonly number[]): number[] => unique(ids).sort((one, other) => one - other);

function pickInOrder<T extends { id: number }>(
  ids: readonly number[],
  found: readonly T[],
  field: string,
): T[] {
  const byId = new Map(found.map((one) => [one.id, one]));
  return ids.map((id) => {
    const one = byId.get(id);
    if (!one) throw createFieldError(field, fieldError('choice'));
    return one;
  });
}
