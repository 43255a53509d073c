import { ApiError, getSelection, type Client, type Selection } from '@prostora/api-client';
import { data, type LoaderFunctionArgs } from '@prostora/nav';
import { loadPrivateLink, type PrivateLink } from '../../../lib/private-link.ts';
import { loadEvent, type PlannedEvent } from '../comparison.loader.ts';

export type SelectionData = PrivateLink & PlannedEvent & { selection: Selection };

/** Loads a selection with its event; a wrong token and an ended selection answer 404. */
export const createSelectionLoader =
  (api: Client) =>
  async (args: LoaderFunctionArgs): Promise<SelectionData> => {
    const link = loadPrivateLink(args);
    const { signal } = args.request;
    const { selection } = await getSelection({
      client: api,
      path: { id: link.id },
      body: { token: link.token },
      signal,
    }).catch((error: unknown) => {
      throw error instanceof ApiError && error.status === 404 ? data(null, { status: 404 }) : error;
    });
    return { ...link, selection, ...(await loadEvent(api, new URLSearchParams(selection.event), signal)) };
  };
