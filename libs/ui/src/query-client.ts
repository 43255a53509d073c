import {
  QueryClient,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type QueryClientConfig,
  type QueryKey,
} from '@tanstack/react-query';
import { ApiError } from '@prostora/api-client';

/** Whether a retry may help: an unreachable or failing server, never a 4xx. */
const isTransient = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/**
 * TanStack Query neither cancels nor repeats the first fetch of an invalidated query, whose answer may be older
 * than the change; this client repeats it.
 */
class FreshQueryClient extends QueryClient {
  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const loading = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: 'fetching' })
      .filter(({ state }) => state.data === undefined);
    const refetchType = filters?.refetchType ?? 'active';
    await Promise.all([
      super.invalidateQueries(filters, options),
      ...loading.map(async ({ promise, queryKey }) => {
        await Promise.allSettled([promise]);
        await super.invalidateQueries({ queryKey, exact: true, refetchType }, options);
      }),
    ]);
  }
}

/** Query client of the portal and of the console. */
export const createQueryClient = (
  caches: Pick<QueryClientConfig, 'queryCache' | 'mutationCache'> = {},
): QueryClient =>
  new FreshQueryClient({
    ...caches,
    defaultOptions: {
      queries: { staleTime: 15_000, retry: (count, error) => count < 2 && isTransient(error) },
      // Offline, a mutation fails at once; paused, it would be sent later without the user's knowledge.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
