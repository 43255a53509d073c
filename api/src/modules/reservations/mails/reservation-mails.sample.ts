import { urls } from '@prostora/contracts';
import { describePriceParts } from '@prostora/strings/cs/mail-price.ts';
import { reservationMailSample as sample } from '@prostora/strings/cs/mail-reservation.ts';
import { formatCzk, formatDateTime, formatPhone, formatTimeSlot } from '@prostora/strings/format.ts';
import type { ReservationMailProps } from './reservation-mail-props.ts';

const formerSlot = formatTimeSlot('2026-12-16T15:00:00Z', '2026-12-16T22:00:00Z');
const booking = {
  number: '1',
  place: sample.place,
  slot: formatTimeSlot('2026-12-17T15:00:00Z', '2026-12-17T22:00:00Z'),
  guests: '80',
  price: formatCzk(10_500),
  priceParts: describePriceParts(sample.quote, true),
};

const host = { address: sample.address, email: sample.hostEmail, phone: formatPhone(sample.hostPhone) };

/** Made-up props of the samples of reservation mails. */
export const RESERVATION_MAIL_SAMPLE = {
  id: 1,
  booking,
  formerSlot,
  change: { before: { ...booking, slot: formerSlot }, after: booking },
  message: sample.message,
  hostMessage: sample.hostMessage,
  reason: sample.reason,
  guestPath: urls.reservation(1, 'ukazka'),
  until: formatDateTime('2026-12-04T17:00:00Z'),
  guest: { name: sample.name, email: sample.email, phone: formatPhone(sample.phone), isNotified: true },
  isOwnEntry: false,
  replyTo: sample.hostEmail,
  host,
  publicHost: host,
} as const satisfies ReservationMailProps;
