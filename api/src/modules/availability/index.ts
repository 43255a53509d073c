export { Availability } from './availability.entity.ts';
export { AvailabilityRule } from './availability-rule.entity.ts';
export { BlockedSlot } from './blocked-slot.entity.ts';
export { BookingSettings } from './booking-settings.entity.ts';
export { SpaceOverlap } from './space-overlap.entity.ts';
export { AvailabilityModule } from './availability.module.ts';
export { windowContaining, type OpeningWindow } from './opening-window.ts';
export { SpaceTime } from './space-time.service.ts';
