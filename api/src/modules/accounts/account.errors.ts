import { DomainError, fieldError } from '../../platform/errors/index.ts';

/** Returned alike for unknown, used, replaced and expired links, so that it reveals nothing about them. */
export const linkExpired = (): DomainError => new DomainError('gone', 'LINK_EXPIRED');

export const wrongPassword = (): DomainError =>
  new DomainError('invalid', 'PASSWORD_WRONG', { fields: { current_password: fieldError('passwordWrong') } });
