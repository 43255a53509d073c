import { DomainError } from './domain-error.ts';

/** Somebody else saved first: the record as it is now goes along as `current`, for the form to compare. */
export const changedMeanwhile = (current: unknown): DomainError =>
  new DomainError('conflict', 'CONFLICT', { extra: { current } });
