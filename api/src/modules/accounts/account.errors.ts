import { fieldError } from '@prostora/strings/cs/errors.ts';
import { DomainError } from '../../platform/errors/index.ts';

/** A link that never was, was used, was replaced or is late: whoever has it learns nothing else. */
export const linkExpired = (): DomainError => new DomainError('gone', 'LINK_EXPIRED');

export const passwordWrong = (): DomainError =>
  new DomainError('invalid', 'PASSWORD_WRONG', { fields: { current_password: fieldError('passwordWrong') } });
