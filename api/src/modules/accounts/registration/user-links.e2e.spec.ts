import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DAY_MS, HOUR_MS } from '@prostora/contracts';
import { fieldErrors } from '@prostora/strings/cs/errors.ts';
import type { LightMyRequestResponse } from 'fastify';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { TEST_PASSWORD } from '../../../../test/factories/factories.ts';
import { extractLink, Mailbox } from '../../../../test/mails.ts';
import { countStatements, type Statements } from '../../../../test/statements.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { JobRegistry } from '../../../platform/queue/index.ts';
import { AuditEntry } from '../../audit/index.ts';
import { User, UsersService } from '../users/index.ts';
import { OneTimeToken } from '../index.ts';

const NEW_PASSWORD = 'Noveheslo2';

let test: TestApp;
let mailbox: Mailbox;
let user: User;

beforeAll(async () => {
  test = await createTestApp();
  mailbox = new Mailbox(test);
});
beforeEach(async () => {
  user = await test.make.user({ emailConfirmedAt: null });
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => test.close());

type Answer = LightMyRequestResponse;
const put = (path: string, payload: object, headers: Record<string, string> = {}): Promise<Answer> =>
  test.request({ method: 'PUT', url: `/api/user/${path}`, headers, payload });
const requestReset = (email: string, headers: Record<string, string> = {}): Promise<Answer> =>
  put('lost-password', { email }, headers);
const reset = (token: string, password = NEW_PASSWORD, password_confirm = password): Promise<Answer> =>
  put('reset-password', { token, password, password_confirm });
const confirm = (token: string): Promise<Answer> => put('confirm-email', { token });
const logIn = (password: string): Promise<Answer> =>
  test.request({ method: 'POST', url: '/api/auth/login', payload: { username: user.email, password } });
const getStatusAndCode = (answer: Answer): [number, string] => [
  answer.statusCode,
  answer.json<{ error_code: string }>().error_code,
];
const loadUser = (): Promise<User> => test.orm.em.fork().findOneOrFail(User, { id: user.id });
const inContext = <T>(work: () => Promise<T>): Promise<T> => test.app.get(UnitOfWork).runInOwnContext(work);
/** Shifts the clock of the application from the real time. */
const advanceClock = (ms: number): void => {
  jest.spyOn(test.app.get(Clock), 'now').mockImplementation(() => new Date(Date.now() + ms));
};
const EXPIRED = [410, 'LINK_EXPIRED'];

async function createResetToken(email = user.email): Promise<string> {
  expect((await requestReset(email)).json()).toEqual({ status: 'ok' });
  return extractLink(await mailbox.deliverTo(user.email, 'Obnova hesla')).token;
}
async function createConfirmToken(): Promise<string> {
  const headers = await test.signIn(user.email);
  expect(
    (await test.request({ method: 'POST', url: '/api/user/resend-confirmation', headers })).json(),
  ).toEqual({ status: 'ok' });
  return extractLink(await mailbox.deliverTo(user.email, 'Potvrďte svůj e-mail')).token;
}
async function createChangeToken(email: string): Promise<string> {
  const headers = await test.signIn(user.email);
  expect(
    (
      await test.request({
        method: 'PUT',
        url: '/api/account/email',
        headers,
        payload: { email, current_password: TEST_PASSWORD },
      })
    ).statusCode,
  ).toBe(200);
  return extractLink(await mailbox.deliverTo(email, 'Potvrďte novou adresu')).token;
}

describe('password reset', () => {
  it('sets a new password, ends all sessions, confirms the address and notifies the owner', async () => {
    const headers = await test.signIn(user.email);
    const token = await createResetToken(user.email.toUpperCase());
    expect((await reset(token)).json()).toEqual({ status: 'ok' });
    expect((await test.request({ url: '/api/account', headers })).statusCode).toBe(401);
    expect((await logIn(TEST_PASSWORD)).statusCode).toBe(401);
    expect((await logIn(NEW_PASSWORD)).statusCode).toBe(200);
    expect((await loadUser()).emailConfirmedAt).toBeInstanceOf(Date);
    const notice = await mailbox.deliverTo(user.email, 'Heslo bylo změněno');
    expect(notice.text).not.toContain(NEW_PASSWORD);
    expect(
      await test.orm.em.fork().find(AuditEntry, { subjectId: user.id, action: 'user.password-reset' }),
    ).toMatchObject([{ actorId: user.id, before: {}, after: {} }]);
  });

  it('sends a link with the configured URL regardless of the Host header', async () => {
    await requestReset(user.email, {
      host: 'evil.test',
      'x-forwarded-host': 'evil.test',
      origin: 'https://evil.test',
    });
    const mail = await mailbox.deliverTo(user.email, 'Obnova hesla');
    expect(extractLink(mail).url).toMatch(/^http:\/\/localhost:3000\/obnova-hesla#token=[\w-]{43}$/u);
    expect(mail.html + mail.text).not.toContain('evil');
  });

  it('rejects a link that was used before', async () => {
    const token = await createResetToken();
    await reset(token);
    expect(getStatusAndCode(await reset(token, 'Jineheslo3'))).toEqual(EXPIRED);
    expect((await logIn(NEW_PASSWORD)).statusCode).toBe(200);
  });

  it('accepts one of several concurrent requests with the same link', async () => {
    const token = await createResetToken();
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => reset(token, `Noveheslo${index}`)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410, 410, 410]);
    const winner = answers.findIndex(({ statusCode }) => statusCode === 200);
    expect((await logIn(`Noveheslo${winner}`)).statusCode).toBe(200);
  });

  it('rejects a link after an hour', async () => {
    const token = await createResetToken();
    advanceClock(HOUR_MS + 1000);
    expect(getStatusAndCode(await reset(token))).toEqual(EXPIRED);
    advanceClock(HOUR_MS - 5000);
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('accepts only the newest link', async () => {
    const older = await createResetToken();
    const newer = await createResetToken();
    expect(getStatusAndCode(await reset(older))).toEqual(EXPIRED);
    expect((await reset(newer)).statusCode).toBe(200);
  });

  it('rejects a link of another purpose, an unknown one and one of a blocked user', async () => {
    expect(getStatusAndCode(await reset(await createConfirmToken()))).toEqual(EXPIRED);
    expect(getStatusAndCode(await reset('x'.repeat(43)))).toEqual(EXPIRED);
    const token = await createResetToken();
    await inContext(() => test.app.get(UsersService).block(user.id, 'podvod'));
    expect(getStatusAndCode(await reset(token))).toEqual(EXPIRED);
  });

  it('rejects an invalid password and keeps the link valid', async () => {
    const token = await createResetToken();
    const answer = await reset(token, 'kratke', 'jine');
    expect([answer.statusCode, answer.json<{ errors: object }>().errors]).toEqual([
      422,
      { password: fieldErrors.passwordCase, password_confirm: fieldErrors.passwordConfirm },
    ]);
    expect(
      (await put('reset-password', { token: '', password: NEW_PASSWORD, password_confirm: NEW_PASSWORD }))
        .statusCode,
    ).toBe(422);
    expect((await reset(token, 'Password1')).json()).toMatchObject({
      errors: { password: fieldErrors.passwordCommon },
    });
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('returns the same response without a mail for an unknown or blocked account', async () => {
    const known = await requestReset(user.email);
    await mailbox.deliver();
    const blocked = await test.make.user({ blockedAt: new Date() });
    for (const email of ['nikdo@prostora.test', blocked.email]) {
      const answer = await requestReset(email);
      expect([answer.statusCode, answer.body, Object.keys(answer.headers).sort()]).toEqual([
        known.statusCode,
        known.body,
        Object.keys(known.headers).sort(),
      ]);
      expect(await mailbox.deliver()).toEqual([]);
    }
    expect((await requestReset('nikdo')).json()).toMatchObject({
      status_code: 422,
      errors: { email: fieldErrors.emailFormat },
    });
  });

  // `npm run attack -- --only time` measures the response times.
  it('executes the same statements for an unknown and a known address', async () => {
    const asked = (email: string): Promise<Statements> =>
      countStatements(test, { method: 'PUT', url: '/api/user/lost-password', payload: { email } });
    for (const email of [user.email, 'nikdo@prostora.test'])
      expect(await asked(email)).toMatchObject({ status: 200, orm: 1 });
  });
});

describe('confirmation of an address', () => {
  it('accepts a link once within seven days without a session', async () => {
    const token = await createConfirmToken();
    advanceClock(7 * DAY_MS - HOUR_MS);
    expect((await confirm(token)).json()).toEqual({ status: 'ok' });
    expect((await loadUser()).emailConfirmedAt).toBeInstanceOf(Date);
    expect(getStatusAndCode(await confirm(token))).toEqual(EXPIRED);
    expect(
      await test.orm.em.fork().count(AuditEntry, { subjectId: user.id, action: 'user.email-confirm' }),
    ).toBe(1);
  });

  it('rejects an expired, a replaced and an unknown link', async () => {
    const older = await createConfirmToken();
    const newer = await createConfirmToken();
    expect(getStatusAndCode(await confirm(older))).toEqual(EXPIRED);
    advanceClock(7 * DAY_MS + 1000);
    expect(getStatusAndCode(await confirm(newer))).toEqual(EXPIRED);
    expect(getStatusAndCode(await confirm('nonsense'))).toEqual(EXPIRED);
    expect((await confirm('')).json()).toMatchObject({
      status_code: 422,
      errors: { token: fieldErrors.required },
    });
    expect((await loadUser()).emailConfirmedAt).toBeNull();
  });

  it('returns 409 for a confirmed address', async () => {
    const confirmed = await test.make.user();
    const answer = await test.request({
      method: 'POST',
      url: '/api/user/resend-confirmation',
      headers: await test.signIn(confirmed.email),
    });
    expect(getStatusAndCode(answer)).toEqual([409, 'EMAIL_CONFIRMED_ALREADY']);
    expect(
      getStatusAndCode(await test.request({ method: 'POST', url: '/api/user/resend-confirmation' })),
    ).toEqual([401, 'UNAUTHENTICATED']);
  });
});

describe('confirmation of a changed address', () => {
  it('changes and confirms the address and ends links sent to the former one', async () => {
    const email = `nova-${user.id}@prostora.test`;
    const token = await createChangeToken(email);
    const former = await createResetToken();
    expect((await loadUser()).email).toBe(user.email);
    expect((await confirm(token)).json()).toEqual({ status: 'ok' });
    expect(await loadUser()).toMatchObject({ email, emailConfirmedAt: expect.any(Date) });
    expect(getStatusAndCode(await reset(former))).toEqual(EXPIRED);
    expect((await logIn(TEST_PASSWORD)).statusCode).toBe(401);
    const [entry] = await test.orm.em
      .fork()
      .find(AuditEntry, { subjectId: user.id, action: 'user.email-change' });
    expect(entry).toMatchObject({ before: {}, after: {} });
  });

  it('rejects a link after a day and after a password reset', async () => {
    const token = await createChangeToken(`pozde-${user.id}@prostora.test`);
    advanceClock(DAY_MS + 1000);
    expect(getStatusAndCode(await confirm(token))).toEqual(EXPIRED);
    jest.restoreAllMocks();
    const other = await createChangeToken(`cizi-${user.id}@prostora.test`);
    await reset(await createResetToken());
    expect(getStatusAndCode(await confirm(other))).toEqual(EXPIRED);
  });

  it('accepts one of two concurrent confirmations of the same address', async () => {
    const email = `zabrana-${user.id}@prostora.test`;
    const first = await createChangeToken(email);
    user = await test.make.user();
    const second = await createChangeToken(email);
    const answers = await Promise.all([confirm(first), confirm(second)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect(answers.find(({ statusCode }) => statusCode === 422)?.json()).toMatchObject({
      error_code: 'VALIDATION',
      errors: { email: fieldErrors.emailTaken },
    });
  });
});

it('the job remove-links deletes used and expired links', async () => {
  const used = await createConfirmToken();
  await put('confirm-email', { token: used, password: TEST_PASSWORD });
  const late = await createResetToken();
  const good = await createChangeToken(`noc-${user.id}@prostora.test`);
  await test.orm.em
    .fork()
    .nativeUpdate(
      OneTimeToken,
      { user: user.id, purpose: 'reset-password' },
      { expiresAt: new Date(Date.now() - 1000) },
    );
  const job = test.app.get(JobRegistry).find('remove-links');
  await inContext(async () => job?.handle({}, { id: '1', attempt: 1, isLastAttempt: false }));
  expect(
    (await test.orm.em.fork().find(OneTimeToken, { user: user.id })).map(({ purpose }) => purpose),
  ).toEqual(['change-email']);
  expect([getStatusAndCode(await reset(late)), (await confirm(good)).statusCode]).toEqual([EXPIRED, 200]);
});

it('limits reset links per mailbox and requester, for known and unknown addresses', async () => {
  const limited = await createTestApp({ RATE_LIMITS: 'on' });
  try {
    const known = await limited.make.user();
    const ask = (email: string, remoteAddress: string): Promise<Answer> =>
      limited.request({ method: 'PUT', url: '/api/user/lost-password', remoteAddress, payload: { email } });
    for (const email of [known.email, 'nikdo@prostora.test']) {
      const statuses = [];
      for (let time = 0; time < 4; time += 1)
        statuses.push((await ask(time === 2 ? email.toUpperCase() : email, '203.0.113.1')).statusCode);
      expect(statuses).toEqual([200, 200, 200, 429]);
      for (let time = 2; time < 11; time += 1)
        expect((await ask(email, `203.0.113.${time}`)).statusCode).toBe(200);
      expect((await ask(email, '203.0.113.98')).statusCode).toBe(429);
    }
    const statuses = [];
    for (let time = 0; time < 31; time += 1)
      statuses.push((await ask(`nikdo${time}@prostora.test`, '203.0.113.99')).statusCode);
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([30, 429]);
  } finally {
    await limited.close();
  }
});
