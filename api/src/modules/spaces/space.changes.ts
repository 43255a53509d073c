import { wrap } from '@mikro-orm/core';
import { LIMITS } from '@prostora/contracts';
import { listSpaceFields, SPACE_FIELD_NAMES, SPACE_FIELDS } from '@prostora/contracts/space-fields.ts';
import type { SpaceLayoutValue } from '@prostora/contracts/space-layouts.ts';
import { createFieldError, fieldError } from '../../platform/errors/index.ts';
import type { SpaceLimits } from '../subscriptions/index.ts';
import { sanitizeRichText } from '../../platform/text/index.ts';
import { findLayoutProblems, replaceLayouts, resolveCapacity } from './space-layouts.ts';
import type { SpaceProblem } from './space.errors.ts';
import { toApiValue, type SpaceFieldProperties } from './space.fields.ts';
import type { FieldChange } from './space-review.entity.ts';
import type { FullSpace, SpaceRepository, SpaceWithLayouts } from './space.repository.ts';
import type { SpaceRole } from './space.states.ts';

/** Partial update of a space; money in haléře, tags by id. */
export type SpaceChanges = Partial<
  SpaceFieldProperties & { purposes: number[]; attributes: number[]; layouts: SpaceLayoutValue[] }
>;

const OPERATOR_PROPERTIES: ReadonlySet<string> = new Set(
  listSpaceFields({ editableBy: 'operator' }).map((name) => SPACE_FIELDS[name].property),
);

/** Sanitizes rich text, and removes fields that only the operator may change. */
export function sanitizeChanges({ description, ...others }: SpaceChanges, role: SpaceRole): SpaceChanges {
  return {
    ...Object.fromEntries(
      Object.entries(others).filter(([property]) => role.isOperator || !OPERATOR_PROPERTIES.has(property)),
    ),
    ...(description !== undefined && { description: sanitizeRichText(description) }),
  };
}

/**
 * Checks the length after sanitizing, repeated layouts, and whether the plan allows a video (the operator may
 * always add one).
 */
export function findProblems(
  space: FullSpace,
  { description, videoUrl, layouts = [] }: SpaceChanges,
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
    ...findLayoutProblems(layouts),
  ];
}

/** Applies the changes to the entity; returns the fields that changed, in names and units of the API. */
export async function applyChanges(
  space: SpaceWithLayouts,
  { purposes, attributes, layouts, ...others }: SpaceChanges,
  spaces: SpaceRepository,
): Promise<FieldChange[]> {
  const plain =
    layouts === undefined && others.capacity === undefined
      ? others
      : {
          ...others,
          capacity: resolveCapacity(
            space,
            layouts,
            others.capacity === undefined ? space.capacity : others.capacity,
          ),
        };
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
  if (layouts) fieldChanges.push(...replaceLayouts(space, layouts));
  return fieldChanges;
}

function diffFields(space: FullSpace, changes: Partial<SpaceFieldProperties>): FieldChange[] {
  const changed = SPACE_FIELD_NAMES.filter((name) => {
    const { property } = SPACE_FIELDS[name];
    return property in changes && space[property] !== changes[property];
  });
  return changed.map((name) => ({
    field: name,
    before: toApiValue(name, space[SPACE_FIELDS[name].property]),
    after: toApiValue(name, changes[SPACE_FIELDS[name].property]),
  }));
}

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
