import type { RequiredEntityData } from '@mikro-orm/postgresql';
import { BOOKING } from '@prostora/contracts';
import { confirmationDeadline } from '../guest/guest-email-confirmation.service.ts';
import type { Reservation } from '../reservation.entity.ts';
import { answerDeadline } from '../reservation.states.ts';
import { toHeldPeriod, type BookingContext } from './booking-context.ts';
import { toGuestPriceValues } from './reservation-price.ts';

/** Input of the booking form. */
export type ReservationRequest = {
  readonly spaceId: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly guests: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly notes: string;
  readonly clientKey: string;
};

type NewReservationOptions = Pick<Reservation, 'priceHaler' | 'priceState'> &
  Partial<Pick<Reservation, 'quote' | 'source'>> &
  Pick<Reservation, 'termsVersion' | 'termsAcceptedAt'> & {
    readonly settings: BookingContext['settings'];
    /** Confirmed at once; requires a confirmed e-mail address. */
    readonly isInstant: boolean;
    /** Hash of the client that has to confirm the e-mail address; null when it is confirmed. */
    readonly clientHash: string | null;
    readonly now: Date;
  };

/** Columns of a reservation whose slot was checked under the schedule lock. */
export function buildReservation(
  request: ReservationRequest,
  options: NewReservationOptions,
): RequiredEntityData<Reservation> {
  const { spaceId, startsAt, endsAt, guests, name, email, phone, notes } = request;
  const { settings, isInstant, clientHash, now, ...values } = options;
  const isEmailConfirmed = clientHash === null;
  const held = toHeldPeriod(request, settings);
  const expiresAt = isEmailConfirmed
    ? answerDeadline(now, startsAt, BOOKING.answerHours)
    : confirmationDeadline(now, startsAt, options.source ?? 'guest');
  return {
    ...values,
    ...toGuestPriceValues(values),
    space: spaceId,
    status: isInstant ? 'confirmed' : 'pending',
    startsAt,
    endsAt,
    heldFrom: held.from,
    heldUntil: held.until,
    customerName: name,
    customerEmail: email,
    customerPhone: phone,
    numberOfGuests: guests,
    notes,
    ownerNote: '',
    sequence: 0,
    expiresAt: isInstant ? null : expiresAt,
    confirmedAt: isInstant ? now : null,
    awaitsEmailConfirmation: !isEmailConfirmed,
    confirmationAttempts: 0,
    emailConfirmedAt: isEmailConfirmed ? now : null,
    clientHash,
    createdAt: now,
    updatedAt: now,
  };
}
