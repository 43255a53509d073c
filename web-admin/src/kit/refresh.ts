import { hashKey, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback } from 'react';

const beginsWith = (key: QueryKey, beginning: QueryKey): boolean =>
  beginning.every((part, index) => hashKey([part]) === hashKey([key[index]]));

/** Asks anew for everything on screen but reference data and what is `gone`, with all that is kept below its key: a change of one thing is often seen in several places. */
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
