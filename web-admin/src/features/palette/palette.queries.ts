import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ConsoleApi } from '@prostora/api-client';
import { isSearchable } from './entries.ts';

/** Global search; the previous result stays until the next one arrives. */
export const globalSearchQuery = (api: ConsoleApi, text: string) =>
  queryOptions({
    queryKey: ['everything', text] as const,
    queryFn: ({ signal }) => api.admin.search(text, signal),
    enabled: isSearchable(text),
    placeholderData: (previous) => (isSearchable(text) ? keepPreviousData(previous) : undefined),
    staleTime: 10_000,
  });
