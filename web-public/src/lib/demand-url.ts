import { appendSearch, buildEventSearch, urls, type EventQuery } from '@prostora/contracts';

/** Parameter of the demand form beside those of the event: slug of a location. */
export const DEMAND_LOCATION = 'misto';
/** Names of the event's parameters in former URLs of the form. */
const FORMER_PARAMS = { ucel: 'purpose', datum: 'date_from', lidi: 'guests' } as const;

/** URL of the demand form, prefilled with an event and a location of the catalogue. */
export const buildDemandUrl = ({ location, ...event }: EventQuery & { location: string | null }): string =>
  appendSearch(
    location ? `${urls.demand}?${DEMAND_LOCATION}=${encodeURIComponent(location)}` : urls.demand,
    buildEventSearch(event),
  );

/** Parameters of the demand form, with those of former URLs under their present names. */
export function readDemandParams(params: URLSearchParams): URLSearchParams {
  const renamed = new URLSearchParams(params);
  for (const [former, name] of Object.entries(FORMER_PARAMS)) {
    const value = params.get(former);
    if (value && !params.has(name)) renamed.set(name, value);
  }
  return renamed;
}
