import { CalendarIdentity } from './calendar-identity.entity.ts';
import { ChangeProposal } from './change-proposal.entity.ts';
import { ReservationGroup } from './reservation-group.entity.ts';
import { Reservation } from './reservation.entity.ts';
import { Series } from './series.entity.ts';
import { WaitingListEntry } from './waiting-list-entry.entity.ts';
import { WaitingListLapse } from './waiting-list-lapse.entity.ts';

export const RESERVATION_ENTITIES = [
  Reservation,
  ReservationGroup,
  Series,
  ChangeProposal,
  WaitingListEntry,
  WaitingListLapse,
  CalendarIdentity,
] as const;
