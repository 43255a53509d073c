export { prolongOption, resolveOptionState } from './reservation.states.ts';
export { OwnerLinksService } from './owner-links.service.ts';
export { ReservationCoreModule } from './reservation-core.module.ts';
export { EVENT_KEY_SQL } from './reservation-group.ts';
export { ReservationLinksService } from './reservation-links.service.ts';
export { ReservationQueryService } from './reservation-query.service.ts';
export { ReservationSpaceDto } from './reservation.dto.ts';
export {
  awaitsEmailConfirmation,
  CalendarReservationDto,
  offeredUntil,
  OwnerCalendarBlockDto,
  OwnerCalendarWindowDto,
  RESERVATION_ACTIONS,
  ReservationAnswerDto,
  ReservationDto,
} from './reservation.dto.ts';
export { RESERVATION_ENTITIES } from './reservation.entities.ts';
export { Reservation, type ReservationSource, type ReservationStatus } from './reservation.entity.ts';
export { reservationClosed, reservationForbidden, reservationNotFound } from './reservation.errors.ts';
export { toCalendarReservationDto, toSlotFields, toVisibleReservationDto } from './reservation.mapper.ts';
export { assertMayHost, mayHost, mayHostSome, toOwnedSpaceRef } from './reservation.policy.ts';
export { WITH_SPACE, type ReservationWithSpace } from './reservation.repository.ts';
export { allowedActions, findOfferEnd, isOption, isWaitingList, statusAt } from './reservation.states.ts';
export { ReservationsModule } from './reservations.module.ts';
