import { isSuperAdmin, type Actor } from '../../platform/http/actor.ts';
import type { CancelledBy } from './reservation.entity.ts';

/** The customer that owns the space. */
export type OwnedSpaceRef = { readonly customerId: number };

const owns = (actor: Actor, { customerId }: OwnedSpaceRef): boolean =>
  actor.customerId !== null && actor.customerId === customerId;

/** Hosts are the owner of the space and the operator. */
export const isHost = (actor: Actor, owned: OwnedSpaceRef): boolean =>
  isSuperAdmin(actor) || owns(actor, owned);

/** The side a host acts for: an operator who owns the space acts as its owner. */
export const resolveHost = (
  actor: Actor,
  owned: OwnedSpaceRef,
): Extract<CancelledBy, 'owner' | 'operator'> => (owns(actor, owned) ? 'owner' : 'operator');
