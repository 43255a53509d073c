/** Errors of steps with deals. */
export type DealErrorCode =
  | 'DEAL_STATE'
  | 'GATES_CLOSED'
  | 'OFFER_CHANGED'
  | 'CANCELLATION_FEE'
  | 'CANCELLATION_CHANGED'
  | 'ALREADY_PAID';

/** Errors of one field of a deal that forms detect too. */
export type DealFormErrorCode =
  | 'paymentAmount'
  | 'dealPrice'
  | 'paidInFuture'
  | 'paidTooLongAgo'
  | 'tenantName'
  | 'tenantAddress';

/** Errors of one field of a deal that only the API detects. */
export type DealFieldErrorParams = {
  /** CZK. */
  paymentAboveOpen: { open: number };
};
