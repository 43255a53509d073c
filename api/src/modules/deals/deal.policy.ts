import type { MemberPermission } from '@prostora/contracts';
import type { Actor } from '../../platform/http/actor.ts';
import { mayHost } from '../reservations/index.ts';
import { dealForbidden, dealNotFound } from './deal.errors.ts';
import type { DealRecord } from './deal.repository.ts';

/** Spaces of the reservations, or of the offers where there are none. */
const listSpaceIds = ({ reservations, offers }: DealRecord): number[] =>
  reservations.length > 0
    ? reservations.map(({ space }) => space.id)
    : offers.flatMap(({ rooms }) => rooms.map(({ space_id }) => space_id));

/** Of all its spaces: its amounts are of all of them. */
export const mayActOnDeal = (actor: Actor, record: DealRecord, permission: MemberPermission): boolean =>
  listSpaceIds(record).every((spaceId) =>
    mayHost(actor, { spaceId, customerId: record.deal.customer.id }, permission),
  );

/** @throws DomainError NOTFOUND to all but the team of the owner, FORBIDDEN to members without the permission */
export function assertMayActOnDeal(actor: Actor, record: DealRecord, permission: MemberPermission): void {
  if (!mayActOnDeal(actor, record, 'view')) throw dealNotFound();
  if (!mayActOnDeal(actor, record, permission)) throw dealForbidden();
}
