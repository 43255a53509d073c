import { describe, expect, it } from '@jest/globals';
import type { FormErrorCode } from '@prostora/contracts';
import { DomainError } from '../../../platform/errors/index.ts';
import { assertPasswordAllowed, type PasswordOwner } from './password.policy.ts';

const OWNER: PasswordOwner = {
  email: 'jana.malinova@prostora.test',
  name: 'Jana Malinová',
  roles: ['ROLE_USER'],
};
const OPERATOR: PasswordOwner = { ...OWNER, roles: ['ROLE_USER', 'ROLE_SUPERADMIN'] };

const findError = (password: string, owner = OWNER): unknown => {
  try {
    assertPasswordAllowed(password, owner);
    return null;
  } catch (error) {
    return error instanceof DomainError ? error.options.fields?.password?.code : error;
  }
};

describe('assertPasswordAllowed', () => {
  it.each<[string, FormErrorCode]>([
    ['Password1', 'passwordCommon'],
    ['PassWord', 'passwordCommon'],
    ['Dragon2026!', 'passwordCommon'],
    ['Liverpool', 'passwordCommon'],
    ['Heslo1234', 'passwordCommon'],
    ['Sluníčko1', 'passwordCommon'],
    ['Qwertz123', 'passwordKeyboard'],
    ['Aa123456', 'passwordKeyboard'],
    ['Malinova77', 'passwordIdentity'],
    ['mojeJANA', 'passwordIdentity'],
  ])('rejects %s with %s', (password, code) => {
    expect(findError(password)).toBe(code);
  });

  it.each(['Zelena-Stodola', 'Noveheslo2', 'Vodopad7Kamen', 'Kocka4Les'])(
    'allows the password %s',
    (password) => {
      expect(findError(password)).toBeNull();
    },
  );

  it('requires at least 12 characters for operators', () => {
    expect(findError('Vodopad7Kam', OPERATOR)).toBe('passwordOperator');
    expect(findError('Vodopad7Kame', OPERATOR)).toBeNull();
  });
});
