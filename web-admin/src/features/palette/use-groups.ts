import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi, useSessionState } from '../../kit/index.ts';
import { useDebouncedValue } from '../../kit/data/use-debounced-value.ts';
import { filterEntries, toEntryGroups, isSearchable, type Entry, type EntryGroup } from './entries.ts';
import { globalSearchQuery } from './palette.queries.ts';
import { clearRecent, listRecent } from './recent.ts';

const DEBOUNCE_MS = 120;

export type PaletteItems = { pages: readonly Entry[]; actions: readonly Entry[] };
type Groups = {
  groups: readonly EntryGroup[];
  isSearching: boolean;
  isFailed: boolean;
  onClearRecent: (() => void) | null;
};

/** Palette groups for a text: pages and actions at once, server results when they arrive. */
export function useGroups(typed: string, { pages, actions }: PaletteItems): Groups {
  const text = typed.trim().replace(/\s+/gu, ' ');
  const debouncedText = useDebouncedValue(text, DEBOUNCE_MS);
  const userId = useSessionState().user?.id ?? 0;
  const [recent, setRecent] = useState(() => listRecent(userId));
  const { data, isFetching, isError } = useQuery(globalSearchQuery(useApi(), debouncedText));
  const shouldSearch = isSearchable(text);
  const groups: EntryGroup[] =
    text === ''
      ? [
          { key: 'recent', entries: recent },
          { key: 'page', entries: pages },
          { key: 'action', entries: actions },
        ]
      : [
          { key: 'page', entries: filterEntries(pages, text) },
          ...(shouldSearch && data ? toEntryGroups(data.groups) : []),
          { key: 'action', entries: filterEntries(actions, text) },
        ];
  const onClearRecent = (): void => {
    clearRecent(userId);
    setRecent([]);
  };
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    isSearching: shouldSearch && (isFetching || text !== debouncedText),
    isFailed: shouldSearch && isError,
    onClearRecent: text === '' && recent.length > 0 ? onClearRecent : null,
  };
}
