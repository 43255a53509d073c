import { DomainError } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/http/index.ts';

/** Whose account it is; nobody signed in has none. */
export function accountOf(actor: Actor): number {
  if (actor.userId === null) throw new DomainError('unauthenticated', 'UNAUTHENTICATED');
  return actor.userId;
}

/** Keys to the account and all of its data are for its owner alone, not for an operator who acts as the owner. */
export function ownAccountOf(actor: Actor): number {
  if (actor.impersonatorId !== null) throw new DomainError('forbidden', 'NOT_WHILE_IMPERSONATING');
  return accountOf(actor);
}
