import type { RequiredEntityData } from '@mikro-orm/postgresql';
import { BOOKING, DAY_MS, OWN_BOOKING, toWallSlot } from '@prostora/contracts';
import type { PricedQuote, Quote } from '../../pricing/index.ts';
import type { Reservation, Series } from '../reservation.entity.ts';
import { optionEndRejected } from '../reservation.errors.ts';
import { answerDeadline, confirmationDeadline } from '../reservation.states.ts';
import type { BookingPlan, PlannedSlot } from './booking-plan.ts';
import type { BookingPolicy } from './booking-policy.ts';
import type { BookingRequest, HostEntry } from './booking-request.ts';
import { toGuestPriceValues, type Price } from '../reservation-price.ts';

/** A plan with the reservations made of it. */
export type Booking = {
  readonly plan: BookingPlan;
  /** In the order of the chosen slots. */
  readonly reservations: readonly Reservation[];
};

/** Whether the guest's e-mail address is confirmed. */
export type EmailConfirmation = {
  readonly isConfirmed: boolean;
  /** Hash of the client that has to confirm it; null when it is confirmed. */
  readonly clientHash: string | null;
};
/** What the plan became: its state until an answer. */
export type BookingStatus = Pick<
  Reservation,
  'status' | 'awaitsEmailConfirmation' | 'emailConfirmedAt' | 'clientHash' | 'confirmedAt'
> & { readonly toExpiry: (slot: PlannedSlot) => Date | null };

/** @throws DomainError VALIDATION on `option_until` */
export function decideStatus(
  { chosen, now }: BookingPlan,
  request: BookingRequest,
  {
    policy,
    confirmation,
    isInstant,
  }: { policy: BookingPolicy; confirmation: EmailConfirmation; isInstant: boolean },
): BookingStatus {
  const { hold } = request;
  if (hold)
    return toPending({
      awaitsEmailConfirmation: true,
      emailConfirmedAt: hold.emailConfirmedAt,
      toExpiry: () => hold.until,
    });
  if (policy.status === 'entry') {
    const optionEnd = decideOptionEnd(request.entry, chosen[0]?.startsAt ?? request.startsAt, now);
    return optionEnd ? toPending({ toExpiry: () => optionEnd }) : toConfirmed(null, now);
  }
  if (isInstant) return toConfirmed(now, now);
  return toPending({
    awaitsEmailConfirmation: !confirmation.isConfirmed,
    emailConfirmedAt: confirmation.isConfirmed ? now : null,
    clientHash: confirmation.clientHash,
    toExpiry: ({ startsAt }) =>
      confirmation.isConfirmed
        ? answerDeadline(now, startsAt, BOOKING.answerHours)
        : confirmationDeadline(now, startsAt, policy.source),
  });
}

const toPending = (values: Partial<BookingStatus> & Pick<BookingStatus, 'toExpiry'>): BookingStatus => ({
  status: 'pending',
  awaitsEmailConfirmation: false,
  emailConfirmedAt: null,
  clientHash: null,
  confirmedAt: null,
  ...values,
});
const toConfirmed = (emailConfirmedAt: Date | null, now: Date): BookingStatus => ({
  ...toPending({ toExpiry: () => null }),
  status: 'confirmed',
  emailConfirmedAt,
  confirmedAt: now,
});

/** End of an option; null of a confirmed booking. */
function decideOptionEnd(entry: HostEntry | undefined, startsAt: Date, now: Date): Date | null {
  const given = entry?.optionUntil ?? null;
  if (given === null) return null;
  const usual = new Date(Math.min(now.getTime() + OWN_BOOKING.optionDays * DAY_MS, startsAt.getTime()));
  const until = given === 'usual' ? usual : given;
  if (until <= now || until > startsAt) throw optionEndRejected();
  return until;
}

/** Columns of a reservation whose slot was planned under the schedule lock. */
export function toReservation(
  slot: PlannedSlot,
  request: BookingRequest,
  { policy, status, group, series, now, store }: NewReservationOptions,
): RequiredEntityData<Reservation> {
  const { toExpiry, ...states } = status;
  const price = toStoredPrice(slot.price, policy, states.status);
  return {
    ...states,
    ...price,
    ...toGuestPriceValues(price),
    ...toEntryValues(request.entry, slot, now),
    space: slot.spaceId,
    source: policy.source,
    startsAt: slot.startsAt,
    endsAt: slot.endsAt,
    heldFrom: slot.held.from,
    heldUntil: slot.held.until,
    customerName: request.name,
    customerEmail: request.email,
    customerPhone: request.phone,
    numberOfGuests: request.guests ?? 1,
    notes: request.notes,
    group,
    series,
    seriesDay: series === null ? null : slot.day,
    quote: slot.quote && store(slot.quote),
    isPriceSet: policy.status === 'entry' && slot.quote === null && price.priceState !== 'none',
    termsVersion: request.consent?.termsVersion ?? null,
    termsAcceptedAt: request.consent?.at ?? null,
    sequence: 0,
    expiresAt: toExpiry(slot),
    confirmationAttempts: 0,
    createdAt: now,
    updatedAt: now,
  };
}

type NewReservationOptions = {
  readonly policy: BookingPolicy;
  readonly status: BookingStatus;
  readonly group: number | null;
  readonly series: number | null;
  readonly now: Date;
  readonly store: (quote: PricedQuote) => Quote;
};

/** A price that both sides agreed on is not an estimate. */
const toStoredPrice = (price: Price, policy: BookingPolicy, status: Reservation['status']): Price =>
  policy.status === 'entry' && status === 'confirmed' && price.priceState === 'estimate'
    ? { ...price, priceState: 'agreed' }
    : price;

const toEntryValues = (entry: HostEntry | undefined, { startsAt }: PlannedSlot, now: Date) => ({
  title: entry?.title ?? '',
  titlePublic: entry?.isTitlePublic ?? false,
  ownerNote: entry?.ownerNote ?? '',
  staffNote: entry?.staffNote ?? '',
  createdBy: entry?.userId ?? null,
  guestNotifiedAt: entry?.notifiesGuest && startsAt > now ? now : null,
});

/** The pattern of a repeated booking. */
export function toSeries(
  { chosen, now }: BookingPlan,
  request: BookingRequest,
): RequiredEntityData<Series> | null {
  const [first] = chosen;
  if (!first || !request.repeat) return null;
  const { weekdays, every, until, skipHolidays } = request.repeat;
  const { startMinute, lengthMinutes } = toWallSlot(request);
  return {
    customer: first.space.customerId,
    weekdays: [...weekdays].sort(),
    every,
    fromDay: first.day,
    untilDay: until,
    startMinute,
    lengthMinutes,
    skipHolidays,
    createdAt: now,
  };
}
