import { fieldError } from '@prostora/strings/cs/errors.ts';
import { invalidField, type DomainError } from '../../platform/errors/index.ts';

/** Somebody has an account with this address. Told, since the person has to know; callers slow repeated questions down. */
export const emailTaken = (): DomainError => invalidField('email', fieldError('emailTaken'));
