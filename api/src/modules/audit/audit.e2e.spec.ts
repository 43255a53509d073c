import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import type { User } from '../users/index.ts';
import { AuditTrail } from './index.ts';

type Row = { id: number; action: string; changes: unknown[] };
type Page = { items: Row[]; total: number; nr_of_pages: number };

let test: TestApp;
let admin: User;
let owner: User;
let headers: { authorization: string };

beforeAll(async () => {
  test = await createTestApp();
  [admin, owner] = [await test.make.admin(), await test.make.user()];
  headers = await test.signIn(admin.email);
  const trail = test.app.get(AuditTrail);
  await test.app.get(UnitOfWork).run(async () => {
    await trail.record({ userId: owner.id }, 'space.edit', { type: 'space', id: 7 }, { name: 'Sál', capacity: 10, perex: 'a' }, { name: 'Sál', capacity: 20, perex: 'b' });
    await trail.record({ userId: owner.id, impersonatorId: admin.id }, 'space.edit', { type: 'space', id: 7 }, {}, { tags: [1, 2] });
    await trail.record({ userId: null }, 'space.view', { type: 'space', id: 8 });
  });
});
afterAll(() => test.close());

const get = (query: string, given: object = headers): Promise<LightMyRequestResponse> => test.request({ url: `/api/admin/audit?${query}`, headers: { ...given } });
const page = async (query: string): Promise<Page> => (await get(query)).json<Page>();

it('is for operators only', async () => {
  expect((await get('', {})).statusCode).toBe(401);
  expect((await get('', await test.signIn(owner.email))).statusCode).toBe(403);
});

it.each(['subject_id=abc', 'subject_id=0', 'actor_id=-1', 'subject_type=%27', 'page=0', 'page_size=1000', 'action=x'])('refuses %s', async (query) => {
  expect((await get(query)).statusCode).toBe(422);
});

it('tells of one thing what was done to it, the newest first, member by member, with both names', async () => {
  const { items, total } = await page('subject_type=space&subject_id=7');
  expect(total).toBe(2);
  expect(items).toMatchObject([
    { action: 'space.edit', actor: { id: owner.id, email: owner.email }, impersonator: { id: admin.id, email: admin.email }, subject: { type: 'space', id: 7 }, changes: [{ field: 'tags', before: null, after: [1, 2] }] },
    { impersonator: null, at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/u), changes: expect.arrayContaining([{ field: 'capacity', before: 10, after: 20 }, { field: 'perex', before: 'a', after: 'b' }]) },
  ]);
});

it('tells of one person what they did, also as an operator acting as somebody else', async () => {
  expect((await page(`actor_id=${owner.id}&subject_type=space`)).items.map(({ action }) => action)).toEqual(['space.edit', 'space.edit']);
  expect((await page(`actor_id=${admin.id}&subject_type=space`)).total).toBe(1);
});

it('has no more than a page at once, and who is nobody has no name', async () => {
  const first = await page('subject_type=space&page_size=1');
  expect(first).toMatchObject({ total: 3, nr_of_pages: 3, items: [{ action: 'space.view', actor: null, changes: [] }] });
  const second = await page('subject_type=space&page_size=1&page=2');
  expect(second.items[0]?.id).toBeLessThan(first.items[0]?.id ?? 0);
});
