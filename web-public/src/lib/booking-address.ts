import { urls } from '@prostora/contracts';

/** Parameter of a space's address that opens the form of its reservation at once; on the day it holds (YYYY-MM-DD), if any. */
export const BOOKING_QUERY = 'rezervace';

/** A space with the form of its reservation open on that day. */
export const bookingAddress = (spaceUrl: string, day: string): string =>
  `${urls.space(spaceUrl)}?${BOOKING_QUERY}=${day}`;
