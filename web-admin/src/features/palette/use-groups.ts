import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi, useSessionState } from '../../kit/index.ts';
import { useSettled } from '../../kit/use-settled.ts';
import { entriesFor, foundGroups, isWorthAsking, type Entry, type EntryGroup } from './entries.ts';
import { everythingQuery } from './palette.queries.ts';
import { forgetRecent, recentOf } from './recent.ts';

const PAUSE_MS = 120;

export type Offers = { pages: readonly Entry[]; actions: readonly Entry[] };
type Groups = {
  groups: readonly EntryGroup[];
  isSearching: boolean;
  isFailed: boolean;
  forget: (() => void) | null;
};

/** Palette groups for a text: pages and actions at once, server results when they arrive. */
export function useGroups(typed: string, { pages, actions }: Offers): Groups {
  const text = typed.trim().replace(/\s+/gu, ' ');
  const settled = useSettled(text, PAUSE_MS);
  const userId = useSessionState().user?.id ?? 0;
  const [recent, setRecent] = useState(() => recentOf(userId));
  const { data, isFetching, isError } = useQuery(everythingQuery(useApi(), settled));
  const isAsked = isWorthAsking(text);
  const groups: EntryGroup[] =
    text === ''
      ? [
          { key: 'recent', entries: recent },
          { key: 'page', entries: pages },
          { key: 'action', entries: actions },
        ]
      : [
          { key: 'page', entries: entriesFor(pages, text) },
          ...(isAsked && data ? foundGroups(data.groups) : []),
          { key: 'action', entries: entriesFor(actions, text) },
        ];
  const forget = (): void => {
    forgetRecent(userId);
    setRecent([]);
  };
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    isSearching: isAsked && (isFetching || text !== settled),
    isFailed: isAsked && isError,
    forget: text === '' && recent.length > 0 ? forget : null,
  };
}
