import type { AdminSeoUrl, AdminSeoUrlOptions } from '@prostora/api-client';
import { adminSeo } from '@prostora/strings/cs/admin-seo.ts';
import { folded } from '@prostora/ui/folded.ts';

type PlaceNode = { value: number; title: string; children: PlaceNode[] };
export type Choice<Value> = { value: Value; label: string };

const texts = adminSeo.form;

/** Case- and diacritics-insensitive search match. */
export const isMeant = (typed: string, name: unknown): boolean =>
  folded(String(name)).includes(folded(typed));

/** Location tree with the number of spaces of each. */
function placeTree(locations: AdminSeoUrlOptions['locations']): PlaceNode[] {
  const nodes = new Map(
    locations.map(({ id, name, count }) => [
      id,
      { value: id, title: texts.counted(name, count), children: [] as PlaceNode[] },
    ]),
  );
  const roots: PlaceNode[] = [];
  for (const { id, parent_id } of locations) {
    const node = nodes.get(id);
    if (node) (parent_id === null ? roots : (nodes.get(parent_id)?.children ?? roots)).push(node);
  }
  return roots;
}

const choice = <Value>({ id, name, count }: { id: Value; name: string; count: number }): Choice<Value> => ({
  value: id,
  label: texts.counted(name, count),
});

/**
 * Select options. A deleted value of the record stays as an option, so that it is visible and can be removed.
 */
export function filterOptions(options: AdminSeoUrlOptions | undefined, record: AdminSeoUrl | null) {
  const gone = (
    values: readonly ({ id: number; name: string; gone: boolean } | null | undefined)[],
  ): Choice<number>[] =>
    values.flatMap((value) => (value?.gone ? [{ value: value.id, label: value.name }] : []));
  return {
    places: [
      ...placeTree(options?.locations ?? []),
      ...gone([record?.location]).map(({ value, label }) => ({ value, title: label, children: [] })),
    ],
    purposes: [...(options?.purposes ?? []).map(choice), ...gone([record?.purpose])],
    attributes: [...(options?.attributes ?? []).map(choice), ...gone(record?.attributes ?? [])],
    capacities: (options?.capacities ?? []).map(choice),
  };
}
