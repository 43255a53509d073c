import { queryOptions } from '@tanstack/react-query';
import { getAiWriterState, type Client } from '@prostora/api-client';

/** Configured model; changes only with the server's environment. */
export const aiWriterQuery = (api: Client) =>
  queryOptions({
    queryKey: ['ai-writer'],
    queryFn: ({ signal }) => getAiWriterState({ client: api, signal }),
    staleTime: Infinity,
  });
