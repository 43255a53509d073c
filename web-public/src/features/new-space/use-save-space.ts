import { useQueryClient } from '@tanstack/react-query';
import { saveSpace, ApiError } from '@prostora/api-client';
import { portal } from '@prostora/strings/cs/portal.ts';
import { useApi } from '../../lib/api-context.tsx';
import { cacheSpace, invalidateSpace } from '../../lib/owner-queries.ts';
import type { Draft } from './wizard-control.ts';

/**
 * Saves changes of the draft and caches the answer; after a conflict the draft is reloaded and the form keeps
 * its values.
 */
export function useSaveSpace({ space: { id, version } }: Draft) {
  const api = useApi();
  const client = useQueryClient();
  const save = async (changes: Record<string, unknown>, publish: boolean): Promise<void> => {
    try {
      const space = { id, version, ...changes };
      await cacheSpace(client, await saveSpace({ client: api, body: { space, publish } }));
    } catch (error) {
      if (isConflict(error)) await invalidateSpace(client, id);
      throw error;
    }
  };
  return {
    changes: (changes: Record<string, unknown>) => save(changes, false),
    requestPublication: () => save({}, true),
    explain: (error: unknown): string | null => (isConflict(error) ? portal.wizard.conflict : null),
  };
}

const isConflict = (error: unknown): boolean => error instanceof ApiError && error.errorCode === 'CONFLICT';
