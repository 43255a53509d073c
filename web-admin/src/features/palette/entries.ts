import { foldText } from '@prostora/contracts';
import type { LucideIcon } from 'lucide-react';
import type { SearchResultGroup } from '@prostora/api-client';
import type { adminSearch } from '@prostora/strings/cs/admin-search.ts';

export type GroupKey = keyof typeof adminSearch.groups;
/** Palette entry: a link or an action. */
export type Entry = { key: string; title: string; subtitle: string; Icon?: LucideIcon } & (
  | { url: string }
  | { run: () => void }
);
export type EntryGroup = { key: GroupKey; entries: readonly Entry[] };

/** Entries with a word prefix for every typed word, ignoring case and accents. */
export function filterEntries(entries: readonly Entry[], text: string): Entry[] {
  const words = foldText(text)
    .split(/\s+/u)
    .filter((word) => word !== '');
  return entries.filter(({ title }) => words.every((word) => ` ${foldText(title)}`.includes(` ${word}`)));
}

/** Server results as entries. */
export const toEntryGroups = (groups: readonly SearchResultGroup[]): EntryGroup[] =>
  groups.map(({ kind, items }) => ({
    key: kind,
    entries: items.map(({ id, title, subtitle, url }) => ({ key: `${kind} ${id}`, title, subtitle, url })),
  }));

/** Minimal search text for the server: two characters or one digit. */
export const isSearchable = (text: string): boolean => text.length >= 2 || /^\d$/u.test(text);
