import type { SpaceDetail, Tag, TaxonomyAnswer } from '@prostora/api-client';
import { errorOf, type EditorState } from './editor-state.ts';
import { inputOf, type FieldName } from './fields.ts';

const PLAIN = [
  'building_name',
  'space_name',
  'perex',
  'description',
  'capacity',
  'area_size',
  'price_level',
  'price_from',
  'phone',
  'email',
  'web',
  'facebook',
  'instagram',
  'youtube',
  'video_url',
  'street',
  'house_number',
  'land_registry_number',
  'postal_code',
  'city',
  'lat',
  'lng',
] as const satisfies readonly FieldName[];

const named = (ids: readonly number[], tags: readonly Tag[]): Tag[] =>
  ids.flatMap((id) => tags.find((tag) => tag.id === id) ?? []);

/** The space with the typed values, for the preview; invalid values are replaced by the saved ones. */
export function previewOf(state: EditorState, taxonomy: TaxonomyAnswer | null): SpaceDetail {
  const { space, values } = state;
  const typed = Object.fromEntries(
    PLAIN.filter((name) => errorOf(state, name) === null).map((name) => [name, inputOf(name, values)]),
  );
  return {
    ...space,
    ...typed,
    ...(taxonomy && {
      tags: {
        purpose: named(values.purposes, taxonomy.purposes),
        equipments: named(values.attributes, taxonomy.equipments),
        services: named(values.attributes, taxonomy.services),
      },
    }),
  };
}
