import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY_MS } from '@prostora/contracts';
import type { FormErrorCode } from '@prostora/contracts';
import { fieldErrors } from '@prostora/strings/cs/errors.ts';
import type { LightMyRequestResponse } from 'fastify';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { extractLink, Mailbox } from '../../../../test/mails.ts';
import { AuditEntry } from '../../audit/index.ts';
import { DEFAULT_SITE } from '../../settings/index.ts';
import { DEFAULT_SUBSCRIPTION_CONFIG, Subscription, SubscriptionPlan } from '../../subscriptions/index.ts';
import { Customer } from '../customers/index.ts';
import { User } from '../users/index.ts';
import { OneTimeToken } from '../index.ts';

const ORIGIN = 'http://localhost:3000';
const PASSWORD = 'Majitelka1';

let test: TestApp;
let mailbox: Mailbox;
let number = 0;
let email = '';

beforeAll(async () => {
  test = await createTestApp();
  mailbox = new Mailbox(test);
  const em = test.orm.em.fork();
  em.create(
    SubscriptionPlan,
    {
      slug: 'start',
      name: 'Start',
      config: { ...DEFAULT_SUBSCRIPTION_CONFIG, nrOfSpaces: 3 },
    } as SubscriptionPlan,
    { partial: true },
  );
  await em.flush();
});
beforeEach(() => {
  email = `nova${(number += 1)}@prostora.test`;
});
afterAll(() => test.close());

const register = (
  given: object = {},
  headers: Record<string, string> = { origin: ORIGIN },
): Promise<LightMyRequestResponse> =>
  test.request({
    method: 'PUT',
    url: '/api/customer/register',
    headers,
    payload: { email, password: PASSWORD, password_confirm: PASSWORD, terms_accepted: true, ...given },
  });
const getErrors = (answer: LightMyRequestResponse): Record<string, string> =>
  answer.json<{ errors: Record<string, string> }>().errors;
const findUser = (address: string): Promise<User | null> =>
  test.orm.em.fork().findOne(User, { email: address }, { populate: ['passwordHash'] });
const findCustomer = async (address: string): Promise<Customer | null> =>
  test.orm.em.fork().findOne(Customer, { user: { email: address } });

describe('PUT /api/customer/register', () => {
  it('creates a user, a customer and a trial of 30 days and opens a session', async () => {
    const answer = await register({
      name: 'Jana Nová',
      company_name: 'Sály Nová s. r. o.',
      ico: '27 08 24 40',
      dic: 'cz 27082440',
      phone: '602 123 456',
    });
    expect(answer.statusCode).toBe(201);
    const { token, user } = answer.json<{ token: string; user: Record<string, unknown> }>();
    expect(user).toMatchObject({
      email,
      role: ['ROLE_USER', 'ROLE_CUSTOMER'],
      has_customer: true,
      super_admin: false,
      trial: true,
      subscription: { name: 'Start' },
      customer: { name: 'Sály Nová s. r. o.' },
    });
    expect(answer.cookies.map(({ name }) => name)).toEqual(expect.arrayContaining(['refresh_token']));
    expect(
      (await test.request({ url: '/api/auth/user', headers: { authorization: `Bearer ${token}` } }))
        .statusCode,
    ).toBe(200);
    expect(await findCustomer(email)).toMatchObject({
      name: 'Sály Nová s. r. o.',
      ico: '27082440',
      dic: 'CZ27082440',
      phone: '+420602123456',
    });
    expect(await findUser(email)).toMatchObject({
      name: 'Jana Nová',
      emailConfirmedAt: null,
      termsVersion: DEFAULT_SITE.termsVersion,
      termsAcceptedAt: expect.any(Date),
      passwordHash: expect.stringMatching(/^\$argon2id\$/u),
    });
    const subscription = await test.orm.em
      .fork()
      .findOneOrFail(Subscription, { customer: { user: { email } } });
    expect(Math.round((subscription.endsAt.getTime() - subscription.startsAt.getTime()) / DAY_MS)).toBe(30);
  });

  it('sends a confirmation link with the token in the fragment and stores only its hash', async () => {
    await register({}, { origin: ORIGIN, host: 'evil.test' });
    const [waiting] = await test.orm.em
      .fork()
      .execute<{ payload: object }[]>(
        `select payload from outbox_event where name = 'job:send-mail' order by id desc limit 1`,
      );
    const { url, token } = extractLink(await mailbox.deliverTo(email, 'Potvrďte svůj e-mail'));
    expect(url).toBe(`${ORIGIN}/potvrzeni-emailu#token=${token}`);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(JSON.stringify(waiting)).not.toContain(token);
    const kept = await test.orm.em.fork().findOneOrFail(OneTimeToken, { user: { email } });
    expect(kept).toMatchObject({
      purpose: 'confirm-email',
      email,
      usedAt: null,
      tokenHash: expect.stringMatching(/^[0-9a-f]{64}$/u),
    });
    expect(kept.tokenHash).not.toBe(token);
    expect(
      (await test.request({ method: 'PUT', url: '/api/user/confirm-email', payload: { token } })).json(),
    ).toEqual({ status: 'ok' });
    expect((await findUser(email))?.emailConfirmedAt).toBeInstanceOf(Date);
  });

  it.each<[string, object, string]>([
    ['the company', { company_name: ' Sály ', name: 'Jana' }, 'Sály'],
    ['the person', { company_name: '', name: 'Jana Nová' }, 'Jana Nová'],
    ['the local part of the e-mail', { company_name: null, name: ' ' }, 'nova'],
  ])('names the customer after %s', async (_name, given, expected) => {
    expect((await register(given)).statusCode).toBe(201);
    expect((await findCustomer(email))?.name).toMatch(new RegExp(`^${expected}`, 'u'));
  });

  it.each<[string, object, string, FormErrorCode]>([
    ['no e-mail', { email: '  ' }, 'email', 'emailRequired'],
    ['no e-mail at all', { email: undefined }, 'email', 'emailRequired'],
    ['an invalid e-mail', { email: 'jana' }, 'email', 'emailFormat'],
    ['an e-mail with a long name', { email: `${'a'.repeat(200)}@b.cz` }, 'email', 'emailMax'],
    [
      'a long e-mail',
      { email: `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.cz` },
      'email',
      'emailMax',
    ],
    ['no password', { password: '' }, 'password', 'passwordRequired'],
    ['a short password', { password: 'Aa1' }, 'password', 'passwordMin'],
    ['a long password', { password: `Aa${'1'.repeat(99)}` }, 'password', 'passwordMax'],
    ['a password without a capital letter', { password: 'majitelka1' }, 'password', 'passwordCase'],
    ['a password without a small letter', { password: 'MAJITELKA1' }, 'password', 'passwordCase'],
    [
      'a different second password',
      { password_confirm: 'Majitelka2' },
      'password_confirm',
      'passwordConfirm',
    ],
    ['no second password', { password_confirm: '' }, 'password_confirm', 'required'],
    ['no consent to the terms', { terms_accepted: false }, 'terms_accepted', 'terms'],
    ['a consent other than true', { terms_accepted: 'true' }, 'terms_accepted', 'terms'],
    ['an IČO with a wrong check digit', { ico: '25123890' }, 'ico', 'ico'],
    ['an IČO of letters', { ico: 'abc' }, 'ico', 'ico'],
    ['a DIČ of another form', { dic: '12345678' }, 'dic', 'dic'],
    ['an invalid phone number', { phone: '12' }, 'phone', 'phone'],
    ['a name of two lines', { name: 'Jana\nNová' }, 'name', 'text'],
    ['an unknown field', { roles: ['ROLE_SUPERADMIN'] }, 'roles', 'unknown'],
  ])('rejects %s with the first failing message only', async (_name, given, field, code) => {
    const answer = await register(given);
    expect(answer.statusCode).toBe(422);
    expect(getErrors(answer)[field]).toBe(fieldErrors[code]);
    expect(await findCustomer(email)).toBeNull();
  });

  it.each<[string, object, FormErrorCode]>([
    ['one of the most frequent ones', { password: 'Password1' }, 'passwordCommon'],
    ['a run of keys', { password: 'Qwertz123' }, 'passwordKeyboard'],
    ['one with the own name', { password: 'Malinova7x', name: 'Jana Malinová' }, 'passwordIdentity'],
  ])('rejects a password that is %s', async (_name, given, code) => {
    const answer = await register({ ...given, password_confirm: (given as { password: string }).password });
    expect([answer.statusCode, getErrors(answer)]).toEqual([422, { password: fieldErrors[code] }]);
    expect(await findCustomer(email)).toBeNull();
  });

  it('accepts every allowed password and name, also of multi-byte characters', async () => {
    const password = `Aa${'🎈\ufe0f🎉\ufe0f'.repeat(49)}`;
    expect((await register({ password, password_confirm: password })).statusCode).toBe(201);
    expect(
      (await test.request({ method: 'POST', url: '/api/auth/login', payload: { username: email, password } }))
        .statusCode,
    ).toBe(200);
    expect((await register({ email: `dlouhe-${email}`, name: 'a\ufe0f'.repeat(200) })).statusCode).toBe(422);
  });

  it('registers the browser as a known device', async () => {
    const { cookies } = await register();
    expect(cookies.map(({ name }) => name).sort()).toEqual(['device', 'refresh_token', 'signed_in']);
  });

  it('rejects a taken address regardless of case and changes nothing', async () => {
    await register();
    const before = await findUser(email);
    const answer = await register({
      email: email.toUpperCase(),
      password: 'Jinaheslo1',
      password_confirm: 'Jinaheslo1',
    });
    expect([answer.statusCode, answer.json<{ error_code: string }>().error_code, getErrors(answer)]).toEqual([
      422,
      'VALIDATION',
      { email: fieldErrors.emailTaken },
    ]);
    expect(answer.cookies).toEqual([]);
    expect((await findUser(email))?.passwordHash).toBe(before?.passwordHash);
  });

  it('accepts one of several concurrent registrations and rejects the others with 422', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        register({ email: index % 2 === 0 ? email : email.toUpperCase() }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422, 422, 422, 422]);
    expect(answers.filter(({ statusCode }) => statusCode === 422).map(getErrors)).toEqual(
      Array.from({ length: 5 }, () => ({ email: fieldErrors.emailTaken })),
    );
    expect(await test.orm.em.fork().count(Customer, { user: { email } })).toBe(1);
  });

  it('rejects requests of other sites and of HTML forms', async () => {
    expect((await register({}, { origin: 'https://evil.test' })).statusCode).toBe(403);
    expect((await register({}, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    const form = await test.request({
      method: 'PUT',
      url: '/api/customer/register',
      headers: { origin: ORIGIN, 'content-type': 'text/plain' },
      payload: '{}',
    });
    expect(form.statusCode).toBe(415);
  });

  it('writes an audit entry without secrets and personal values', async () => {
    await register({ name: 'Jana Nová', phone: '602123456' });
    const user = await findUser(email);
    const entry = await test.orm.em
      .fork()
      .findOneOrFail(AuditEntry, { action: 'user.register', subjectId: user?.id ?? 0 });
    expect(entry).toMatchObject({
      actorId: user?.id,
      before: {},
      after: { customer_id: expect.any(Number), terms_version: DEFAULT_SITE.termsVersion },
    });
    expect(Object.keys(entry.after)).toHaveLength(2);
  });
});

it('limits attempts to register per client address', async () => {
  const limited = await createTestApp({ RATE_LIMITS: 'on' });
  try {
    const taken = await limited.make.user();
    const ask = (remoteAddress: string): Promise<LightMyRequestResponse> =>
      limited.request({
        method: 'PUT',
        url: '/api/customer/register',
        remoteAddress,
        payload: { email: taken.email, password: PASSWORD, password_confirm: PASSWORD, terms_accepted: true },
      });
    for (let time = 0; time < 60; time += 1) expect((await ask('203.0.113.7')).statusCode).toBe(422);
    const refused = await ask('203.0.113.7');
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await ask('203.0.113.8')).statusCode).toBe(422);
  } finally {
    await limited.close();
  }
});
