import { ChangeProposal } from './change-proposal.entity.ts';
import { ReservationGroup } from './reservation-group.entity.ts';
import { Reservation } from './reservation.entity.ts';
import { Series } from './series.entity.ts';

export const RESERVATION_ENTITIES = [Reservation, ReservationGroup, Series, ChangeProposal] as const;
