import { containsIdentity, isKeyboardRun, LIMITS, type Role } from '@prostora/contracts';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import { invalidField } from '../../platform/errors/index.ts';
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
    throw refused(fieldError('passwordOperator', { min: LIMITS.operatorPasswordMin }));
  }
  if (containsIdentity(password, owner)) throw refused(fieldError('passwordIdentity'));
  if (isKeyboardRun(password)) throw refused(fieldError('passwordKeyboard'));
  if (isCommonPassword(password)) throw refused(fieldError('passwordCommon'));
}

const refused = (message: string) => invalidField('password', message);
