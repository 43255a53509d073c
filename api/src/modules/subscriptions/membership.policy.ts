import type { Actor } from '../../platform/http/actor.ts';
import { requireCustomer } from '../accounts/members/index.ts';

/**
 * The customer whose plan the actor decides on.
 * @throws FORBIDDEN without a customer, and to members without the right
 */
export const requirePlanCustomer = (actor: Actor): number => requireCustomer(actor, 'plan');
