import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { searchGlobally, type Client } from '@prostora/api-client';
import { isSearchable } from './entries.ts';

/** Global search; the previous result stays until the next one arrives. */
export const globalSearchQuery = (api: Client, text: string) =>
  queryOptions({
    queryKey: ['everything', text] as const,
    queryFn: ({ signal }) => searchGlobally({ client: api, query: { q: text }, signal }),
    enabled: isSearchable(text),
    placeholderData: (previous) => (isSearchable(text) ? keepPreviousData(previous) : undefined),
    staleTime: 10_000,
  });
