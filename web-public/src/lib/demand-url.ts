import { appendSearch, buildEventSearch, formatQuery, urls, type EventQuery } from '@prostora/contracts';

/** Parameters of the demand form beside those of the event: slug of a location; sentence of the catalogue. */
export const DEMAND_LOCATION = 'misto';
export const DEMAND_SENTENCE = 'q';
/** URL of the demand form, prefilled with an event, a location and a sentence of the catalogue. */
export const buildDemandUrl = ({
  location,
  q,
  ...event
}: EventQuery & { location: string | null; q?: string | undefined }): string =>
  appendSearch(
    urls.demand +
      formatQuery({ ...(location && { [DEMAND_LOCATION]: location }), ...(q && { [DEMAND_SENTENCE]: q }) }),
    buildEventSearch(event),
  );
