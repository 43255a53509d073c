export { DecisionsModule } from './decisions.module.ts';
export { AgreedReservationsService } from './agreed-reservations.service.ts';
export { OptionService } from './option.service.ts';
export { ReservationWorkflowService } from './reservation-workflow.service.ts';
export {
  ReservationDealsPort,
  type Agreement,
  type DealCancellation,
  type OpenInstalment,
  type ReservationDeal,
} from '../reservation-deals-port.ts';
export type { CancelledBy } from '../reservation.entity.ts';
export { toReservationSpaceDto } from '../reservation.mapper.ts';
export { resolveHost } from '../reservation.policy.ts';
export { isAgreed } from '../reservation.states.ts';
