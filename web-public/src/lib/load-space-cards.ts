import { favouriteCalls, type Api, type SpaceCard } from '@prostora/api-client';
import { FAVOURITES } from '@prostora/contracts';

/** Cards of the spaces embedded in a text; unpublished spaces and failures leave plain links. */
export async function loadSpaceCards(
  api: Api,
  urls: readonly string[],
  signal?: AbortSignal,
): Promise<readonly SpaceCard[]> {
  if (urls.length === 0) return [];
  return favouriteCalls(api.calls)
    .shown(urls.slice(0, FAVOURITES.cards), signal)
    .then(
      ({ spaces }) => spaces,
      () => [],
    );
}
