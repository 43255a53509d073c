import { queryOptions } from '@tanstack/react-query';
import type { ConsoleApi } from '@prostora/api-client';

/** Configured model; changes only with the server's environment. */
export const aiWriterQuery = (api: ConsoleApi) =>
  queryOptions({
    queryKey: ['ai-writer'],
    queryFn: ({ signal }) => api.admin.aiWriter.state(signal),
    staleTime: Infinity,
  });
