import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SAVED_VIEWS } from '@prostora/contracts';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { TEST_PASSWORD } from '../../../../test/factories/factories.ts';
import { ConsoleView } from '../index.ts';

type Headers = { authorization: string };
type View = {
  id: number;
  list: string;
  name: string;
  query: string;
  shared: boolean;
  mine: boolean;
  owner: string | null;
};

let test: TestApp;
let mine: Headers;
let others: Headers;
let myId: number;

beforeAll(async () => {
  test = await createTestApp();
  const [me, other] = [
    await test.make.admin({ name: 'Alena Správná' }),
    await test.make.admin({ name: 'Bohuš Druhý' }),
  ];
  myId = me.id;
  [mine, others] = [await test.signIn(me.email), await test.signIn(other.email)];
});
afterAll(() => test.close());

const call = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  headers: Headers = mine,
) => {
  const answer = await test.request({
    method,
    url: `/api/admin/views${url}`,
    headers,
    ...(payload && { payload }),
  });
  return {
    status: answer.statusCode,
    body: answer.json<View & { items: View[]; errors: Record<string, string> }>(),
  };
};
const input = (changes: Partial<View> = {}) => ({
  list: 'users',
  name: 'Blokovaní',
  query: 'state=blocked',
  shared: false,
  ...changes,
});
const names = async (list: string, headers: Headers): Promise<string[]> =>
  (await call('GET', `?list=${list}`, undefined, headers)).body.items.map(({ name }) => name);

describe('api/admin/views', () => {
  it('lists own views and shared ones with the name of their owner', async () => {
    const made = await call('POST', '', input());
    expect(made).toMatchObject({ status: 201, body: { ...input(), mine: true, owner: null } });
    await call('POST', '', input({ name: 'Čekající', shared: true }));
    await call('POST', '', input({ name: 'Cizí', shared: true }), others);
    expect(await names('users', mine)).toEqual(['Blokovaní', 'Čekající', 'Cizí']);
    expect((await call('GET', '?list=users', undefined, others)).body.items).toMatchObject([
      { name: 'Cizí', mine: true, owner: null },
      { name: 'Čekající', mine: false, owner: 'Alena Správná' },
    ]);
    expect(await names('customers', mine)).toEqual([]);
  });

  it('requires a unique name per user and list, ignoring case', async () => {
    const taken = { status: 422, body: { errors: { name: fieldError('viewTaken') } } };
    expect(await call('POST', '', input({ name: ' bLOKOVANÍ ' }))).toMatchObject(taken);
    expect((await call('POST', '', input({ list: 'orders' }))).status).toBe(201);
    expect((await call('POST', '', input(), others)).status).toBe(201);
    const second = (await call('POST', '', input({ list: 'orders', name: 'Nezaplacené' }))).body;
    expect(await call('PUT', `/${second.id}`, { name: 'Blokovaní', query: '', shared: false })).toMatchObject(
      taken,
    );
    expect(
      await call('PUT', `/${second.id}`, { name: 'NEZAPLACENÉ', query: 'state=waiting', shared: true }),
    ).toMatchObject({ status: 200, body: { name: 'NEZAPLACENÉ', query: 'state=waiting', shared: true } });
  });

  it('lets only the owner change and delete a view, and returns the deleted view', async () => {
    const [secret, shared] = [
      (await call('POST', '', input({ list: 'audit' }))).body,
      (await call('POST', '', input({ list: 'audit', name: 'Sdílený', shared: true }))).body,
    ];
    const change = { name: 'Můj', query: '', shared: false };
    for (const [id, status] of [
      [secret.id, 404],
      [shared.id, 403],
    ] as const) {
      expect((await call('PUT', `/${id}`, change, others)).status).toBe(status);
      expect((await call('DELETE', `/${id}`, undefined, others)).status).toBe(status);
    }
    expect(await call('DELETE', `/${secret.id}`)).toEqual({ status: 200, body: secret });
    expect((await call('DELETE', `/${secret.id}`)).status).toBe(404);
    const { list, name, query, shared: isShared } = secret;
    expect((await call('POST', '', { list, name, query, shared: isShared })).status).toBe(201);
    expect(await names('audit', mine)).toEqual(['Blokovaní', 'Sdílený']);
  });

  it.each([
    ['list', { list: '' }],
    ['list', { list: 'Users?' }],
    ['list', { list: 'a'.repeat(41) }],
    ['name', { name: ' ' }],
    ['name', { name: 'a'.repeat(SAVED_VIEWS.name + 1) }],
    ['query', { query: 'a'.repeat(SAVED_VIEWS.query + 1) }],
    ['shared', { shared: 'ano' as unknown as boolean }],
    ['user_id', { user_id: 1 } as object],
  ])('returns 422 on the invalid field %s', async (field, changes) => {
    const { status, body } = await call('POST', '', input(changes));
    expect({ status, fields: Object.keys(body.errors) }).toEqual({ status: 422, fields: [field] });
  });

  it('returns 422 without a valid list name', async () => {
    for (const query of ['', '?list=Users', '?list=users&user_id=1'])
      expect((await call('GET', query)).status).toBe(422);
  });

  it('limits views per user and list, also for concurrent requests', async () => {
    const em = test.orm.em.fork();
    for (let number = 1; number < SAVED_VIEWS.max; number += 1)
      em.create(
        ConsoleView,
        { userId: myId, list: 'seo-urls', name: `Pohled ${number}`, query: '' },
        { partial: true },
      );
    await em.flush();
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((name) => call('POST', '', input({ list: 'seo-urls', name }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.errors).toEqual({
      name: fieldError('viewLimit', { max: SAVED_VIEWS.max }),
    });
    expect((await call('POST', '', input({ list: 'seo-urls', name: 'a' }), others)).status).toBe(201);
  });
});

it('deletes views of an erased operator, including shared ones', async () => {
  const leaving = await test.make.admin();
  const headers = await test.signIn(leaving.email);
  await call(
    'POST',
    '',
    input({ list: 'odchod', name: 'Paní Nováková', query: 'search=Nov%C3%A1kov%C3%A1', shared: true }),
    headers,
  );
  expect(await names('odchod', mine)).toEqual(['Paní Nováková']);
  const data = await test.request({ url: '/api/account/export', headers });
  expect(data.json()).toMatchObject({ console_views: [{ list: 'odchod', name: 'Paní Nováková' }] });
  expect(
    (
      await test.request({
        method: 'POST',
        url: '/api/account/erase',
        headers,
        payload: { current_password: TEST_PASSWORD },
      })
    ).statusCode,
  ).toBe(200);
  expect([
    await names('odchod', mine),
    await test.orm.em.fork().count(ConsoleView, { userId: leaving.id }),
  ]).toEqual([[], 0]);
});
