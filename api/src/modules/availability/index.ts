export { Availability } from './availability.entity.ts';
export { toAvailabilityDto, toBlockedSlotDto } from './availability.mapper.ts';
export { AvailabilityRule } from './availability-rule.entity.ts';
export { BlockedSlot, getHostReason } from './blocked-slot.entity.ts';
export { BookingSettings } from './booking-settings.entity.ts';
export { Season, SeasonSpace } from './season.entity.ts';
export { SpaceOverlap } from './space-overlap.entity.ts';
export { AvailabilityModule } from './availability.module.ts';
export { ExpiredSlots } from './expired-slots.ts';
export { mergeOpeningWindows, type OpeningRule, type OpeningWindow } from './opening-window.ts';
export {
  SCHEDULE_CONTEXT_COLUMNS,
  OVERLAPPING_SPACE_IDS,
  SEASON_DAYS,
  toOpeningRules,
  toScheduleContext,
  type ScheduledBlock,
  type ScheduleContextRow,
  type ScheduleContext,
} from './schedule-context.ts';
export { ScheduleCopyService, type CopyCount, type CopyMode } from './schedule-copy.service.ts';
export { SpaceAvailabilityService } from './space-availability.service.ts';
