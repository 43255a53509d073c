import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { extractLink, Mailbox } from '../../../../test/mails.ts';
import { AuditEntry } from '../../audit/index.ts';
import { EditTokensService } from '../../spaces/edit-tokens.service.ts';
import type { User } from '../users/index.ts';

const NEW_PASSWORD = 'Noveheslo2';

type Answer = LightMyRequestResponse;
type Links = { items: { id: string; kind: string; space_name: string | null }[] };

let test: TestApp;
let mailbox: Mailbox;
let user: User;
let headers: { authorization: string };
let calendar: string;
let editToken: string;

beforeAll(async () => {
  test = await createTestApp();
  mailbox = new Mailbox(test);
});
beforeEach(async () => {
  const space = await test.make.space();
  user = space.building.customer.user;
  headers = await test.signIn(user.email);
  const made = await test.request({ method: 'POST', url: '/api/calendars/export', headers });
  calendar = new URL(made.json<{ export_url: string }>().export_url).pathname;
  editToken = test.app.get(EditTokensService, { strict: false }).issue(space.id);
});
afterAll(() => test.close());

const links = async (as = headers): Promise<Links> =>
  (await test.request({ url: '/api/account/links', headers: as })).json<Links>();
const end = (id: string): Promise<Answer> =>
  test.request({ method: 'DELETE', url: `/api/account/links/${id}`, headers });
const calendarStatus = async (): Promise<number> => (await test.request({ url: calendar })).statusCode;
const editStatus = async (): Promise<number> =>
  (await test.request({ method: 'POST', url: '/api/space/edit-link', payload: { auth_token: editToken } }))
    .statusCode;

async function reset(given: object): Promise<void> {
  await test.request({ method: 'PUT', url: '/api/user/lost-password', payload: { email: user.email } });
  const { token } = extractLink(await mailbox.deliverTo(user.email, 'Obnova hesla'));
  const payload = { token, password: NEW_PASSWORD, password_confirm: NEW_PASSWORD, ...given };
  expect((await test.request({ method: 'PUT', url: '/api/user/reset-password', payload })).statusCode).toBe(
    200,
  );
}

describe('/api/account/links', () => {
  it('lists links and ends them one by one', async () => {
    const [own, edit] = (await links()).items;
    expect([own, edit]).toMatchObject([
      { kind: 'calendar', space_name: null },
      { id: 'edit-links', kind: 'edit-links' },
    ]);
    expect([await calendarStatus(), await editStatus()]).toEqual([200, 200]);
    expect((await end(own?.id ?? '')).json<Links>().items.map(({ kind }) => kind)).toEqual(['edit-links']);
    expect([await calendarStatus(), await editStatus()]).toEqual([404, 200]);
    await end('edit-links');
    expect(await editStatus()).toBe(410);
    expect(
      await test.orm.em.fork().count(AuditEntry, { action: 'access-link.end', subjectId: user.id }),
    ).toBe(2);
  });

  it('returns 404 for a link of another account', async () => {
    const other = await test.signIn((await test.make.customer()).user.email);
    const [own] = (await links()).items;
    const answer = await test.request({
      method: 'DELETE',
      url: `/api/account/links/${own?.id}`,
      headers: other,
    });
    expect([answer.statusCode, await calendarStatus(), (await end('calendar-0')).statusCode]).toEqual([
      404, 200, 404,
    ]);
  });

  it('ends all links with a password reset unless end_links is false', async () => {
    await reset({ end_links: false });
    expect([await calendarStatus(), await editStatus()]).toEqual([200, 200]);
    await reset({});
    expect([await calendarStatus(), await editStatus()]).toEqual([404, 410]);
  });
});
