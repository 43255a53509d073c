import { describe, expect, it } from '@jest/globals';
import { MEMBER_PERMISSIONS, MEMBER_ROLES, type MemberRole } from '@prostora/contracts';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ANONYMOUS, type Actor } from '../../../platform/http/actor.ts';
import { hasMemberRight, mayActFor } from './team.policy.ts';

const member = (memberRole: MemberRole, memberSpaceIds: readonly number[] | null = null): Actor => ({
  ...ANONYMOUS,
  userId: 1,
  customerId: 3,
  memberRole,
  memberSpaceIds,
});

describe('mayActFor', () => {
  it('grants the rights of the table', () => {
    const table = Object.fromEntries(
      MEMBER_PERMISSIONS.map((permission) => [
        permission,
        MEMBER_ROLES.filter((role) => mayActFor(member(role), 3, permission, 7)).join(' '),
      ]),
    );
    expect(table).toEqual({
      view: 'majitel spravce ucetni domovnik',
      phone: 'majitel spravce domovnik',
      staff_note: 'majitel spravce domovnik',
      handle: 'majitel spravce domovnik',
      email: 'majitel spravce ucetni',
      price: 'majitel spravce ucetni',
      export: 'majitel spravce ucetni',
      statistics: 'majitel spravce ucetni',
      write: 'majitel spravce',
      inquiries: 'majitel spravce',
      owner_note: 'majitel spravce',
      team: 'majitel',
      plan: 'majitel',
      delete: 'majitel',
    });
  });

  it('limits a member to their spaces, and keeps them from the customer as a whole', () => {
    const limited = member('spravce', [7, 8]);
    expect([7, 8, 9, null].map((spaceId) => mayActFor(limited, 3, 'write', spaceId))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(hasMemberRight(limited, 'write')).toBe(true);
    expect(mayActFor(member('spravce'), 3, 'write', null)).toBe(true);
  });

  it('grants nothing for another customer and to callers without one', () => {
    expect(mayActFor(member('majitel'), 4, 'view', 7)).toBe(false);
    expect(mayActFor(ANONYMOUS, 3, 'view', 7)).toBe(false);
    expect(mayActFor({ ...ANONYMOUS, customerId: 3 }, 3, 'view', 7)).toBe(false);
  });
});

const root = path.resolve(import.meta.dirname, '../../..');
const KEY = String.raw`[\w.?!]*(?:\bcustomerId|\bcustomer\??\.id|\buser\??\.id)\b`;
/** A customer or its founder compared with that of a record; comparisons with null are allowed. */
const COMPARISON = new RegExp(String.raw`${KEY}\s*[!=]==(?!\s*(?:null|undefined)\b)|[!=]==\s*${KEY}`, 'u');
/** Comparisons of two records, and of a private record with its person. */
const OF_RECORDS: readonly string[] = [
  'modules/accounts/members/team.policy.ts',
  'modules/accounts/sessions/impersonation.service.ts',
  'modules/accounts/sessions/sign-in.handler.ts',
  'modules/availability/seasons/seasons.service.ts',
  'modules/catalog/saved-searches/saved-searches.service.ts',
  'modules/reservations/reservation-slot.service.ts',
  'modules/reservations/booking/booking.service.ts',
  'modules/space-copies/space-copy.service.ts',
];

it('leaves no other place that compares the customer of a record with that of the actor', () => {
  const found = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts') && !OF_RECORDS.includes(name))
    .filter((name) => COMPARISON.test(readFileSync(path.join(root, name), 'utf8')));
  expect(found).toEqual([]);
});
