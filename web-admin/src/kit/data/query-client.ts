import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '@prostora/api-client';

const isRetriable = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** Query client of the console. A 401 that persists after the client's token refresh ends the session. */
export function createQueryClient(onSessionEnd: () => void): QueryClient {
  const onError = (error: unknown): void => {
    if (error instanceof ApiError && error.status === 401) onSessionEnd();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { staleTime: 15_000, retry: (count, error) => count < 2 && isRetriable(error) },
      // Offline mutations fail at once; a paused one would be sent later without notice.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
