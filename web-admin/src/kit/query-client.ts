import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '@prostora/api-client';

const isRetriable = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** Server state of the console. A 401 that survived the client's own renewal means that the session is over. */
export function createQueryClient(onSessionEnd: () => void): QueryClient {
  const onError = (error: unknown): void => {
    if (error instanceof ApiError && error.status === 401) onSessionEnd();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { staleTime: 15_000, retry: (count, error) => count < 2 && isRetriable(error) },
      // Without a network a mutation fails with words; paused, it would be sent later without its author knowing.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
