import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@prostora/api-client';

/** Only what may pass by itself is asked again: an unreachable or failing server, never a refusal (4xx). */
const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** Server state of the portal; one client lives as long as the portal is open. */
export const createPortalQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 15_000, retry: (count, error) => count < 2 && isPassing(error) },
      // Without a network a mutation fails with words; paused, it would be sent later without its author knowing.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
