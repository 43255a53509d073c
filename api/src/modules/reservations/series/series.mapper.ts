import { formatClock, parseClock, parseEndClock } from '@prostora/contracts';
import type { Actor } from '../../../platform/http/actor.ts';
import { toReservationPriceState } from '../reservation-price.ts';
import { toReservationSpaceDto } from '../reservation.mapper.ts';
import { listHiddenFields, mayHost, toOwnedSpaceRef } from '../reservation.policy.ts';
import type { ReservationWithSpace } from '../reservation.repository.ts';
import { isRemaining, statusAt } from '../reservation.states.ts';
import {
  SERIES_FIELDS,
  type SeriesChangesPreviewDto,
  type SeriesDto,
  type SeriesOccurrenceDto,
  type SeriesRuleDto,
  type SeriesCancelInput,
  type SeriesChangesInput,
} from './series.dto.ts';
import type { SeriesChangePreview, SeriesCancellation, SeriesChange } from './series-changes.service.ts';
import type { Series } from '../reservation.entity.ts';
import { differsFromRule } from './series-rules.ts';
import type { SeriesDetails } from './series.service.ts';
import { toHostTexts, toPriceHaler } from '../changes/reservation-change.mapper.ts';

const toMinute = (clock: string | null | undefined): number | undefined =>
  clock == null ? undefined : (parseClock(clock) ?? undefined);

/** Converts a validated body. */
export const toSeriesChange = (id: number, input: SeriesChangesInput): SeriesChange => ({
  id,
  version: input.version,
  fromDay: input.from_day,
  startMinute: toMinute(input.start_time),
  endMinute: input.end_time == null ? undefined : (parseEndClock(input.end_time) ?? undefined),
  spaceId: input.space_id ?? undefined,
  guests: input.number_of_guests ?? undefined,
  priceHaler: toPriceHaler(input.price),
  usesListPrice: input.use_list_price,
  texts: toHostTexts(input),
  message: input.message ?? null,
  isAgreedByPhone: input.agreed_by_phone === true,
});

/** Converts a validated body. */
export const toSeriesCancellation = (id: number, input: SeriesCancelInput): SeriesCancellation => ({
  id,
  version: input.version,
  fromDay: input.from_day,
  reason: input.reason ?? null,
  code: input.cancel_code ?? null,
});

const DAY_MINUTES = 1440;

const toRuleDto = ({
  weekdays,
  every,
  fromDay,
  untilDay,
  startMinute,
  lengthMinutes,
  skipHolidays,
}: Series): SeriesRuleDto => ({
  weekdays,
  every,
  from: fromDay,
  until: untilDay,
  start_time: formatClock(startMinute),
  end_time: formatClock((startMinute + lengthMinutes) % DAY_MINUTES),
  length_minutes: lengthMinutes,
  skip_holidays: skipHolidays,
});

const sumPrices = (reservations: readonly ReservationWithSpace[]): number =>
  reservations.reduce((sum, { priceHaler }) => sum + priceHaler, 0) / 100;

/** For any host: without the fields that the actor has no right to. */
export function toSeriesDto(
  actor: Actor,
  { series, version, occurrences, proposedIds, now }: SeriesDetails,
): SeriesDto {
  const kept = occurrences.filter((one) => statusAt(one, now) !== 'cancelled');
  const remaining = kept.filter((one) => isRemaining(one, now));
  const shown = remaining[0] ?? occurrences.at(-1);
  if (!shown) throw new Error(`Series ${series.id} has no occurrence`);
  const fields = listHiddenFields(actor, toOwnedSpaceRef(shown.space));
  const hidden = SERIES_FIELDS.filter((field) => fields.includes(field));
  const hasPrice = !hidden.includes('price');
  const spaces = new Map(
    (remaining.length > 0 ? remaining : occurrences).map(({ space }) => [space.id, space]),
  );
  const toOccurrenceDto = (one: ReservationWithSpace): SeriesOccurrenceDto => ({
    id: one.id,
    day: one.seriesDay ?? series.fromDay,
    start_datetime: one.startsAt.toISOString(),
    end_datetime: one.endsAt.toISOString(),
    space: toReservationSpaceDto(one.space),
    status: statusAt(one, now),
    number_of_guests: one.numberOfGuests,
    price: hasPrice ? one.priceHaler / 100 : null,
    price_state: hasPrice ? toReservationPriceState(one) : null,
    sequence: one.sequence,
    is_past: one.startsAt <= now,
    differs: differsFromRule(series, one),
    is_change_proposed: proposedIds.has(one.id),
  });
  return {
    id: series.id,
    version,
    rule: toRuleDto(series),
    title: shown.title,
    customer_name: shown.customerName,
    customer_email: hidden.includes('customer_email') ? null : shown.customerEmail,
    customer_phone: hidden.includes('customer_phone') ? null : shown.customerPhone,
    spaces: [...spaces.values()].map(toReservationSpaceDto),
    occurrences: occurrences.map(toOccurrenceDto),
    sums: {
      total: kept.length,
      remaining: remaining.length,
      cancelled: occurrences.length - kept.length,
      price: hasPrice ? sumPrices(kept) : null,
      remaining_price: hasPrice ? sumPrices(remaining) : null,
    },
    can_change:
      remaining.length > 0 && remaining.every(({ space }) => mayHost(actor, toOwnedSpaceRef(space), 'write')),
    hidden,
  };
}

export const toSeriesPreviewDto = ({
  former,
  wanted,
  list,
}: SeriesChangePreview): SeriesChangesPreviewDto => ({
  former_price: former / 100,
  price: wanted / 100,
  list_price: list === null ? null : list / 100,
});
