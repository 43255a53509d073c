import { expect, it } from '@jest/globals';
import { ANONYMOUS, type Actor } from '../../platform/http/actor.ts';
import { hostOf, isHost } from './reservation.policy.ts';

const owned = { customerId: 3 };
const actor = (given: Partial<Actor>): Actor => ({ ...ANONYMOUS, userId: 1, roles: ['ROLE_USER'], ...given });
const operator = actor({ roles: ['ROLE_USER', 'ROLE_SUPERADMIN'] });

it.each<[string, Actor, boolean]>([
  ['the owner of the space', actor({ customerId: 3 }), true],
  ['the operator', operator, true],
  ['the owner of another space', actor({ customerId: 4 }), false],
  ['somebody without spaces', actor({}), false],
  ['nobody signed in', ANONYMOUS, false],
])('%s is host of a reservation: %j', (_name, who, expected) => {
  expect(isHost(who, owned)).toBe(expected);
});

it('an operator who owns the space acts as its owner, any other one as the operator', () => {
  expect(hostOf(operator, owned)).toBe('operator');
  expect(hostOf({ ...operator, customerId: 3 }, owned)).toBe('owner');
  expect(hostOf({ ...operator, customerId: 4 }, owned)).toBe('operator');
});
