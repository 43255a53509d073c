export {
  confirmationCodeLocked,
  confirmationCodeWrong,
  confirmationResentTooSoon,
} from '../reservation.errors.ts';
export { ConfirmationCodesService } from './confirmation-codes.service.ts';
export { GuestAccessModule } from './guest-access.module.ts';
export { isLinkOver } from '../reservation.states.ts';
