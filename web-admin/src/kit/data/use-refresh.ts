import { hashKey, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback } from 'react';

const hasPrefix = (key: QueryKey, prefix: QueryKey): boolean =>
  prefix.every((part, index) => hashKey([part]) === hashKey([key[index]]));

/**
 * Invalidates all queries except reference data and those below the key of a deleted record. One change is
 * often visible in several places.
 */
export function useRefresh(): (removedKey?: QueryKey) => void {
  const client = useQueryClient();
  return useCallback(
    (removedKey) => {
      void client.invalidateQueries({
        predicate: ({ meta, queryKey }) =>
          meta?.['isReference'] !== true && !(removedKey && hasPrefix(queryKey, removedKey)),
      });
    },
    [client],
  );
}
