import { urls } from '@prostora/contracts';

/** Query parameters that prefill the demand form: slugs of the catalogue, a day, a number of guests. */
export const DEMAND_PARAMS = { purpose: 'ucel', location: 'misto', date: 'datum', guests: 'lidi' } as const;

type DemandPrefill = { purpose: string | null; location: string | null; dateFrom: string | null };

/** URL of the demand form, prefilled with a search of the catalogue. */
export function buildDemandUrl({ purpose, location, dateFrom }: DemandPrefill): string {
  const entries = Object.entries({
    [DEMAND_PARAMS.purpose]: purpose,
    [DEMAND_PARAMS.location]: location,
    [DEMAND_PARAMS.date]: dateFrom,
  });
  const query = new URLSearchParams(
    entries.filter((pair): pair is [string, string] => Boolean(pair[1])),
  ).toString();
  return `${urls.demand}${query && `?${query}`}`;
}
