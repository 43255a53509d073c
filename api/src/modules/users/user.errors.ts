import { fieldError } from '@prostora/strings/cs/errors.ts';
import { createFieldError, type DomainError } from '../../platform/errors/index.ts';

/** Reveals that the address has an account, so callers rate limit it. */
export const emailTaken = (): DomainError => createFieldError('email', fieldError('emailTaken'));
