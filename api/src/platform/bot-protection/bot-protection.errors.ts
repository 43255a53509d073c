import { DomainError } from '../errors/index.ts';

/** The captcha solution is invalid, expired or too fast. */
export const captchaSolutionInvalid = (): DomainError => new DomainError('invalid', 'PROOF_FAILED');
/** The captcha solution was already used. */
export const captchaSolutionUsed = (): DomainError => new DomainError('conflict', 'PROOF_FAILED');
