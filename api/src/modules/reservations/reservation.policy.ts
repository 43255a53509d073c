import { isSuperAdmin, type Actor } from '../../platform/http/actor.ts';
import type { CancelledBy } from './reservation.entity.ts';

/** The customer that owns the space. */
export type Owned = { readonly customerId: number };

const owns = (actor: Actor, { customerId }: Owned): boolean =>
  actor.customerId !== null && actor.customerId === customerId;

/** Hosts are the owner of the space and the operator. */
export const isHost = (actor: Actor, owned: Owned): boolean => isSuperAdmin(actor) || owns(actor, owned);

/** The side a host acts for: an operator who owns the space acts as its owner. */
export const hostOf = (actor: Actor, owned: Owned): Extract<CancelledBy, 'owner' | 'operator'> =>
  owns(actor, owned) ? 'owner' : 'operator';
