import type { LucideIcon } from 'lucide-react';
import type { FoundGroup } from '@prostora/api-client';
import type { adminSearch } from '@prostora/strings/cs/admin-search.ts';
import { folded } from '@prostora/ui/folded.ts';

export type GroupKey = keyof typeof adminSearch.groups;
/** Something the palette offers: it leads to an address, or does something at once. */
export type Entry = { key: string; title: string; subtitle: string; Icon?: LucideIcon } & (
  { url: string } | { run: () => void }
);
export type EntryGroup = { key: GroupKey; entries: readonly Entry[] };

/** Entries whose words begin with every typed word, however it is typed. */
export function entriesFor(entries: readonly Entry[], text: string): Entry[] {
  const words = folded(text)
    .split(/\s+/u)
    .filter((word) => word !== '');
  return entries.filter(({ title }) => words.every((word) => ` ${folded(title)}`.includes(` ${word}`)));
}

/** What the server found, as entries. */
export const foundGroups = (groups: readonly FoundGroup[]): EntryGroup[] =>
  groups.map(({ kind, items }) => ({
    key: kind,
    entries: items.map(({ id, title, subtitle, url }) => ({ key: `${kind} ${id}`, title, subtitle, url })),
  }));

/** Whether a text is worth asking the server: two letters, or a number. */
export const isWorthAsking = (text: string): boolean => text.length >= 2 || /^\d$/u.test(text);
