import { queryOptions } from '@tanstack/react-query';
import type { ConsoleApi } from '@prostora/api-client';

/** Which model writes; it changes with the server's environment only. */
export const aiWriterQuery = (api: ConsoleApi) =>
  queryOptions({
    queryKey: ['ai-writer'],
    queryFn: ({ signal }) => api.admin.aiWriter.state(signal),
    staleTime: Infinity,
  });
