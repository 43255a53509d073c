import { urls } from '@prostora/contracts';

/** Query parameter of a space page that opens its booking form, on the day it holds (YYYY-MM-DD), if any. */
export const BOOKING_QUERY = 'rezervace';

/** URL of a space page with its booking form open on a day. */
export const buildBookingUrl = (spaceUrl: string, day: string): string =>
  `${urls.space(spaceUrl)}?${BOOKING_QUERY}=${day}`;
