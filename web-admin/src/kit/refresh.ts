import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Asks anew for everything on screen but reference data: a change of one thing is often seen in several places. */
export function useRefresh(): () => void {
  const client = useQueryClient();
  return useCallback(() => void client.invalidateQueries({ predicate: ({ meta }) => meta?.['isReference'] !== true }), [client]);
}
