import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { adminOperations } from '@prostora/strings/cs/admin-operations.ts';
import { addDays } from '@prostora/contracts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import type { User } from '../accounts/users/index.ts';
import { AuditTrailService } from './index.ts';

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
  const trail = test.app.get(AuditTrailService);
  await test.app.get(UnitOfWork).run(async () => {
    await trail.record(
      { userId: owner.id },
      'space.edit',
      { type: 'space', id: 7 },
      { name: 'Sál', capacity: 10, perex: 'a' },
      { name: 'Sál', capacity: 20, perex: 'b' },
    );
    await trail.record(
      { userId: owner.id, impersonatorId: admin.id },
      'space.edit',
      { type: 'space', id: 7 },
      {},
      { tags: [1, 2] },
    );
    await trail.record({ userId: null }, 'space.view', { type: 'space', id: 8 });
  });
});
afterAll(() => test.close());

const get = (query: string, given: object = headers): Promise<LightMyRequestResponse> =>
  test.request({ url: `/api/admin/audit?${query}`, headers: { ...given } });
const page = async (query: string): Promise<Page> => (await get(query)).json<Page>();

it('is restricted to operators', async () => {
  expect((await get('', {})).statusCode).toBe(401);
  expect((await get('', await test.signIn(owner.email))).statusCode).toBe(403);
});

it.each([
  'subject_id=abc',
  'subject_id=0',
  'actor_id=-1',
  'subject_type=%27',
  'page=0',
  'page_size=1000',
  'action=%27',
  'action=X.y',
  'from=2026-02-30',
  'to=x',
  'sort=at',
])('rejects the invalid query %s', async (query) => {
  expect((await get(query)).statusCode).toBe(422);
});

it('filters by subject and returns the changes of each field with actor and impersonator', async () => {
  const { items, total } = await page('subject_type=space&subject_id=7');
  expect(total).toBe(2);
  expect(items).toMatchObject([
    {
      action: 'space.edit',
      actor: { id: owner.id, email: owner.email },
      impersonator: { id: admin.id, email: admin.email },
      subject: { type: 'space', id: 7 },
      changes: [{ field: 'tags', before: null, after: [1, 2] }],
    },
    {
      impersonator: null,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/u),
      changes: expect.arrayContaining([
        { field: 'capacity', before: 10, after: 20 },
        { field: 'perex', before: 'a', after: 'b' },
      ]),
    },
  ]);
});

it('filters by actor, also by impersonator', async () => {
  expect((await page(`actor_id=${owner.id}&subject_type=space`)).items.map(({ action }) => action)).toEqual([
    'space.edit',
    'space.edit',
  ]);
  expect((await page(`actor_id=${admin.id}&subject_type=space`)).total).toBe(1);
});

it('pages entries and returns a null actor for the system', async () => {
  const first = await page('subject_type=space&page_size=1');
  expect(first).toMatchObject({
    total: 3,
    nr_of_pages: 3,
    items: [{ action: 'space.view', actor: null, changes: [] }],
  });
  const second = await page('subject_type=space&page_size=1&page=2');
  expect(second.items[0]?.id).toBeLessThan(first.items[0]?.id ?? 0);
});

it('filters by action and by a prefix of actions', async () => {
  expect((await page('action=space.view')).items.map(({ action }) => action)).toEqual(['space.view']);
  expect((await page('action=space.')).total).toBe(3);
  expect((await page('action=space')).total).toBe(0);
});

it('searches the e-mails of actors and impersonators', async () => {
  const part = (person: User): string => encodeURIComponent(person.email.slice(0, -4).toUpperCase());
  expect((await page(`action=space.&search=${part(owner)}`)).total).toBe(2);
  expect((await page(`action=space.&search=${part(admin)}`)).total).toBe(1);
  expect((await page('search=nobody%25')).total).toBe(0);
});

it('filters by days including the last one', async () => {
  const today = test.app.get(Clock).today();
  expect((await page(`action=space.&from=${today}&to=${today}`)).total).toBe(3);
  expect((await page(`action=space.&to=${addDays(today, -1)}`)).total).toBe(0);
  expect((await page(`action=space.&from=${addDays(today)}`)).total).toBe(0);
});

it('lists distinct actions and subject types', async () => {
  const names = (await test.request({ url: '/api/admin/audit/names', headers })).json<{
    actions: string[];
    subject_types: string[];
  }>();
  expect(names.actions).toEqual(['login', 'space.edit', 'space.view']);
  expect(names.subject_types).toEqual(['space', 'user']);
});

it('exports the filtered entries with readable labels', async () => {
  const file = await test.request({ url: '/api/admin/audit/export?format=csv&action=space.edit', headers });
  expect([file.statusCode, file.headers['content-disposition']]).toEqual([
    200,
    expect.stringContaining('.csv'),
  ]);
  const [head, ...lines] = file.body
    .replace('\uFEFF', '')
    .trim()
    .split(/\r?\n(?=\d+;)/u);
  expect(head).toContain(adminOperations.log.file.changes);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain(admin.email);
  expect(lines[1]).toContain('kapacita: 10 → 20');
  expect((await test.request({ url: '/api/admin/audit/export?format=pdf', headers })).statusCode).toBe(422);
});

it('records several actions of one transaction in order', async () => {
  const auditRecords = [3, 1, 2].map((id) => ({
    action: 'purpose.save',
    subject: { type: 'purpose', id },
    before: { name: 'Sál' },
    after: { name: `Sál ${id}`, token: 'x' },
  }));
  await test.app
    .get(UnitOfWork)
    .run(() =>
      test.app.get(AuditTrailService).recordAll({ userId: owner.id, impersonatorId: admin.id }, auditRecords),
    );
  const { items } = await page('subject_type=purpose');
  expect(items).toMatchObject(
    [2, 1, 3].map((id) => ({
      actor: { id: owner.id },
      impersonator: { id: admin.id },
      subject: { type: 'purpose', id },
      changes: [{ field: 'name', before: 'Sál', after: `Sál ${id}` }],
    })),
  );
});
