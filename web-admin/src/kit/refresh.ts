import { hashKey, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Asks anew for everything on screen but reference data and what is `gone`: a change of one thing is often seen in several places. */
export function useRefresh(): (gone?: QueryKey) => void {
  const client = useQueryClient();
  return useCallback((gone) => {
    const goneHash = gone && hashKey(gone);
    void client.invalidateQueries({ predicate: ({ meta, queryHash }) => meta?.['isReference'] !== true && queryHash !== goneHash });
  }, [client]);
}
