import { DomainError, createFieldError, fieldError } from '../../platform/errors/index.ts';

export const orderNotFound = (): DomainError => new DomainError('not-found', 'NOTFOUND');
export const planNotFound = (): DomainError => new DomainError('not-found', 'NOTFOUND');
/** The actor has no customer, or may not decide on its plan. */
export const noCustomer = (): DomainError => new DomainError('forbidden', 'FORBIDDEN');
/** The name or address of the buyer is missing. */
export const billingIncomplete = (): DomainError => new DomainError('invalid', 'BILLING_INCOMPLETE');
/** The operator has not filled in the data of the seller. */
export const sellerIncomplete = (): DomainError => new DomainError('conflict', 'SELLER_INCOMPLETE');
/** Retired and free plans cannot be ordered. */
export const planRetired = (): DomainError => new DomainError('conflict', 'PLAN_RETIRED');
/** An unpaid order of the same plan exists. */
export const orderWaiting = (): DomainError => new DomainError('conflict', 'ORDER_WAITING');
/** The customer was shown another amount; `quote` is the current one. */
export const priceChanged = (quote: unknown): DomainError =>
  new DomainError('conflict', 'PRICE_CHANGED', { extra: { quote } });
/** The order is paid or cancelled. */
export const orderClosed = (): DomainError => new DomainError('conflict', 'ORDER_CLOSED');
/** Customers without a plan use the default plan, which must stay active and free. */
export const defaultPlanNeeded = (field: 'active' | 'price_per_year'): DomainError =>
  createFieldError(field, fieldError('planDefault'));
/** A waiting order uses the credit of the current membership. */
export const creditReserved = (): DomainError => new DomainError('conflict', 'CREDIT_RESERVED');
