import { foldText } from '@prostora/contracts';
import type { AdminSeoUrl, AdminSeoUrlOptions } from '@prostora/api-client';
import { adminSeo } from '@prostora/strings/cs/admin-seo.ts';

type LocationNode = { value: number; title: string; children: LocationNode[] };
export type SelectOption<Value> = { value: Value; label: string };

const texts = adminSeo.form;

/** Case- and diacritics-insensitive search match. */
export const matchesSearch = (typed: string, name: unknown): boolean =>
  foldText(String(name)).includes(foldText(typed));

/** Location tree with the number of spaces of each. */
function buildLocationTree(locations: AdminSeoUrlOptions['locations']): LocationNode[] {
  const nodes = new Map(
    locations.map(({ id, name, count }) => [
      id,
      { value: id, title: texts.counted(name, count), children: [] as LocationNode[] },
    ]),
  );
  const roots: LocationNode[] = [];
  for (const { id, parent_id } of locations) {
    const node = nodes.get(id);
    if (node) (parent_id === null ? roots : (nodes.get(parent_id)?.children ?? roots)).push(node);
  }
  return roots;
}

const toOption = <Value>({
  id,
  name,
  count,
}: {
  id: Value;
  name: string;
  count: number;
}): SelectOption<Value> => ({
  value: id,
  label: texts.counted(name, count),
});

/**
 * Select options. A deleted value of the record stays as an option, so that it is visible and can be removed.
 */
export function filterOptions(options: AdminSeoUrlOptions | undefined, record: AdminSeoUrl | null) {
  const toDeletedOptions = (
    values: readonly ({ id: number; name: string; gone: boolean } | null | undefined)[],
  ): SelectOption<number>[] =>
    values.flatMap((value) => (value?.gone ? [{ value: value.id, label: value.name }] : []));
  return {
    places: [
      ...buildLocationTree(options?.locations ?? []),
      ...toDeletedOptions([record?.location]).map(({ value, label }) => ({
        value,
        title: label,
        children: [],
      })),
    ],
    purposes: [...(options?.purposes ?? []).map(toOption), ...toDeletedOptions([record?.purpose])],
    attributes: [...(options?.attributes ?? []).map(toOption), ...toDeletedOptions(record?.attributes ?? [])],
    capacities: (options?.capacities ?? []).map(toOption),
  };
}
