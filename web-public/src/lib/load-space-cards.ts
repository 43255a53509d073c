import { listSpaceCardsByUrl, type Client, type SpaceCard } from '@prostora/api-client';
import { FAVOURITES } from '@prostora/contracts';

/** Cards of the spaces embedded in a text; unpublished spaces and failures leave plain links. */
export async function loadSpaceCards(
  api: Client,
  urls: readonly string[],
  signal?: AbortSignal,
): Promise<readonly SpaceCard[]> {
  if (urls.length === 0) return [];
  return listSpaceCardsByUrl({
    client: api,
    query: { urls: urls.slice(0, FAVOURITES.cards).join(',') },
    signal,
  }).then(
    ({ spaces }) => spaces,
    () => [],
  );
}
