import type { PaymentMethod } from '@prostora/contracts';
import type { Actor } from '../../platform/http/actor.ts';

/** A payment that the owner enters. */
export type HandPayment = {
  readonly dealId: number;
  readonly customerId: number;
  readonly instalmentId: number;
  /** More than 0. */
  readonly amountHaler: number;
  /** Of a refund or a returned deposit the owner pays. */
  readonly isOutgoing: boolean;
  /** YYYY-MM-DD. */
  readonly paidOn: string;
  readonly method: PaymentMethod;
  /** Whether both sides met. */
  readonly isInPerson: boolean;
  readonly note: string;
};

/** Port implemented by the module of payments: what has been paid of instalments. */
export abstract class InstalmentPaymentsPort {
  /** @returns haléře by id of the instalment */
  abstract findPaid(instalmentIds: readonly number[]): Promise<ReadonlyMap<number, number>>;

  /** Removes what people wrote about payments of the deals. */
  abstract anonymize(dealIds: readonly number[]): Promise<void>;

  /** Inside the unit of work that has locked the deal. */
  abstract recordByHand(actor: Actor, payment: HandPayment): Promise<void>;
}
