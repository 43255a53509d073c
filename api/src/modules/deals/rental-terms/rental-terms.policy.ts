import type { MemberPermission } from '@prostora/contracts';
import { DomainError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { mayActFor } from '../../accounts/members/index.ts';

/** @throws DomainError FORBIDDEN without a customer, as of an operator, and to members without the permission */
export function requireCustomer(
  actor: Actor,
  permission: Extract<MemberPermission, 'price' | 'write'>,
): number {
  const { customerId } = actor;
  if (customerId === null || !mayActFor(actor, customerId, permission, null))
    throw new DomainError('forbidden', 'FORBIDDEN');
  return customerId;
}
