import { CalendarIdentity } from './calendar-identity.entity.ts';
import { ChangeProposal } from './change-proposal.entity.ts';
import { ReservationGroup, Reservation, Series } from './reservation.entity.ts';
import { WaitingListEntry, WaitingListLapse } from './waiting-list-entry.entity.ts';

export const RESERVATION_ENTITIES = [
  Reservation,
  ReservationGroup,
  Series,
  ChangeProposal,
  WaitingListEntry,
  WaitingListLapse,
  CalendarIdentity,
] as const;
