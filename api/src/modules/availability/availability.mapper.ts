import { formatClock } from '@prostora/contracts';
import type { AvailabilityRuleDto } from './availability-rule.dto.ts';
import type { AvailabilityRule } from './availability-rule.entity.ts';
import type { AvailabilityDto, BookingRulesDto } from './availability.dto.ts';
import type { BlockedSlotDto, BulkBlockedSlotsAnswerDto } from './blocked-slot.dto.ts';
import { getHostReason, type BlockedSlot } from './blocked-slot.entity.ts';
import type { BookingSettings } from './booking-settings.entity.ts';
import type { BlockGroup } from './bulk-blocked-slots.service.ts';
import type { OpeningWindow } from './opening-window.ts';
import type { BookingSettingsDto, SpaceScheduleAnswerDto } from './space-schedule.dto.ts';
import type { SpaceSchedule } from './space-schedule.service.ts';

export function toAvailabilityDto({
  id,
  ruleId = null,
  startsAt,
  endsAt,
  pricePerHourHaler,
}: Omit<OpeningWindow, 'spaceId' | 'ruleId'> & { ruleId?: number | null }): AvailabilityDto {
  return {
    id,
    rule_id: ruleId,
    start_datetime: startsAt.toISOString(),
    end_datetime: endsAt.toISOString(),
    price_per_hour: pricePerHourHaler / 100,
  };
}

export function toBookingRulesDto(
  { instantBooking, noticeHours, shortestMinutes, longestMinutes, onlyInWindows }: BookingSettings,
  capacity: number | null,
): BookingRulesDto {
  return {
    instant_booking: instantBooking,
    notice_hours: noticeHours,
    shortest_minutes: shortestMinutes,
    longest_minutes: longestMinutes,
    only_in_windows: onlyInWindows,
    capacity,
  };
}

/**
 * @param reason the reason as far as the actor may read it
 * @param groupId the group as far as the actor may know it
 */
export function toBlockedSlotDto(
  block: BlockedSlot,
  reason: string,
  groupId: string | null = block.groupId,
): BlockedSlotDto {
  const { id, startsAt, endsAt, feedId } = block;
  return {
    id,
    reason,
    reason_public: reason !== '' && reason === block.reason,
    start_datetime: startsAt.toISOString(),
    end_datetime: endsAt.toISOString(),
    feed_id: feedId,
    group_id: groupId,
  };
}

export const toBulkBlockedSlotsAnswer = ({
  blocks,
  groupId,
  skipped,
}: BlockGroup): BulkBlockedSlotsAnswerDto => ({
  blocked_slots: blocks.map((block) => ({
    ...toBlockedSlotDto(block, getHostReason(block)),
    space_id: block.space.id,
  })),
  group_id: groupId,
  skipped: skipped.map((space_id) => ({ space_id })),
});

export function toAvailabilityRuleDto({
  id,
  weekdays,
  fromMinute,
  toMinute,
  pricePerHourHaler,
  validFrom,
  validUntil,
  onHolidays,
  exceptions,
}: AvailabilityRule): AvailabilityRuleDto {
  return {
    id,
    weekdays,
    from: formatClock(fromMinute),
    to: formatClock(toMinute),
    price_per_hour: pricePerHourHaler / 100,
    valid_from: validFrom,
    valid_until: validUntil,
    on_holidays: onHolidays,
    exceptions,
  };
}

const toBookingSettingsDto = ({
  instantBooking,
  bufferBefore,
  bufferAfter,
  noticeHours,
  shortestMinutes,
  longestMinutes,
  onlyInWindows,
}: BookingSettings): BookingSettingsDto => ({
  instant_booking: instantBooking,
  buffer_before: bufferBefore,
  buffer_after: bufferAfter,
  notice_hours: noticeHours,
  shortest_minutes: shortestMinutes,
  longest_minutes: longestMinutes,
  only_in_windows: onlyInWindows,
});

export function toSpaceScheduleAnswerDto({
  settings,
  priceFromHaler,
  rules,
  overlaps,
  neighbours,
}: SpaceSchedule): SpaceScheduleAnswerDto {
  return {
    settings: toBookingSettingsDto(settings),
    price_from: priceFromHaler === null ? null : priceFromHaler / 100,
    rules: rules.map(toAvailabilityRuleDto),
    overlaps,
    neighbours: neighbours.map(({ id, name }) => ({ id, name })),
  };
}
