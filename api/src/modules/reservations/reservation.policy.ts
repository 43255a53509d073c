import { isSuperAdmin, type Actor } from '../../platform/http/actor.ts';
import type { CancelledBy } from './reservation.entity.ts';

/** Whose the space is. */
export type Owned = { readonly customerId: number };

const owns = (actor: Actor, { customerId }: Owned): boolean =>
  actor.customerId !== null && actor.customerId === customerId;

/** The owner of the space and the operator answer its reservations and know its guests. */
export const isHost = (actor: Actor, owned: Owned): boolean => isSuperAdmin(actor) || owns(actor, owned);

/** As whom a host acts: an operator who owns the space acts as its owner. */
export const hostOf = (actor: Actor, owned: Owned): Extract<CancelledBy, 'owner' | 'operator'> =>
  owns(actor, owned) ? 'owner' : 'operator';
