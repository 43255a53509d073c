import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MemberRole } from '@prostora/contracts';
import type { User } from '../src/modules/accounts/users/index.ts';
import {
  createAccessFixtures,
  createAccessFixturesBatch,
  createTrialPlan,
  openSession,
  type AccessFixtures,
} from './access-matrix.fixtures.ts';
import { buildAccessRequest } from './access-matrix.requests.ts';
import { findTeamRejection, TEAM_CASES, type TeamCase } from './access-matrix.team.ts';
import { createTestApp, type TestApp } from './app.ts';

/** The owner is covered by the access matrix. A caretaker of another space tells what is outside. */
const ROLES = ['spravce', 'ucetni', 'domovnik'] as const satisfies MemberRole[];
const REJECTION_STATUSES = [401, 403, 404];
const BATCH_SIZE = 40;

let test: TestApp;
let shared: AccessFixtures;
let unused: AccessFixtures[] = [];
const members = new Map<string, User>();

async function takeFixtures(): Promise<AccessFixtures> {
  const fixtures = unused.pop();
  if (fixtures) return fixtures;
  unused = await createAccessFixturesBatch(test, BATCH_SIZE);
  return takeFixtures();
}

async function addMember(
  { customer }: AccessFixtures,
  role: MemberRole,
  spaceIds: number[] | null,
): Promise<User> {
  const user = await test.make.user({ roles: ['ROLE_USER'] });
  await test.make.member({ customer, user, role, spaceIds });
  return user;
}

async function findStatus({ accessCase }: TeamCase, user: User, fixtures: AccessFixtures): Promise<number> {
  const { headers, ...options } = buildAccessRequest(accessCase, accessCase.send(fixtures));
  const { authorization } = await openSession(test, user);
  return (await test.request({ ...options, headers: { ...headers, authorization } })).statusCode;
}

beforeAll(async () => {
  test = await createTestApp({ ARES_URL: 'http://127.0.0.1:9' });
  await createTrialPlan(test);
  shared = await createAccessFixtures(test);
  for (const role of ROLES) members.set(role, await addMember(shared, role, null));
});
afterAll(() => test.close());

describe('team matrix', () => {
  it('covers the routes of the owner', () => {
    expect(TEAM_CASES.length).toBeGreaterThan(80);
  });

  it.each(TEAM_CASES.map((each) => [each.accessCase.name, each] as const))(
    'answers each role by its rights: %s',
    async (_name, teamCase) => {
      const { accessCase, permission } = teamCase;
      const wrong: string[] = [];
      for (const role of ROLES) {
        const rejection = findTeamRejection(role, permission);
        const isShared = rejection !== null || accessCase.method === 'GET';
        const fixtures = isShared ? shared : await takeFixtures();
        const known = isShared ? members.get(role) : undefined;
        const status = await findStatus(teamCase, known ?? (await addMember(fixtures, role, null)), fixtures);
        const isRight = rejection === null ? !REJECTION_STATUSES.includes(status) : status === rejection;
        if (!isRight || status >= 500) wrong.push(`${role}: ${status}, ${permission} ${rejection ?? 'may'}`);
      }
      expect(wrong).toEqual([]);
    },
  );

  it('answers a member of another space of the owner like a stranger', async () => {
    const wrong: string[] = [];
    const { id } = await test.make.space({ building: shared.building });
    const user = await addMember(shared, 'spravce', [id]);
    for (const teamCase of TEAM_CASES) {
      if (!['hidden', 'owner-only'].includes(toKind(teamCase))) continue;
      const status = await findStatus(teamCase, user, shared);
      if (status !== 404 && status !== 403) wrong.push(`${teamCase.accessCase.name}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });
});

/** `hidden` and `owner-only` records answer 404 to strangers. */
const toKind = ({ accessCase: { expected, route } }: TeamCase): string =>
  expected.stranger === 404 && route !== 'POST /api/auth/customer' ? 'hidden' : 'other';
