import { MutationCache, QueryCache, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '@prostora/api-client';
import { createQueryClient } from '@prostora/ui/query-client.ts';

/** A 401 that persists after the client's token refresh ends the session. */
export function createConsoleQueryClient(onSessionEnd: () => void): QueryClient {
  const onError = (error: unknown): void => {
    if (error instanceof ApiError && error.status === 401) onSessionEnd();
  };
  return createQueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
  });
}
