import { expect, it } from '@jest/globals';
import { ANONYMOUS, type Actor } from '../../platform/http/actor.ts';
import { resolveHost, isHost } from './reservation.policy.ts';

const owned = { customerId: 3 };
const actor = (given: Partial<Actor>): Actor => ({ ...ANONYMOUS, userId: 1, roles: ['ROLE_USER'], ...given });
const operator = actor({ roles: ['ROLE_USER', 'ROLE_SUPERADMIN'] });

it.each<[string, Actor, boolean]>([
  ['the owner of the space', actor({ customerId: 3 }), true],
  ['the operator', operator, true],
  ['the owner of another space', actor({ customerId: 4 }), false],
  ['a user without spaces', actor({}), false],
  ['an anonymous user', ANONYMOUS, false],
])('isHost of %s is %j', (_name, who, expected) => {
  expect(isHost(who, owned)).toBe(expected);
});

it('resolveHost returns owner for an operator who owns the space', () => {
  expect(resolveHost(operator, owned)).toBe('operator');
  expect(resolveHost({ ...operator, customerId: 3 }, owned)).toBe('owner');
  expect(resolveHost({ ...operator, customerId: 4 }, owned)).toBe('operator');
});
