import { planErrors } from '@prostora/strings/cs/invoice.ts';
import { DomainError, invalidField } from '../../platform/errors/index.ts';

export const orderNotFound = (): DomainError => new DomainError('not-found', 'NOTFOUND');
export const planNotFound = (): DomainError => new DomainError('not-found', 'NOTFOUND');
/** Who has no customer has no membership. */
export const noCustomer = (): DomainError => new DomainError('forbidden', 'FORBIDDEN');
/** An invoice needs somebody to be written to. */
export const billingIncomplete = (): DomainError => new DomainError('invalid', 'BILLING_INCOMPLETE');
/** Retired plans and those that cost nothing cannot be ordered. */
export const planRetired = (): DomainError => new DomainError('conflict', 'PLAN_RETIRED');
/** One unpaid order of a plan is enough. */
export const orderWaiting = (): DomainError => new DomainError('conflict', 'ORDER_WAITING');
/** The customer was shown another amount; `quote` is the present one. */
export const priceChanged = (quote: unknown): DomainError =>
  new DomainError('conflict', 'PRICE_CHANGED', { extra: { quote } });
/** What is paid or cancelled stays so. */
export const orderClosed = (): DomainError => new DomainError('conflict', 'ORDER_CLOSED');
/** Everybody without a running plan lives on the default one. */
export const defaultPlanNeeded = (field: 'active' | 'price_per_year'): DomainError =>
  invalidField(field, planErrors.defaultPlan);
/** A waiting order counts on the credit of the present membership. */
export const creditReserved = (): DomainError => new DomainError('conflict', 'CREDIT_RESERVED');
