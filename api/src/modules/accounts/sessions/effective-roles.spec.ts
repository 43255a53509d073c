import { expect, it } from '@jest/globals';
import { effectiveRoles } from './effective-roles.ts';

it('derives ROLE_CUSTOMER from the existence of a customer', () => {
  expect(effectiveRoles(['ROLE_USER'], true)).toEqual(['ROLE_USER', 'ROLE_CUSTOMER']);
  expect(effectiveRoles(['ROLE_USER', 'ROLE_CUSTOMER'], false)).toEqual(['ROLE_USER']);
});

it('keeps granted roles and drops unknown ones', () => {
  expect(effectiveRoles(['ROLE_SUPERADMIN', 'ROLE_GOD'], false)).toEqual(['ROLE_USER', 'ROLE_SUPERADMIN']);
  expect(effectiveRoles([], false)).toEqual(['ROLE_USER']);
});
