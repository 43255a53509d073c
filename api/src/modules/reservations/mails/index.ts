import { GUEST_MAILS } from './guest-mails.templates.ts';
import { OWN_BOOKING_MAILS } from './own-booking-mails.templates.ts';
import { OWNER_MAILS } from './owner-mails.templates.ts';

/** Mails about the steps of reservations. */
export const RESERVATION_MAILS = [...GUEST_MAILS, ...OWNER_MAILS, ...OWN_BOOKING_MAILS] as const;

export { formatReservationPrice } from './reservation-mail-props.ts';
export type { ReservationWithPeople } from './reservation-mails.repository.ts';
