import { DomainError } from '../../platform/errors/index.ts';

/** What was sent proves no work, or too quick a one. */
export const proofFailed = (): DomainError => new DomainError('invalid', 'PROOF_FAILED');
/** The proof has served once. */
export const proofUsed = (): DomainError => new DomainError('conflict', 'PROOF_FAILED');
