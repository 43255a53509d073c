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
