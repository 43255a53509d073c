import { addDays, DAY_MS, fromPragueWallTime, parseClock } from '@prostora/contracts';
import { assertNoFieldErrors, fieldError, type FieldErrors } from '../../platform/errors/index.ts';
import type { SpaceRequirements } from '../catalog/index.ts';
import type { Inquiry } from './inquiry.entity.ts';
import type { OfferedSlot } from './offer-reservations-port.ts';

/** Requirements as sent; each field is already validated on its own. */
export type NeedsInput = {
  purpose_id?: number | null;
  location_id?: number | null;
  date_from?: string | null;
  date_to?: string | null;
  /** One day of the range is enough; so it is if omitted. */
  flexible?: boolean | null;
  weekdays?: readonly number[] | null;
  time_from?: string | null;
  time_to?: string | null;
  number_of_guests?: number | null;
  layout?: SpaceRequirements['layout'];
  tariff?: SpaceRequirements['tariff'];
  attributes: readonly number[];
  budgetHaler?: number | null;
};
type NeedsColumns = Pick<
  Inquiry,
  | 'dateFrom'
  | 'dateTo'
  | 'flexible'
  | 'weekdays'
  | 'timeFrom'
  | 'timeTo'
  | 'numberOfGuests'
  | 'layout'
  | 'tariff'
  | 'attributeIds'
>;

/** Longest date range of a demand. */
const MAX_RANGE_DAYS = 366;
/** Days after which a demand expires. */
const EXPIRATION_DAYS = 30;

/** Validates the fields against each other; a missing `date_to` means the single day `date_from`. */
export function parseNeeds(input: NeedsInput, today: string): SpaceRequirements {
  const { date_from: from = null, time_from, time_to } = input;
  const to = input.date_to ?? from;
  const hours = { from: parseClock(time_from ?? ''), until: parseClock(time_to ?? '') };
  const errors = { ...validateDays(from, to, today), ...validateHours(hours, from) };
  assertNoFieldErrors(errors);
  return {
    purposeId: input.purpose_id ?? null,
    locationId: input.location_id ?? null,
    attributeIds: [...new Set(input.attributes)],
    guests: input.number_of_guests ?? null,
    layout: input.layout ?? null,
    tariff: input.tariff ?? null,
    budgetHaler: input.budgetHaler ?? null,
    timeSlot:
      from === null || to === null
        ? null
        : {
            from,
            to,
            isFlexible: input.flexible ?? true,
            weekdays: [...new Set(input.weekdays)].sort(),
            hours:
              hours.from === null || hours.until === null ? null : { from: hours.from, until: hours.until },
          },
  };
}

function validateDays(from: string | null, to: string | null, today: string): FieldErrors {
  if (from === null) return to === null ? {} : { date_from: fieldError('demandDateFrom') };
  if (from < today) return { date_from: fieldError('past') };
  if (to !== null && to < from) return { date_to: fieldError('dateOrder') };
  return to !== null && Date.parse(to) - Date.parse(from) > MAX_RANGE_DAYS * DAY_MS
    ? { date_to: fieldError('spanTooLong', { max: MAX_RANGE_DAYS }) }
    : {};
}

function validateHours(
  hours: { from: number | null; until: number | null },
  day: string | null,
): FieldErrors {
  if (hours.from === null && hours.until === null) return {};
  if (hours.from === null) return { time_from: fieldError('demandBothTimes') };
  if (hours.until === null) return { time_to: fieldError('demandBothTimes') };
  return day === null ? { date_from: fieldError('demandTimeNeedsDay') } : {};
}

/** Column values of a demand, without its purpose, location and budget. */
export const toNeedsColumns = ({
  timeSlot,
  guests,
  layout,
  tariff,
  attributeIds,
}: SpaceRequirements): NeedsColumns => ({
  dateFrom: timeSlot?.from ?? null,
  dateTo: timeSlot?.to ?? null,
  flexible: timeSlot?.isFlexible ?? true,
  weekdays: [...(timeSlot?.weekdays ?? [])],
  timeFrom: timeSlot?.hours?.from ?? null,
  timeTo: timeSlot?.hours?.until ?? null,
  numberOfGuests: guests,
  layout,
  tariff,
  attributeIds: [...attributeIds],
});

/** Requirements of a stored demand. */
export function toSpaceNeeds(inquiry: Inquiry): SpaceRequirements {
  const { dateFrom: from, dateTo: to, timeFrom, timeTo } = inquiry;
  return {
    purposeId: inquiry.purpose?.id ?? null,
    locationId: inquiry.location?.id ?? null,
    attributeIds: inquiry.attributeIds,
    guests: inquiry.numberOfGuests,
    layout: inquiry.layout,
    tariff: inquiry.tariff,
    budgetHaler: inquiry.budgetHaler,
    timeSlot:
      from === null || to === null
        ? null
        : {
            from,
            to,
            isFlexible: inquiry.flexible,
            weekdays: inquiry.weekdays,
            hours: timeFrom === null || timeTo === null ? null : { from: timeFrom, until: timeTo },
          },
  };
}

/**
 * The slot of a demand for one day and exact hours, null if either is open. An end before the start is on the
 * next day.
 */
export function toExactSlot(inquiry: Inquiry): Omit<OfferedSlot, 'spaceId'> | null {
  const { dateFrom: day, dateTo, timeFrom, timeTo, numberOfGuests } = inquiry;
  if (day === null || (dateTo !== null && dateTo !== day) || timeFrom === null || timeTo === null)
    return null;
  const lastDay = timeTo > timeFrom ? day : addDays(day);
  return {
    startsAt: fromPragueWallTime(day, timeFrom),
    endsAt: fromPragueWallTime(lastDay, timeTo),
    guests: numberOfGuests ?? 1,
  };
}

/** A demand expires 30 days after it was sent, or at the end of its last day if that comes first. */
export function computeExpiresAt(sentAt: Date, lastDay: string | null): Date {
  const answerDeadline = new Date(sentAt.getTime() + EXPIRATION_DAYS * DAY_MS);
  const endOfLastDay = lastDay === null ? answerDeadline : fromPragueWallTime(addDays(lastDay), 0);
  return endOfLastDay < answerDeadline ? endOfLastDay : answerDeadline;
}
