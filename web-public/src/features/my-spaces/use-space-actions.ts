import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  changeSpaceStatus,
  saveSpace,
  type Client,
  type OwnerCatalogAnswer,
  type OwnerSpace,
  type SpaceSaved,
} from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { portal } from '@prostora/strings/cs/portal.ts';
import { getSpaceTitle } from '@prostora/ui';
import { useApi } from '../../lib/api-context.tsx';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import {
  updateCatalogOptimistically,
  removeCachedSpace,
  invalidateCatalog,
} from '../../lib/owner-queries.ts';
import type { StatusAction } from './space-steps.ts';

type StatusChange = { space: OwnerSpace; action: StatusAction };

const STATUS_AFTER = {
  request_publication: 'WAITING_FOR_APPROVAL',
  resume: 'PUBLISHED',
  withdraw: 'DRAFT',
  unpublish: 'DRAFT',
} as const;

function send(api: Client, { space, action }: StatusChange): Promise<SpaceSaved> {
  if (action === 'request_publication' || action === 'resume')
    return saveSpace({
      client: api,
      body: { space: { id: space.id, version: space.version }, publish: true },
    });
  return changeSpaceStatus({
    client: api,
    path: { id: space.id },
    body: { status: action === 'delete' ? 'DELETED' : 'DRAFT' },
  });
}

/** Optimistic list; only the server knows the next allowed actions. */
const applyOptimistically =
  ({ space, action }: StatusChange) =>
  (present: OwnerCatalogAnswer): OwnerCatalogAnswer =>
    action === 'delete'
      ? { ...present, spaces: present.spaces.filter((other) => other.id !== space.id) }
      : {
          ...present,
          spaces: present.spaces.map((other) =>
            other.id === space.id
              ? {
                  ...other,
                  status: STATUS_AFTER[action],
                  status_reason: null,
                  hidden_at: null,
                  allowed_actions: [],
                }
              : other,
          ),
        };

/** Optimistic changes of a space's status from the list, reverted with a toast when refused. */
export function useSpaceActions() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (order: StatusChange) => send(api, order),
    onMutate: async (order: StatusChange) => ({
      takeBack: await updateCatalogOptimistically(client, applyOptimistically(order)),
    }),
    onSuccess: (_answer, { space, action }) => showToast(portal.mySpaces.done[action](getSpaceTitle(space))),
    onError: (error, _order, context) => {
      context?.takeBack();
      showToast(toErrorMessage(error), 'error');
    },
    onSettled: (_answer, _error, { space }) => {
      removeCachedSpace(client, space.id);
      return invalidateCatalog(client);
    },
  });
}

export type SpaceActions = ReturnType<typeof useSpaceActions>;
