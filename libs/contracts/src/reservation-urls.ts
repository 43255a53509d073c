import { urls } from './urls.ts';

/**
 * URL of a reservation in the portal of its owner. It is not in `urls.ts`, because the first page loads that file
 * and has no such link.
 */
export const buildOwnerReservationUrl = (id: number): string => `${urls.reservations}?rezervace=${id}`;
