import { getPublicPriceList, type Client } from '@prostora/api-client';
import { loadPriceListSection } from './lazy-section.ts';
import { toShownAnswer, type KnownPriceList } from './shown-price-list.ts';

/** The list that the server renders, with the code for it; null without one, and when the call fails. */
export async function loadServerPriceList(
  api: Client,
  id: number,
  day: string,
  signal: AbortSignal,
): Promise<KnownPriceList | null> {
  const answer = await getPublicPriceList({ client: api, path: { id }, query: { day }, signal }).catch(
    () => null,
  );
  if (!answer || (!answer.price_list && !answer.next)) return null;
  await loadPriceListSection();
  return { day, answer: toShownAnswer(answer) };
}
