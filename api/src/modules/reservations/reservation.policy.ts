import {
  RESERVATION_FIELD_PERMISSIONS,
  type MemberPermission,
  type RestrictedReservationField,
} from '@prostora/contracts';
import { isSuperAdmin, type Actor } from '../../platform/http/actor.ts';
import { hasMemberRight, mayActFor } from '../accounts/members/index.ts';
import type { CancelledBy } from './reservation.entity.ts';
import { reservationForbidden, reservationNotFound } from './reservation.errors.ts';

/** A space and the customer that owns it. */
export type OwnedSpaceRef = { readonly spaceId: number; readonly customerId: number };

export const toOwnedSpaceRef = (space: {
  readonly id: number;
  readonly building: { readonly customer: { readonly id: number } };
}): OwnedSpaceRef => ({ spaceId: space.id, customerId: space.building.customer.id });

/** Hosts are members of the owner's team with the permission, and the operator. */
export const mayHost = (actor: Actor, owned: OwnedSpaceRef, permission: MemberPermission): boolean =>
  isSuperAdmin(actor) || mayActFor(actor, owned.customerId, permission, owned.spaceId);

/** @throws DomainError NOTFOUND to all but members of the owner's team in the space, FORBIDDEN to these */
export function assertMayHost(actor: Actor, owned: OwnedSpaceRef, permission: MemberPermission): void {
  if (!mayHost(actor, owned, 'view')) throw reservationNotFound();
  if (!mayHost(actor, owned, permission)) throw reservationForbidden();
}

/** The same in all spaces of a host, or in those of a member limited to some. */
export const mayHostSome = (actor: Actor, permission: MemberPermission): boolean =>
  isSuperAdmin(actor) || hasMemberRight(actor, permission);

/** Fields of the answer that the host does not see. */
export const listHiddenFields = (actor: Actor, owned: OwnedSpaceRef): RestrictedReservationField[] =>
  (Object.keys(RESERVATION_FIELD_PERMISSIONS) as RestrictedReservationField[]).filter(
    (field) => !mayHost(actor, owned, RESERVATION_FIELD_PERMISSIONS[field]),
  );

/** The side a host acts for: an operator who is a member of the owner's team acts as the owner. */
export const resolveHost = (
  actor: Actor,
  { customerId, spaceId }: OwnedSpaceRef,
): Extract<CancelledBy, 'owner' | 'operator'> =>
  mayActFor(actor, customerId, 'view', spaceId) ? 'owner' : 'operator';
