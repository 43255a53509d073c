import { expect, it } from '@jest/globals';
import { effectiveRoles } from './effective-roles.ts';

it('whoever has a customer acts as one, and nobody else', () => {
  expect(effectiveRoles(['ROLE_USER'], true)).toEqual(['ROLE_USER', 'ROLE_CUSTOMER']);
  expect(effectiveRoles(['ROLE_USER', 'ROLE_CUSTOMER'], false)).toEqual(['ROLE_USER']);
});

it('a granted role counts, an unknown one does not', () => {
  expect(effectiveRoles(['ROLE_SUPERADMIN', 'ROLE_GOD'], false)).toEqual(['ROLE_USER', 'ROLE_SUPERADMIN']);
  expect(effectiveRoles([], false)).toEqual(['ROLE_USER']);
});
