import { isCapacityBucket, isTagSlug, type FieldErrorCode } from '@prostora/contracts';
import { fieldError, type FieldErrors } from '../../platform/errors/index.ts';
import { fold } from '../../platform/text/index.ts';
import { isInCzechia } from './location-tree.ts';
import type { LocationKind } from './location.entity.ts';

/** Values entered by the operator. */
export type LocationValues = {
  slug: string;
  name: string;
  locative: string | null;
  parentId: number | null;
  lat: number;
  lng: number;
  population: number | null;
};
/** An existing location, as needed by validation. */
export type ExistingLocation = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly kind: LocationKind;
  readonly parentId: number | null;
};

/** Validation errors of a location among the others, by API field. `id` is null for a new one. */
export function validateLocation(
  kind: LocationKind,
  id: number | null,
  values: LocationValues,
  all: readonly ExistingLocation[],
): FieldErrors {
  const others = all.filter((other) => other.id !== id);
  const problems: [field: string, code: FieldErrorCode, isWrong: boolean][] = [
    ['slug', 'slug', !isTagSlug(values.slug) || isCapacityBucket(values.slug)],
    ['slug', 'slugTaken', others.some(({ slug }) => slug === values.slug)],
    [
      'name',
      'nameTaken',
      others.some(
        ({ name, kind: otherKind, parentId }) =>
          otherKind === kind && parentId === values.parentId && fold(name) === fold(values.name),
      ),
    ],
    ['parent_id', 'choice', !isValidParent(kind, values.parentId, others)],
    ['lat', 'inCzechia', !isInCzechia(values)],
  ];
  return Object.fromEntries(
    problems
      .filter(([, , isWrong]) => isWrong)
      .reverse()
      .map(([field, code]) => [field, fieldError(code)]),
  );
}

/**
 * A region belongs to the country, a town to a region, a city part to a town or to a region that is a city
 * (one without towns).
 */
function isValidParent(
  kind: LocationKind,
  parentId: number | null,
  all: readonly ExistingLocation[],
): boolean {
  const parent = all.find(({ id }) => id === parentId);
  switch (kind) {
    case 'country':
      return parentId === null;
    case 'region':
      return parent?.kind === 'country';
    case 'town':
      return parent?.kind === 'region';
    case 'city_part':
      return (
        parent?.kind === 'town' ||
        (parent?.kind === 'region' &&
          !all.some((other) => other.kind === 'town' && other.parentId === parentId))
      );
  }
}
