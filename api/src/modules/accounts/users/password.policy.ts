import { containsIdentity, isKeyboardRun, LIMITS, type Role } from '@prostora/contracts';
import {
  createFieldError,
  fieldError,
  type DomainError,
  type FieldError,
} from '../../../platform/errors/index.ts';
import { isCommonPassword } from './common-passwords.ts';

export type PasswordOwner = {
  readonly email: string;
  readonly name: string;
  readonly roles: readonly Role[];
};

/**
 * Checks a new password beyond length and case, which the DTO validates.
 * @throws DomainError on the field `password` when it is easily guessed or too short for an operator
 */
export function assertPasswordAllowed(password: string, owner: PasswordOwner): void {
  const isOperator = owner.roles.includes('ROLE_SUPERADMIN');
  if (isOperator && [...password].length < LIMITS.operatorPasswordMin) {
    throw invalidPassword(fieldError('passwordOperator', { min: LIMITS.operatorPasswordMin }));
  }
  if (containsIdentity(password, owner)) throw invalidPassword(fieldError('passwordIdentity'));
  if (isKeyboardRun(password)) throw invalidPassword(fieldError('passwordKeyboard'));
  if (isCommonPassword(password)) throw invalidPassword(fieldError('passwordCommon'));
}

const invalidPassword = (error: FieldError): DomainError => createFieldError('password', error);
