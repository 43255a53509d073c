import { defineEvent } from '../../platform/outbox/index.ts';
import type { CancelledBy } from './reservation.entity.ts';

/** What happened to a reservation that people or calendars must hear of. */
export type ReservationStep = 'requested' | 'booked' | 'confirmed' | 'refused' | 'cancelled' | 'moved' | 'expired';

/** A reservation took a step. `sequence` is its number after the step; `by` whose step it was; a move tells the former term. */
export const reservationChanged = defineEvent<{ reservation_id: number; step: ReservationStep; by: CancelledBy; sequence: number; former: { starts_at: string; ends_at: string } | null }>('reservation.changed');
