import type { SpaceDetail, Tag, TaxonomyAnswer } from '@prostora/api-client';
import { sortLayouts } from '@prostora/contracts/space-layouts.ts';
import { listSpaceFields } from '@prostora/contracts/space-fields.ts';
import { parseNumber } from '../../../lib/space-numbers.ts';
import { findError, getTypedCapacity, type EditorState } from './editor-state.ts';
import { toLayoutInput } from '../../../components/layouts/layout-rows.ts';
import { ADDRESS_FIELDS, toInputValue, type FieldName } from './fields.ts';

const PREVIEW_FIELDS: readonly FieldName[] = [
  'building_name',
  ...listSpaceFields({ editableBy: 'owner' }),
  ...ADDRESS_FIELDS,
];

const findTags = (ids: readonly number[], tags: readonly Tag[]): Tag[] =>
  ids.flatMap((id) => tags.find((tag) => tag.id === id) ?? []);

/** The space with the typed values, for the preview; invalid values are replaced by the saved ones. */
export function buildPreview(state: EditorState, taxonomy: TaxonomyAnswer | null): SpaceDetail {
  const { space, values } = state;
  const hasLayouts = values.layouts.length > 0 && findError(state, 'layouts') === null;
  const typed = Object.fromEntries(
    PREVIEW_FIELDS.filter((name) => findError(state, name) === null).map((name) => [
      name,
      toInputValue(name, values),
    ]),
  );
  return {
    ...space,
    ...typed,
    ...(findError(state, 'layouts') === null && { layouts: sortLayouts(toLayoutInput(values.layouts)) }),
    ...(hasLayouts && { capacity: parseNumber(getTypedCapacity(state)) }),
    ...(taxonomy && {
      tags: {
        purpose: findTags(values.purposes, taxonomy.purposes),
        equipments: findTags(values.attributes, taxonomy.equipments),
        services: findTags(values.attributes, taxonomy.services),
      },
    }),
  };
}
