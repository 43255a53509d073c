import { hashKey, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback } from 'react';

const beginsWith = (key: QueryKey, beginning: QueryKey): boolean =>
  beginning.every((part, index) => hashKey([part]) === hashKey([key[index]]));

/**
 * Invalidates all queries except reference data and those below the key of a deleted record. One change is
 * often visible in several places.
 */
export function useRefresh(): (gone?: QueryKey) => void {
  const client = useQueryClient();
  return useCallback(
    (gone) => {
      void client.invalidateQueries({
        predicate: ({ meta, queryKey }) =>
          meta?.['isReference'] !== true && !(gone && beginsWith(queryKey, gone)),
      });
    },
    [client],
  );
}
