import { getPublicPriceList, type PublicPriceListAnswer } from '@prostora/api-client';
import { useEffect, useState } from 'react';
import { useApi } from '../../../lib/api-context.tsx';
import type { ShownAnswer } from './shown-price-list.ts';

const NO_LIST: PublicPriceListAnswer = { price_list: null, next: null };
type Loaded = { key: string; day: string; answer: PublicPriceListAnswer | null };
type Answered = { day: string; answer: ShownAnswer | null };

/** Whether an answer for one day holds on another one; that of a failed call only on its own. */
export function holdsOn(day: string, { day: asked, answer }: Answered): boolean {
  if (day === asked || answer === null) return day === asked;
  const { price_list: list, next } = answer;
  if (list) return list.valid_from <= day && (list.valid_until === null || day <= list.valid_until);
  return asked <= day && (next === null || day < next.valid_from);
}

/**
 * Published price list of a space on a day, and the start of the next one. Days of a known list are not asked
 * for again; a failed call counts as no list. While another list loads, the previous one stays.
 * @param day YYYY-MM-DD; null asks for nothing
 * @param version incremented to ask again
 */
export function usePriceList(
  spaceId: number,
  day: string | null,
  version = 0,
): PublicPriceListAnswer & { isLoading: boolean } {
  const api = useApi();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const key = `${spaceId}|${version}`;
  const isKnown = day === null || (loaded?.key === key && holdsOn(day, loaded));
  useEffect(() => {
    if (isKnown || day === null) return undefined;
    const abort = new AbortController();
    getPublicPriceList({ client: api, path: { id: spaceId }, query: { day }, signal: abort.signal }).then(
      (answer) => setLoaded({ key, day, answer }),
      () => !abort.signal.aborted && setLoaded({ key, day, answer: null }),
    );
    return () => abort.abort();
  }, [api, spaceId, day, key, isKnown]);
  const answer = day === null ? null : loaded?.answer;
  return { ...(answer ?? NO_LIST), isLoading: !isKnown };
}
