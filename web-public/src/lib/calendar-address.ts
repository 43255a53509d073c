import { urls } from '@prostora/contracts';

/** Address of the calendar of one space of the owner. */
export const calendarAddress = (spaceId: number): string => `${urls.reservations}?prostor=${spaceId}`;
