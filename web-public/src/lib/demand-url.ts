import { appendSearch, buildEventSearch, urls, type EventQuery } from '@prostora/contracts';

/** Parameter of the demand form beside those of the event: slug of a location. */
export const DEMAND_LOCATION = 'misto';
/** URL of the demand form, prefilled with an event and a location of the catalogue. */
export const buildDemandUrl = ({ location, ...event }: EventQuery & { location: string | null }): string =>
  appendSearch(
    location ? `${urls.demand}?${DEMAND_LOCATION}=${encodeURIComponent(location)}` : urls.demand,
    buildEventSearch(event),
  );
