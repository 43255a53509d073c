import { DomainError } from '../errors/index.ts';

/** The captcha solution is invalid, expired or too fast. */
export const captchaSolutionInvalid = (): DomainError => new DomainError('invalid', 'CAPTCHA_FAILED');
/** The captcha solution was already used. */
export const captchaSolutionUsed = (): DomainError => new DomainError('conflict', 'CAPTCHA_FAILED');
