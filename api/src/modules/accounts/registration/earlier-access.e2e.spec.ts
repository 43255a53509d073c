import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { IssuedTeamInvitationAnswer, LoginAnswer } from '@prostora/api-client';
import type { LightMyRequestResponse } from 'fastify';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { TEST_PASSWORD } from '../../../../test/factories/factories.ts';
import { extractLink, Mailbox } from '../../../../test/mails.ts';
import type { Customer } from '../customers/index.ts';
import type { User } from '../users/index.ts';

type Answer = LightMyRequestResponse;
type Headers = { authorization: string };

const NEW_PASSWORD = 'Fialova-Konvice7';

let test: TestApp;
let mailbox: Mailbox;
let user: User;
let customer: Customer;
let headers: Headers;

beforeAll(async () => {
  test = await createTestApp();
  mailbox = new Mailbox(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  user = await test.make.user({ emailConfirmedAt: null });
  customer = await test.make.customer({ user });
  headers = await test.signIn(user.email);
});

const send = (
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload: object | null,
  by: Headers | null = headers,
) => test.request({ method, url, ...(by && { headers: by }), ...(payload && { payload }) });
const getCode = (answer: Answer): [number, string] => [
  answer.statusCode,
  answer.json<{ error_code: string }>().error_code,
];
const logIn = (password: string, username = user.email): Promise<Answer> =>
  send('POST', '/api/auth/login', { username, password }, null);
const confirm = (token: string, by: Headers | null, password?: string): Promise<Answer> =>
  send('PUT', '/api/user/confirm-email', { token, ...(password !== undefined && { password }) }, by);

async function createConfirmToken(): Promise<string> {
  await send('POST', '/api/user/resend-confirmation', null);
  return extractLink(await mailbox.deliverTo(user.email, 'Potvrďte svůj e-mail')).token;
}
async function resetPassword(): Promise<Answer> {
  await send('PUT', '/api/user/lost-password', { email: user.email }, null);
  const { token } = extractLink(await mailbox.deliverTo(user.email, 'Obnova hesla'));
  const password = { password: NEW_PASSWORD, password_confirm: NEW_PASSWORD };
  return send('PUT', '/api/user/reset-password', { token, ...password, end_links: false }, null);
}

/** Invites the user to another team; its member sees one link, the other one is only mailed. */
async function invite(): Promise<{ shown: string; mailed: string }> {
  const owner = await test.make.customer();
  const answer = await send(
    'POST',
    '/api/team/invitations',
    { email: user.email, role: 'spravce', space_ids: null },
    await test.signIn(owner.user.email),
  );
  const shown = answer.json<IssuedTeamInvitationAnswer>().invitation.url.split('#token=')[1] ?? '';
  return { shown, mailed: extractLink(await mailbox.deliverTo(user.email, 'Pozvánka do týmu')).token };
}
const acceptInvitation = (token: string): Promise<Answer> =>
  send('POST', '/api/team/invitations/accept', { token });

/** What an account of an earlier release may have set before its address was confirmed. */
async function setUpAccess(): Promise<{ accomplice: Headers; second: Headers }> {
  const accomplice = await test.make.user();
  await test.make.member({ customer, user: accomplice, role: 'majitel' });
  const execute = (sql: string, ...values: unknown[]) => test.orm.em.getConnection().execute(sql, values);
  await execute(
    `insert into totp_factor (user_id, sealed_secret, created_at, confirmed_at)
     values (?, 'tajemstvi', now(), now())`,
    user.id,
  );
  await execute(
    `insert into invitation (customer_id, email, role, token_hash, expires_at)
     values (?, 'kumpan@jinde.example', 'majitel', ?, now() + interval '1 day')`,
    customer.id,
    String(user.id).padStart(64, '0'),
  );
  await execute(
    `insert into calendar_export (customer_id, nonce) values (?, ?)`,
    customer.id,
    'n'.repeat(43),
  );
  await execute(
    `insert into member_calendar (member_id, nonce) select id, ? from member where customer_id = ?`,
    'm'.repeat(43),
    customer.id,
  );
  return {
    accomplice: await test.signIn(accomplice.email),
    second: { authorization: headers.authorization },
  };
}

/** Counts of second factors, members, invitations, exported and own calendars. */
async function countAccess(): Promise<number[]> {
  const [row] = await test.orm.em.getConnection().execute<Record<string, number>[]>(
    `select (select count(*)::int from totp_factor where user_id = ?) as factors,
         (select count(*)::int from member where customer_id = ?) as members,
         (select count(*)::int from invitation where customer_id = ?) as invitations,
         (select count(*)::int from calendar_export where customer_id = ?) as exports,
         (select count(*)::int from member_calendar c join member m on m.id = c.member_id where m.customer_id = ?) as own`,
    [user.id, customer.id, customer.id, customer.id, customer.id],
  );
  return Object.values(row ?? {});
}
const NOTHING_BUT_FOUNDER = [0, 1, 0, 0, 0];

describe('an account whose address nobody has confirmed', () => {
  const PASSWORD = { current_password: TEST_PASSWORD };
  it.each<[string, 'POST' | 'PUT', string, object]>([
    ['sets up no authenticator app', 'POST', '/api/account/second-factor/totp', PASSWORD],
    ['adds no passkey', 'POST', '/api/account/second-factor/passkeys/options', PASSWORD],
    [
      'invites nobody',
      'POST',
      '/api/team/invitations',
      { email: 'kdokoli@jinde.example', role: 'majitel', space_ids: null },
    ],
    ['exports no calendar', 'POST', '/api/calendars/export', {}],
    ['has no calendar of its own', 'POST', '/api/calendars/member', {}],
  ])('%s', async (_title, method, url, body) => {
    expect(getCode(await send(method, url, body))).toEqual([403, 'EMAIL_UNCONFIRMED']);
    await confirm(await createConfirmToken(), headers);
    expect((await send(method, url, body)).statusCode).toBeLessThan(300);
  });

  it('exports no calendar of a space and changes no rights of members', async () => {
    const space = await test.make.space({ building: await test.make.building({ customer }) });
    const colleague = await test.make.user();
    const { id } = await test.make.member({ customer, user: colleague, role: 'spravce' });
    expect(getCode(await send('POST', `/api/calendars/space/${space.id}/export`, {}))).toEqual([
      403,
      'EMAIL_UNCONFIRMED',
    ]);
    expect(
      getCode(await send('PUT', `/api/team/members/${id}`, { role: 'majitel', space_ids: null })),
    ).toEqual([403, 'EMAIL_UNCONFIRMED']);
    expect(
      (await test.request({ method: 'DELETE', url: `/api/team/members/${id}`, headers })).statusCode,
    ).toBe(200);
  });

  it('accepts no invitation by the link that was shown to the inviting member', async () => {
    const { shown } = await invite();
    expect(getCode(await acceptInvitation(shown))).toEqual([403, 'EMAIL_UNCONFIRMED']);
  });
});

describe('the first proof of a mailbox', () => {
  it('by a new password ends everything that was set before', async () => {
    const { accomplice } = await setUpAccess();
    expect((await resetPassword()).statusCode).toBe(200);
    expect(await countAccess()).toEqual(NOTHING_BUT_FOUNDER);
    expect((await send('GET', '/api/account', null)).statusCode).toBe(401);
    expect((await send('GET', '/api/team', null, accomplice)).statusCode).toBe(403);
    expect((await logIn(TEST_PASSWORD)).statusCode).toBe(401);
    // No second step is left in the way.
    expect((await logIn(NEW_PASSWORD)).json<LoginAnswer>()).toMatchObject({ user: { email: user.email } });
  });

  it('by the mailed link alone ends the password and the sessions of whoever registered', async () => {
    await setUpAccess();
    expect((await confirm(await createConfirmToken(), null)).json()).toEqual({ status: 'ok' });
    expect(await countAccess()).toEqual(NOTHING_BUT_FOUNDER);
    expect((await send('GET', '/api/account', null)).statusCode).toBe(401);
    expect((await logIn(TEST_PASSWORD)).statusCode).toBe(401);
    expect((await resetPassword()).statusCode).toBe(200);
    expect((await logIn(NEW_PASSWORD)).statusCode).toBe(200);
  });

  it('in a session of the account keeps that session and the password, and ends the others', async () => {
    const other = await test.signIn(user.email);
    await setUpAccess();
    expect((await confirm(await createConfirmToken(), headers)).statusCode).toBe(200);
    expect(await countAccess()).toEqual(NOTHING_BUT_FOUNDER);
    expect((await send('GET', '/api/account', null)).statusCode).toBe(200);
    expect((await send('GET', '/api/account', null, other)).statusCode).toBe(401);
    expect((await logIn(TEST_PASSWORD)).statusCode).toBe(200);
  });

  it('by a mailed invitation, accepted in a session of the account, does the same', async () => {
    const other = await test.signIn(user.email);
    await setUpAccess();
    const { mailed } = await invite();
    const accepted = await acceptInvitation(mailed);
    expect(accepted.json<LoginAnswer>().user).toMatchObject({ email: user.email, email_confirmed: true });
    expect(await countAccess()).toEqual(NOTHING_BUT_FOUNDER);
    expect((await send('GET', '/api/account', null)).statusCode).toBe(200);
    expect((await send('GET', '/api/account', null, other)).statusCode).toBe(401);
    expect((await logIn(TEST_PASSWORD)).statusCode).toBe(200);
  });

  it('is not given by an invitation mailed to a former address', async () => {
    const { mailed } = await invite();
    await test.orm.em
      .getConnection()
      .execute('update app_user set email = ? where id = ?', [`jina-${user.id}@jinde.example`, user.id]);
    expect(getCode(await acceptInvitation(mailed))).toEqual([403, 'INVITATION_OTHER_ACCOUNT']);
  });

  it('with the password of the account needs no session; a wrong one keeps the link', async () => {
    const token = await createConfirmToken();
    expect((await confirm(token, null, 'Spatne-Heslo1')).json()).toMatchObject({
      status_code: 422,
      errors: { password: expect.any(String) },
    });
    expect((await confirm(token, null, TEST_PASSWORD)).statusCode).toBe(200);
    expect((await logIn(TEST_PASSWORD)).statusCode).toBe(200);
  });

  it('is not given by mistake in a session of another account', async () => {
    const other = await test.signIn((await test.make.user()).email);
    const token = await createConfirmToken();
    expect((await confirm(token, other)).json()).toMatchObject({ errors: { password: expect.any(String) } });
    expect((await confirm(token, other, TEST_PASSWORD)).statusCode).toBe(200);
  });

  it('ends a change of the address that was requested before', async () => {
    await send('PUT', '/api/account/email', {
      email: `utocnik-${user.id}@jinde.example`,
      current_password: TEST_PASSWORD,
    });
    const change = extractLink(
      await mailbox.deliverTo(`utocnik-${user.id}@jinde.example`, 'Potvrďte novou adresu'),
    ).token;
    await confirm(await createConfirmToken(), null);
    expect(getCode(await confirm(change, null))).toEqual([410, 'LINK_EXPIRED']);
  });

  it('is a later one after an operator has changed the address: the team stays', async () => {
    const confirmed = await test.make.user();
    const team = await test.make.customer({ user: confirmed });
    await test.make.member({ customer: team, user: await test.make.user(), role: 'majitel' });
    const admin = await test.signIn((await test.make.admin()).email);
    const email = `nova-${confirmed.id}@prostora.test`;
    const change = { name: 'Jana Nová', email, version: confirmed.version };
    expect((await send('PUT', `/api/admin/users/${confirmed.id}`, change, admin)).statusCode).toBe(200);
    const { token } = extractLink(await mailbox.deliverTo(email, 'Potvrďte svůj e-mail'));
    expect((await confirm(token, null, TEST_PASSWORD)).statusCode).toBe(200);
    const members = await test.orm.em
      .getConnection()
      .execute(`select 1 from member where customer_id = ?`, [team.id]);
    expect(members).toHaveLength(2);
  });
});

it('a new address that a stranger to the account confirms ends the access of who has chosen it', async () => {
  const attacker = await test.make.user();
  const session = await test.signIn(attacker.email);
  const email = `obet-${attacker.id}@jinde.example`;
  await send('PUT', '/api/account/email', { email, current_password: TEST_PASSWORD }, session);
  const { token } = extractLink(await mailbox.deliverTo(email, 'Potvrďte novou adresu'));
  expect((await confirm(token, null)).statusCode).toBe(200);
  expect((await send('GET', '/api/account', null, session)).statusCode).toBe(401);
  expect((await logIn(TEST_PASSWORD, email)).statusCode).toBe(401);
});

it('an invitation accepted by its copied link gives nothing once the mailbox is proved', async () => {
  const owner = await test.make.customer();
  const email = `pozvany-${owner.id}@jinde.example`;
  const asOwner = await test.signIn(owner.user.email);
  const invited = await send(
    'POST',
    '/api/team/invitations',
    { email, role: 'majitel', space_ids: null },
    asOwner,
  );
  const token = invited.json<IssuedTeamInvitationAnswer>().invitation.url.split('#token=')[1] ?? '';
  const person = {
    password: TEST_PASSWORD,
    password_confirm: TEST_PASSWORD,
    name: 'Jana',
    terms_accepted: true,
  };
  const accepted = await send('POST', '/api/team/invitations/accept', { token, ...person }, null);
  const session = { authorization: `Bearer ${accepted.json<LoginAnswer>().token ?? ''}` };
  await mailbox.deliver();
  user = { ...user, email };
  expect((await resetPassword()).statusCode).toBe(200);
  expect((await send('GET', '/api/account', null, session)).statusCode).toBe(401);
  const mine = (await logIn(NEW_PASSWORD)).json<LoginAnswer>();
  expect(mine.user.has_customer).toBe(false);
});
