import type { Tag, TaxonomyAnswer } from '@prostora/api-client';
import { folded } from '@prostora/ui/folded.ts';

export type TagGroup = 'purpose' | 'equipments' | 'services';
type Placed = Tag & { section: string };
export type TagSection = {
  /** Empty for the tags selected when the picker opened. */ name: string;
  tags: readonly Placed[];
};

/** All tags of one group, each with the section it belongs to. */
export const tagsOf = (taxonomy: TaxonomyAnswer, group: TagGroup): Placed[] =>
  group === 'purpose'
    ? taxonomy.purposes.map((tag) => ({ ...tag, section: tag.group }))
    : taxonomy[group].map((tag) => ({ ...tag, section: tag.category }));

/** Tags that match the query in their sections; the pinned ones come first, in the order of selection. */
export function arranged(
  tags: readonly Placed[],
  leading: ReadonlySet<number>,
  chosen: readonly number[],
  wanted: string,
): TagSection[] {
  const fitting = tags.filter((tag) => folded(tag.name).includes(wanted));
  const rank = (tag: Placed): number => (chosen.includes(tag.id) ? chosen.indexOf(tag.id) : chosen.length);
  const first = fitting
    .filter((tag) => leading.has(tag.id))
    .toSorted((one, other) => rank(one) - rank(other));
  const sections = new Map<string, Placed[]>();
  for (const tag of fitting) {
    if (leading.has(tag.id)) continue;
    sections.set(tag.section, [...(sections.get(tag.section) ?? []), tag]);
  }
  return [
    ...(first.length > 0 ? [{ name: '', tags: first }] : []),
    ...[...sections].map(([name, inSection]) => ({ name, tags: inSection })),
  ];
}
