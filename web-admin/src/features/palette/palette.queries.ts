import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ConsoleApi } from '@prostora/api-client';
import { isWorthAsking } from './entries.ts';

/** Global search; the previous result stays until the next one arrives. */
export const everythingQuery = (api: ConsoleApi, text: string) =>
  queryOptions({
    queryKey: ['everything', text] as const,
    queryFn: ({ signal }) => api.admin.search(text, signal),
    enabled: isWorthAsking(text),
    placeholderData: (previous) => (isWorthAsking(text) ? keepPreviousData(previous) : undefined),
    staleTime: 10_000,
  });
