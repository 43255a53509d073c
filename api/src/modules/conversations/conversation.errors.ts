import { DomainError } from '../../platform/errors/index.ts';

/** No such conversation, or no access to it. */
export const conversationNotFound = (): DomainError => new DomainError('not-found', 'NOTFOUND');
/** Only some members of the owner's team read conversations. */
export const conversationForbidden = (): DomainError => new DomainError('forbidden', 'FORBIDDEN');
/** The guest may no longer write, or the texts were removed. */
export const conversationClosed = (): DomainError => new DomainError('conflict', 'CONVERSATION_CLOSED');
