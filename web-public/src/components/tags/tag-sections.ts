import { foldText } from '@prostora/contracts';
import type { Tag, TaxonomyAnswer } from '@prostora/api-client';

export type TagGroup = 'purpose' | 'equipments' | 'services';
type SectionedTag = Tag & { section: string };
export type TagSection = {
  /** Empty for the tags selected when the picker opened. */ name: string;
  tags: readonly SectionedTag[];
};

/** All tags of one group, each with the section it belongs to. */
export const listTags = (taxonomy: TaxonomyAnswer, group: TagGroup): SectionedTag[] =>
  group === 'purpose'
    ? taxonomy.purposes.map((tag) => ({ ...tag, section: tag.group }))
    : taxonomy[group].map((tag) => ({ ...tag, section: tag.category }));

/** Tags that match the query in their sections; the pinned ones come first, in the order of selection. */
export function toSections(
  tags: readonly SectionedTag[],
  pinned: ReadonlySet<number>,
  chosen: readonly number[],
  query: string,
): TagSection[] {
  const matching = tags.filter((tag) => foldText(tag.name).includes(query));
  const rank = (tag: SectionedTag): number =>
    chosen.includes(tag.id) ? chosen.indexOf(tag.id) : chosen.length;
  const first = matching
    .filter((tag) => pinned.has(tag.id))
    .toSorted((one, other) => rank(one) - rank(other));
  const sections = new Map<string, SectionedTag[]>();
  for (const tag of matching) {
    if (pinned.has(tag.id)) continue;
    sections.set(tag.section, [...(sections.get(tag.section) ?? []), tag]);
  }
  return [
    ...(first.length > 0 ? [{ name: '', tags: first }] : []),
    ...[...sections].map(([name, inSection]) => ({ name, tags: inSection })),
  ];
}
