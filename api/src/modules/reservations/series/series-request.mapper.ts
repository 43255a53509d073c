import type { SeriesDateState } from '@prostora/contracts';
import { formatError } from '../../../platform/error-responses/index.ts';
import type { PlannedSlot } from '../booking/booking-plan.ts';
import type { SeriesCheckDto, SeriesRequestDto } from './series-request.dto.ts';
import { toPriceWithState, toTotalFields } from '../guest-access/reservation-guest.mapper.ts';
import type { SeriesCheck } from './series-request.service.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { sumPrices, toPrice } from '../reservation-price.ts';
import { toReservationSpaceDto } from '../reservation.mapper.ts';
import { reservationNotFound } from '../reservation.errors.ts';
import { listHiddenFields, mayHost, toOwnedSpaceRef } from '../reservation.policy.ts';
import { findTransition, statusAt } from '../reservation.states.ts';
import { countGroupVersion } from '../reservation-group.ts';
import type { SeriesRequestDetails } from './series-request-decision.service.ts';

const toState = ({ isSkipped, rejection }: PlannedSlot): SeriesDateState => {
  if (isSkipped) return 'holiday';
  if (rejection === null) return 'free';
  return rejection.isTaken ? 'taken' : 'closed';
};

export const toSeriesCheckDto = ({ slots, chosen, total, quoteToken }: SeriesCheck): SeriesCheckDto => ({
  available: chosen.every(({ rejection }) => rejection === null),
  dates: slots.map((slot) => ({
    day: slot.day,
    start_datetime: slot.startsAt.toISOString(),
    end_datetime: slot.endsAt.toISOString(),
    state: toState(slot),
    message: slot.rejection && formatError(slot.rejection.error),
    holiday: slot.isHoliday,
    chosen: slot.isChosen,
    ...toPriceWithState(slot.price),
  })),
  ...toTotalFields(total),
  quote_token: quoteToken,
});

/** Without the fields and actions that the host has no right to. */
export function toSeriesRequestDto(
  actor: Actor,
  { series, dates, conflictIds, waitingPeople }: SeriesRequestDetails,
  now: Date,
): SeriesRequestDto {
  const waiting = dates.filter((date) => findTransition(date, ['refuse'], 'host', now) !== null);
  const shown = waiting[0] ?? dates[0];
  if (!shown) throw reservationNotFound();
  const owned = toOwnedSpaceRef(shown.space);
  const hidden = listHiddenFields(actor, owned);
  const hidesPrice = hidden.includes('price');
  const total = sumPrices(waiting.map(toPrice));
  return {
    id: series.id,
    version: countGroupVersion(dates.filter(({ status }) => status !== 'cancelled')),
    space: toReservationSpaceDto(shown.space),
    customer_name: shown.customerName,
    customer_email: hidden.includes('customer_email') ? null : shown.customerEmail,
    customer_phone: hidden.includes('customer_phone') ? null : shown.customerPhone,
    number_of_guests: shown.numberOfGuests,
    notes: shown.notes,
    created_at: shown.createdAt.toISOString(),
    expires_at: (waiting.length > 0 && shown.expiresAt?.toISOString()) || null,
    awaits_proof: shown.awaitsEmailConfirmation,
    dates: dates.map((date) => {
      const { priceHaler, priceState } = toPrice(date);
      return {
        reservation_id: date.id,
        status: statusAt(date, now),
        start_datetime: date.startsAt.toISOString(),
        end_datetime: date.endsAt.toISOString(),
        price: hidesPrice ? null : priceHaler / 100,
        price_state: hidesPrice ? null : priceState,
        waits: waiting.includes(date),
        conflict: conflictIds.includes(date.id),
      };
    }),
    total: hidesPrice ? null : total.priceHaler / 100,
    price_state: hidesPrice ? null : total.priceState,
    waiting_people: waitingPeople,
    allowed_actions:
      mayHost(actor, owned, 'write') && actor.impersonatorId === null ? listActions(waiting, now) : [],
    hidden,
  };
}

const listActions = (
  waiting: SeriesRequestDetails['dates'],
  now: Date,
): SeriesRequestDto['allowed_actions'] => [
  ...(waiting.some((date) => findTransition(date, ['confirm'], 'host', now)) ? (['confirm'] as const) : []),
  ...(waiting.length > 0 ? (['decline'] as const) : []),
];
