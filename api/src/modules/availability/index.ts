export { Availability } from './availability.entity.ts';
export { BlockedSlot } from './blocked-slot.entity.ts';
