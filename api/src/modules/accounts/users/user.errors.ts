import { createFieldError, DomainError, fieldError } from '../../../platform/errors/index.ts';

/** Reveals that the address has an account, so callers rate limit it. */
export const emailTaken = (): DomainError => createFieldError('email', fieldError('emailTaken'));
/** The user has not confirmed their e-mail address yet. */
export const emailUnconfirmed = (): DomainError => new DomainError('forbidden', 'EMAIL_UNCONFIRMED');
