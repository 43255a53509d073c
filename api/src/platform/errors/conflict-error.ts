import { DomainError } from './domain-error.ts';

/**
 * Error of a concurrent change.
 * @param current the record as saved now, sent along for the form to compare
 */
export const createConflictError = (current: unknown): DomainError =>
  new DomainError('conflict', 'CONFLICT', { extra: { current } });
