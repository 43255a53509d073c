import { expect, it } from '@jest/globals';
import { ANONYMOUS, type Actor } from '../../platform/http/actor.ts';
import { assertMayHost, mayHost, resolveHost } from './reservation.policy.ts';

const owned = { spaceId: 7, customerId: 3 };
const actor = (given: Partial<Actor>): Actor => ({ ...ANONYMOUS, userId: 1, roles: ['ROLE_USER'], ...given });
const member = (given: Partial<Actor>): Actor => actor({ customerId: 3, ...given });
const operator = actor({ roles: ['ROLE_USER', 'ROLE_SUPERADMIN'] });
const owner = member({ memberRole: 'majitel' });
const accountant = member({ memberRole: 'ucetni' });
const caretaker = member({ memberRole: 'domovnik', memberSpaceIds: [7] });
const elsewhere = member({ memberRole: 'spravce', memberSpaceIds: [8] });
const otherOwner = actor({ customerId: 4, memberRole: 'majitel' });

it.each<[string, Actor, { view: boolean; write: boolean }]>([
  ['an owner', owner, { view: true, write: true }],
  ['the operator', operator, { view: true, write: true }],
  ['an accountant', accountant, { view: true, write: false }],
  ['a caretaker of the space', caretaker, { view: true, write: false }],
  ['a manager of other spaces', elsewhere, { view: false, write: false }],
  ['the owner of another space', otherOwner, { view: false, write: false }],
  ['a user without spaces', actor({}), { view: false, write: false }],
  ['an anonymous user', ANONYMOUS, { view: false, write: false }],
])('mayHost of %s is %j', (_name, who, { view, write }) => {
  expect([mayHost(who, owned, 'view'), mayHost(who, owned, 'write')]).toEqual([view, write]);
});

it('assertMayHost hides the reservation from strangers and refuses members without the right', () => {
  expect(() => assertMayHost(elsewhere, owned, 'write')).toThrow(
    expect.objectContaining({ code: 'NOTFOUND' }),
  );
  expect(() => assertMayHost(caretaker, owned, 'write')).toThrow(
    expect.objectContaining({ code: 'FORBIDDEN' }),
  );
  expect(() => assertMayHost(caretaker, owned, 'phone')).not.toThrow();
});

it('resolveHost returns owner for an operator who is a member of the team', () => {
  const asMember = { ...operator, memberRole: 'majitel' } as const;
  expect(resolveHost(operator, owned)).toBe('operator');
  expect(resolveHost({ ...asMember, customerId: 3 }, owned)).toBe('owner');
  expect(resolveHost({ ...asMember, customerId: 4 }, owned)).toBe('operator');
});
