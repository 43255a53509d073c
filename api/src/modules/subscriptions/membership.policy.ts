import type { Actor } from '../../platform/http/actor.ts';
import { mayActFor } from '../accounts/members/index.ts';
import { noCustomer } from './membership.errors.ts';

/**
 * The customer whose plan the actor decides on.
 * @throws FORBIDDEN without a customer, and to members without the right
 */
export function requirePlanCustomer(actor: Actor): number {
  const { customerId } = actor;
  if (customerId === null || !mayActFor(actor, customerId, 'plan', null)) throw noCustomer();
  return customerId;
}
