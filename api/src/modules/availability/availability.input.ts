import { DAY_MINUTES, parseClock, parseEndClock } from '@prostora/contracts';
import { createFieldError, fieldError } from '../../platform/errors/index.ts';
import { parseSlotTimes } from '../../platform/http/index.ts';
import type { AvailabilityRuleInput } from './availability-rule.dto.ts';
import type { AvailabilityInput } from './availability.dto.ts';
import { bulkSpacesRequired } from './availability.errors.ts';
import type { BlockedSlotInput, BulkBlockedSlotsInput } from './blocked-slot.dto.ts';
import type { BlockValues } from './blocked-slots.service.ts';
import type { BulkBlockTarget } from './bulk-blocked-slots.service.ts';
import type { RuleValues } from './opening-rules.service.ts';
import type { WindowValues } from './opening-windows.service.ts';
import type { BookingSettingsDto } from './space-schedule.dto.ts';
import type { SettingsValues } from './space-schedule.service.ts';

/** Long enough for a renovation of one year. */
const MAX_BLOCK_DAYS = 400;

const toHaler = (crowns: number): number => Math.round(crowns * 100);

export const toWindowValues = (input: AvailabilityInput): WindowValues => ({
  ...parseSlotTimes(input),
  pricePerHourHaler: toHaler(input.price_per_hour),
});

export const toBlockValues = (input: BlockedSlotInput): BlockValues => ({
  ...parseSlotTimes(input, MAX_BLOCK_DAYS),
  reason: input.reason,
  isReasonPublic: input.reason_public ?? false,
});

/** @throws VALIDATION unless the input names either spaces or a building */
export function toBulkBlockTarget({ space_ids, building_id }: BulkBlockedSlotsInput): BulkBlockTarget {
  const [spaceIds, buildingId] = [space_ids ?? null, building_id ?? null];
  if ((spaceIds === null) === (buildingId === null)) throw bulkSpacesRequired();
  return spaceIds === null ? { buildingId: buildingId ?? 0 } : { spaceIds };
}

/**
 * An end time not after the start time is on the next day.
 * @throws VALIDATION when `valid_until` precedes `valid_from`
 */
export function toRuleValues({
  weekdays,
  from,
  to,
  price_per_hour,
  valid_from,
  valid_until,
  on_holidays,
}: AvailabilityRuleInput): RuleValues {
  const [fromMinute, toMinute] = [parseClock(from) ?? 0, parseEndClock(to) ?? 0];
  if (valid_from !== null && valid_until !== null && valid_until < valid_from)
    throw createFieldError('valid_until', fieldError('dateOrder'));
  return {
    weekdays: [...weekdays].sort((one, other) => one - other),
    fromMinute,
    toMinute: toMinute > fromMinute ? toMinute : toMinute + DAY_MINUTES,
    pricePerHourHaler: toHaler(price_per_hour),
    validFrom: valid_from,
    validUntil: valid_until,
    onHolidays: on_holidays,
  };
}

/** @throws VALIDATION when the longest booking is shorter than the shortest one */
export function toSettingsValues(input: BookingSettingsDto): SettingsValues {
  if (input.longest_minutes < input.shortest_minutes)
    throw createFieldError('longest_minutes', fieldError('longestFirst'));
  return {
    instantBooking: input.instant_booking,
    bufferBefore: input.buffer_before,
    bufferAfter: input.buffer_after,
    noticeHours: input.notice_hours,
    shortestMinutes: input.shortest_minutes,
    longestMinutes: input.longest_minutes,
    onlyInWindows: input.only_in_windows,
  };
}
