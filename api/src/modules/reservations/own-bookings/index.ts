export { toConflictMember } from '../reservation.errors.ts';
export { SlotConflictDto } from './own-booking.dto.ts';
