export { BookingContextLoader, type SpaceWithBookingContext } from '../booking-context.loader.ts';
export {
  classifySlotHours,
  overlaps,
  toHeldPeriod,
  type BookingContext,
  type HeldPeriod,
} from '../booking-context.ts';
export { listConflicts, type SlotConflict } from '../slot-conflicts.ts';
export { BookingModule } from './booking.module.ts';
export { HELD_OFFER, IMPORT, TAKEN_OFFER } from './booking-policy.ts';
export type { BookingPlan } from './booking-plan.ts';
export { toRepeatPattern, type BookingRequest } from './booking-request.ts';
export { RepeatInput } from './repeat.dto.ts';
export { BookingService } from './booking.service.ts';
