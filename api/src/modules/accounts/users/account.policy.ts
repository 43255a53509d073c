import { DomainError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';

/**
 * Id of the actor's account.
 * @throws DomainError UNAUTHENTICATED without a session
 */
export function getAccountId(actor: Actor): number {
  if (actor.userId === null) throw new DomainError('unauthenticated', 'UNAUTHENTICATED');
  return actor.userId;
}

/**
 * The same for credentials and personal data, which an impersonating operator cannot access.
 * @throws DomainError NOT_WHILE_IMPERSONATING
 */
export function getOwnAccountId(actor: Actor): number {
  if (actor.impersonatorId !== null) throw new DomainError('forbidden', 'NOT_WHILE_IMPERSONATING');
  return getAccountId(actor);
}
