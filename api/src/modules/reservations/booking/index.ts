export { BookingContextLoader, type SpaceWithBookingContext } from '../booking-context.loader.ts';
export {
  classifySlotHours,
  overlaps,
  toHeldPeriod,
  type BookingContext,
  type HeldPeriod,
} from '../booking-context.ts';
export { listConflicts, type SlotConflict } from '../slot-conflicts.ts';
