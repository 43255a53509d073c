import type { DealAnswer } from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/api-context.tsx';
import { dealQuery } from '../../lib/deal-query.ts';

/** What a step may change: the deal and what waits, reservations and calendars. */
const CHANGED = [['owner'], ['reservations']] as const;

/** Takes over the answer of a step, whose error it passes on; a refusal mostly means a concurrent change. */
export function useDealStep(id: number) {
  const api = useApi();
  const client = useQueryClient();
  return async (step: Promise<DealAnswer>, message: string): Promise<void> => {
    try {
      client.setQueryData(dealQuery(api, id).queryKey, await step);
      showToast(message);
    } finally {
      for (const queryKey of CHANGED) void client.invalidateQueries({ queryKey });
    }
  };
}
