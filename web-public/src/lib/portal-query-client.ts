import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@prostora/api-client';

/** Whether a retry may help: an unreachable or failing server, never a 4xx. */
const isTransient = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** Query client of the portal; one instance while the portal is open. */
export const createPortalQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 15_000, retry: (count, error) => count < 2 && isTransient(error) },
      // Offline, a mutation fails at once; paused, it would be sent later without the user's knowledge.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
