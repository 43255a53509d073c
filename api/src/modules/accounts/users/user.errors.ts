import { createFieldError, type DomainError, fieldError } from '../../../platform/errors/index.ts';

/** Reveals that the address has an account, so callers rate limit it. */
export const emailTaken = (): DomainError => createFieldError('email', fieldError('emailTaken'));
