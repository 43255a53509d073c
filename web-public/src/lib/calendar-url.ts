import { urls } from '@prostora/contracts';

/** URL of the owner's calendar, filtered to one space. */
export const buildCalendarUrl = (spaceId: number): string => `${urls.reservations}?prostor=${spaceId}`;
