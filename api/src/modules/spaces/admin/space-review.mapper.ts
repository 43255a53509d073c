import { formatCzk } from '@prostora/strings';
import type { SpaceLayoutValue } from '@prostora/contracts/space-layouts.ts';
import { spaceFields } from '@prostora/strings/cs/space-fields.ts';
import { formatLayout } from '@prostora/strings/cs/space-layouts.ts';
import type { TaxonomySnapshot, TaxonomyKind } from '../../taxonomy/index.ts';
import { plainText } from '../../../platform/text/index.ts';
import type { SpaceReviewRowDto } from './space-review.dto.ts';
import { findFirstReady, toSpaceImageDtos, buildSpaceUrl } from '../space.mapper.ts';
import type { ReviewWithSpace } from '../reviews/space-review.repository.ts';
import type { FullSpace } from '../space.repository.ts';

/** Names of tags by id. */
export type TagNames = { purposes: ReadonlyMap<number, string>; attributes: ReadonlyMap<number, string> };

const mapNamesById = (terms: readonly { id: number; name: string }[]): ReadonlyMap<number, string> =>
  new Map(terms.map(({ id, name }) => [id, name]));
/** Includes ids of tags that were merged into others. */
export function buildTagNames({ purposes, attributes, aliases }: TaxonomySnapshot): TagNames {
  const buildNamesOfKind = (kind: TaxonomyKind, terms: TaxonomySnapshot['purposes' | 'attributes']) =>
    mapNamesById([
      ...aliases
        .filter((one) => one.kind === kind)
        .map(({ key, term_id }) => ({
          id: Number(key),
          name: terms.find(({ id }) => id === term_id)?.name ?? key,
        })),
      ...terms,
    ]);
  return {
    purposes: buildNamesOfKind('purpose', purposes),
    attributes: buildNamesOfKind('attribute', attributes),
  };
}

/** Replaces ids of tags by names, formats amounts and layouts, and strips markup. */
function toReadableValue(field: string, value: unknown, names: TagNames): unknown {
  if (value === null || value === undefined || value === '') return null;
  if ((field === 'purposes' || field === 'attributes') && Array.isArray(value))
    return value.map((id) => names[field].get(Number(id)) ?? String(id));
  if (field === 'layouts' && Array.isArray(value))
    return value.map((layout) => formatLayout(layout as SpaceLayoutValue));
  if (field === 'price_from' && typeof value === 'number') return formatCzk(value);
  if (field === 'description' && typeof value === 'string') return plainText(value);
  if (typeof value === 'boolean') return value ? spaceFields.yes : spaceFields.no;
  return value;
}

export function toSpaceReviewRowDto(review: ReviewWithSpace, names: TagNames): SpaceReviewRowDto {
  const space = review.space as FullSpace;
  const { customer } = space.building;
  return {
    id: review.id,
    owner: { id: customer.id, name: customer.name, email: customer.user.email },
    space: {
      id: space.id,
      url: buildSpaceUrl(space),
      space_name: space.name,
      building_name: space.building.name,
      status: space.status,
      image: findFirstReady(toSpaceImageDtos(space)),
    },
    opened_at: review.openedAt.toISOString(),
    changed_at: review.changedAt.toISOString(),
    changes: review.changes.map(({ field, before, after }) => ({
      field,
      before: toReadableValue(field, before, names),
      after: toReadableValue(field, after, names),
    })),
  };
}
