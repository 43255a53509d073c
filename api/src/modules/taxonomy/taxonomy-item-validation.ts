import { isCapacityBucket, isTagSlug, PURPOSE_GROUPS, type FieldErrorCode } from '@prostora/contracts';
import { fieldError, type FieldErrors } from '../../platform/errors/index.ts';
import type { TaxonomyKind, TaxonomyItemValues } from './taxonomy-item.ts';

export const ATTRIBUTE_GROUPS = ['equipments', 'services'] as const;

const GROUPS: Readonly<Record<TaxonomyKind, readonly string[]>> = {
  purpose: PURPOSE_GROUPS,
  attribute: ATTRIBUTE_GROUPS,
};

/**
 * Validation errors by API field: fields required or not allowed for the kind. The slug of a purpose must not
 * be a capacity bucket, because catalogue URLs have both in the same position.
 */
export function validateItem(
  kind: TaxonomyKind,
  {
    slug,
    group,
    category,
    titlePhrase,
    usualHours: { from, to },
    usualLayout,
    usualDays,
  }: TaxonomyItemValues,
): FieldErrors {
  const required =
    kind === 'purpose' ? { name: 'title_phrase', value: titlePhrase } : { name: 'category', value: category };
  const problems: [field: string, code: FieldErrorCode, isWrong: boolean][] = [
    ['slug', 'slug', slug !== null && (!isTagSlug(slug) || (kind === 'purpose' && isCapacityBucket(slug)))],
    ['group', 'choice', !GROUPS[kind].includes(group)],
    [required.name, 'required', required.value === null],
    ['category', 'unknown', kind === 'purpose' && category !== null],
    ['usual_from', 'unknown', kind === 'attribute' && from !== null],
    ['usual_to', 'unknown', kind === 'attribute' && to !== null],
    ['usual_layout', 'unknown', kind === 'attribute' && usualLayout !== null],
    ['usual_days', 'unknown', kind === 'attribute' && usualDays !== null],
    ['usual_from', 'demandBothTimes', kind === 'purpose' && from === null && to !== null],
    ['usual_to', 'demandBothTimes', kind === 'purpose' && from !== null && to === null],
    ['usual_to', 'endAfterStart', from !== null && to !== null && to <= from],
  ];
  return Object.fromEntries(
    problems.filter(([, , isWrong]) => isWrong).map(([field, code]) => [field, fieldError(code)]),
  );
}
