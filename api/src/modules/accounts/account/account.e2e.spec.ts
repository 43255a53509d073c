import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FormErrorCode } from '@prostora/contracts';
import { fieldErrors } from '@prostora/strings/cs/errors.ts';
import type { LightMyRequestResponse } from 'fastify';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { TEST_PASSWORD } from '../../../../test/factories/factories.ts';
import { Mailbox } from '../../../../test/mails.ts';
import { AuditEntry } from '../../audit/index.ts';
import { Customer } from '../customers/index.ts';
import { User } from '../users/index.ts';

const NEW_PASSWORD = 'Noveheslo2';
const BILLING = {
  company_name: 'Sály Nová s. r. o.',
  ico: '27082440',
  dic: 'CZ27082440',
  street: 'Dlouhá 12/3',
  city: 'Brno',
  postal_code: '60200',
};

const ares = createServer((request, response) => {
  const ico = request.url?.split('/').at(-1) ?? '';
  if (ico === '25123891') response.writeHead(404).end('{}');
  else if (ico === '26168685') response.writeHead(500).end('{}');
  else
    response.end(
      JSON.stringify({
        ico,
        obchodniJmeno: 'Alza.cz a.s.',
        dic: `CZ${ico}`,
        sidlo: { nazevObce: 'Praha', nazevUlice: 'Jankovcova', cisloDomovni: 1522, psc: 17000 },
        seznamRegistraci: { stavZdrojeDph: 'AKTIVNI' },
      }),
    );
});

let test: TestApp;
let mailbox: Mailbox;
let customer: Customer;
let user: User;
let headers: { authorization: string };

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    ares.listen(0, '127.0.0.1', resolve);
  });
  test = await createTestApp({ ARES_URL: `http://127.0.0.1:${(ares.address() as AddressInfo).port}` });
  mailbox = new Mailbox(test);
});
beforeEach(async () => {
  customer = await test.make.customer();
  user = customer.user;
  headers = await test.signIn(user.email);
});
afterAll(async () => {
  await test.close();
  ares.closeAllConnections();
  ares.close();
});

type Answer = LightMyRequestResponse;
type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';
const call = (
  method: Method,
  path: string,
  payload?: object,
  as: Record<string, string> = headers,
): Promise<Answer> =>
  test.request({ method, url: `/api/account${path}`, headers: as, ...(payload && { payload }) });
const getErrors = (answer: Answer): Record<string, string> =>
  answer.json<{ errors: Record<string, string> }>().errors;
const getStatusAndCode = (answer: Answer): [number, string] => [
  answer.statusCode,
  answer.json<{ error_code: string }>().error_code,
];
const listAuditEntries = async (action: string): Promise<Pick<AuditEntry, 'before' | 'after'>[]> =>
  (await test.orm.em.fork().find(AuditEntry, { action, actorId: user.id })).map(({ before, after }) => ({
    before,
    after,
  }));
const signInAgain = (): Promise<{ authorization: string }> => test.signIn(user.email);

/** Headers of an operator that impersonates the owner. */
async function signInAsImpersonator(): Promise<{ authorization: string }> {
  const admin = await test.signIn((await test.make.admin()).email);
  const answer = await test.request({
    method: 'POST',
    url: `/api/admin/users/${user.id}/impersonate`,
    headers: { ...admin, origin: 'http://localhost:3000' },
  });
  return { authorization: `Bearer ${answer.json<{ token: string }>().token}` };
}

describe('/api/account', () => {
  it.each<[Method, string]>([
    ['GET', ''],
    ['PUT', '/profile'],
    ['PUT', '/billing'],
    ['GET', '/company?ico=27082440'],
    ['PUT', '/password'],
    ['PUT', '/email'],
    ['GET', '/sessions'],
    ['DELETE', '/sessions/1'],
    ['POST', '/sessions/end-others'],
    ['GET', '/export'],
    ['POST', '/erase'],
  ])('%s %s requires a session', async (method, path) => {
    expect(getStatusAndCode(await call(method, path, method === 'GET' ? undefined : {}, {}))).toEqual([
      401,
      'UNAUTHENTICATED',
    ]);
  });

  it('returns profile and billing details', async () => {
    expect((await call('GET', '')).json()).toEqual({
      profile: {
        email: user.email,
        email_confirmed: true,
        pending_email: null,
        name: 'Jana Nová',
        phone: null,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/u),
      },
      billing: {
        company_name: customer.name,
        ico: null,
        dic: null,
        street: null,
        city: null,
        postal_code: null,
      },
    });
  });

  it('rejects billing details and a phone number of a user without a customer', async () => {
    const admin = await test.make.admin();
    const as = await test.signIn(admin.email);
    expect((await call('GET', '', undefined, as)).json()).toMatchObject({
      billing: null,
      profile: { phone: null },
    });
    expect((await call('PUT', '/profile', { name: 'Správce', phone: null }, as)).json()).toMatchObject({
      profile: { name: 'Správce' },
    });
    expect(getErrors(await call('PUT', '/profile', { name: 'Správce', phone: '602123456' }, as))).toEqual({
      phone: fieldErrors.unknown,
    });
    expect(getStatusAndCode(await call('PUT', '/billing', BILLING, as))).toEqual([404, 'NOTFOUND']);
    const visitor = await test.signIn((await test.make.user({ roles: ['ROLE_USER'] })).email);
    expect(getStatusAndCode(await call('PUT', '/billing', BILLING, visitor))).toEqual([403, 'FORBIDDEN']);
  });

  it('stores the normalized name and phone number and audits the names of changed fields', async () => {
    expect(
      (await call('PUT', '/profile', { name: ' Jana Malá ', phone: '00420 602 123 456' })).json(),
    ).toMatchObject({ profile: { name: 'Jana Malá', phone: '+420602123456' } });
    expect((await call('PUT', '/profile', { name: 'Jana Malá', phone: '+420 602 123 456' })).statusCode).toBe(
      200,
    );
    expect((await call('PUT', '/profile', { name: '', phone: '' })).json()).toMatchObject({
      profile: { name: '', phone: null },
    });
    expect(await listAuditEntries('user.profile')).toEqual([
      { before: {}, after: { changed: ['name', 'phone'] } },
      { before: {}, after: { changed: ['name', 'phone'] } },
    ]);
  });

  it('stores normalized billing details and audits the names of changed fields', async () => {
    const answer = await call('PUT', '/billing', {
      ...BILLING,
      ico: ' 270 82 440',
      dic: 'cz27082440',
      postal_code: '602 00',
      city: '',
    });
    expect(answer.json()).toMatchObject({ billing: { ...BILLING, city: null } });
    expect((await call('GET', '')).json()).toMatchObject({ billing: { ...BILLING, city: null } });
    expect(await listAuditEntries('customer.billing')).toEqual([
      { before: {}, after: { changed: ['name', 'ico', 'dic', 'street', 'postalCode'] } },
    ]);
    expect(
      (
        await call('PUT', '/billing', {
          company_name: 'Jana',
          ico: null,
          dic: null,
          street: null,
          city: null,
          postal_code: null,
        })
      ).json(),
    ).toMatchObject({ billing: { ico: null } });
  });

  it.each<[string, string, object, string, FormErrorCode]>([
    ['PUT profile', '/profile', { name: 'Jana', phone: '123' }, 'phone', 'phone'],
    ['PUT profile', '/profile', { name: 7, phone: null }, 'name', 'text'],
    ['PUT profile', '/profile', { name: 'Jana', phone: null, email: 'x@y.cz' }, 'email', 'unknown'],
    ['PUT billing', '/billing', { ...BILLING, company_name: ' ' }, 'company_name', 'required'],
    ['PUT billing', '/billing', { ...BILLING, ico: '27082441' }, 'ico', 'ico'],
    ['PUT billing', '/billing', { ...BILLING, dic: 'CZ2708244' }, 'dic', 'dic'],
    ['PUT billing', '/billing', { ...BILLING, dic: undefined }, 'dic', 'dic'],
    ['PUT billing', '/billing', { ...BILLING, postal_code: '999' }, 'postal_code', 'postalCode'],
    ['PUT billing', '/billing', { ...BILLING, street: 'a\nb' }, 'street', 'text'],
  ])('%s rejects invalid values (%#)', async (_name, path, payload, field, code) => {
    const answer = await call('PUT', path, payload);
    expect([answer.statusCode, getErrors(answer)[field]]).toEqual([422, fieldErrors[code]]);
  });

  it('does not change the details of another customer', async () => {
    const other = await test.make.customer();
    await call('PUT', '/billing', BILLING);
    expect(await test.orm.em.fork().findOneOrFail(Customer, { id: other.id })).toMatchObject({
      name: other.name,
      ico: null,
    });
  });
});

describe('GET /api/account/company', () => {
  it('finds a company by its IČO', async () => {
    expect((await call('GET', '/company?ico=270%2082440')).json()).toEqual({
      ico: '27082440',
      name: 'Alza.cz a.s.',
      dic: 'CZ27082440',
      street: 'Jankovcova 1522',
      city: 'Praha',
      postal_code: '17000',
      vat_payer: true,
      defunct: false,
    });
  });

  it('returns 404 for an unknown company and 503 when the register fails', async () => {
    expect(getStatusAndCode(await call('GET', '/company?ico=25123891'))).toEqual([404, 'COMPANY_NOT_FOUND']);
    const down = await call('GET', '/company?ico=26168685');
    expect([...getStatusAndCode(down), down.headers['retry-after']]).toEqual([503, 'ARES_UNAVAILABLE', '60']);
  });

  it.each(['', '?ico=', '?ico=25123890', '?ico=abc', '?ico[]=27082440'])(
    'rejects the query %s',
    async (query) => {
      const answer = await call('GET', `/company${query}`);
      expect(answer.statusCode).toBe(422);
    },
  );
});

describe('PUT /api/account/password', () => {
  const change = (given: object = {}, as = headers): Promise<Answer> =>
    call(
      'PUT',
      '/password',
      { current_password: TEST_PASSWORD, password: NEW_PASSWORD, password_confirm: NEW_PASSWORD, ...given },
      as,
    );

  it('changes the password, ends other sessions and notifies the owner', async () => {
    const other = await signInAgain();
    expect((await change()).json()).toEqual({ status: 'ok' });
    expect([
      (await call('GET', '')).statusCode,
      (await call('GET', '', undefined, other)).statusCode,
    ]).toEqual([200, 401]);
    const login = (password: string): Promise<Answer> =>
      test.request({ method: 'POST', url: '/api/auth/login', payload: { username: user.email, password } });
    expect([(await login(TEST_PASSWORD)).statusCode, (await login(NEW_PASSWORD)).statusCode]).toEqual([
      401, 200,
    ]);
    await mailbox.deliverTo(user.email, 'Heslo bylo změněno');
    expect(await listAuditEntries('user.password-change')).toEqual([{ before: {}, after: {} }]);
  });

  it('rejects a wrong current password and an invalid new one', async () => {
    const wrong = await change({ current_password: 'Jineheslo1' });
    expect([...getStatusAndCode(wrong), getErrors(wrong)]).toEqual([
      422,
      'PASSWORD_WRONG',
      { current_password: fieldErrors.passwordWrong },
    ]);
    expect(getErrors(await change({ current_password: '', password: 'x', password_confirm: 'y' }))).toEqual({
      current_password: fieldErrors.passwordRequired,
      password: fieldErrors.passwordMin,
      password_confirm: fieldErrors.passwordConfirm,
    });
    expect(await mailbox.deliver()).toEqual([]);
  });

  it('rejects an easily guessed password', async () => {
    const given = (password: string): object => ({ password, password_confirm: password });
    for (const [password, code] of [
      ['Password1', 'passwordCommon'],
      ['Qwertz123', 'passwordKeyboard'],
      ['MojeNova', 'passwordIdentity'],
    ] as const) {
      expect(getErrors(await change(given(password)))).toEqual({ password: fieldErrors[code] });
    }
    expect((await call('GET', '')).statusCode).toBe(200);
  });

  it('requires at least 12 characters for operators', async () => {
    const as = await test.signIn((await test.make.admin()).email);
    const short = { password: 'Vodopad7Kam', password_confirm: 'Vodopad7Kam' };
    expect(getErrors(await change(short, as))).toEqual({
      password: 'Heslo správce musí mít alespoň 12 znaků',
    });
    const long = { password: 'Vodopad7Kamen', password_confirm: 'Vodopad7Kamen' };
    expect((await change(long, as)).statusCode).toBe(200);
    await mailbox.deliver();
  });
});

describe('PUT /api/account/email', () => {
  const change = (email: string, current_password = TEST_PASSWORD, as = headers): Promise<Answer> =>
    call('PUT', '/email', { email, current_password }, as);

  it('keeps the current address until the link is used and mails both addresses', async () => {
    const email = `nova-${user.id}@prostora.test`;
    expect((await change(` ${email} `)).json()).toMatchObject({
      profile: { email: user.email, pending_email: email },
    });
    const mails = await mailbox.deliver();
    expect(mails.map(({ to, subject }) => `${to} ${subject}`)).toEqual([
      `${email} Potvrďte novou adresu`,
      `${user.email} Žádost o změnu e-mailu`,
    ]);
    expect(mails[1]?.text).toContain(email);
    expect(mails[1]?.text).not.toContain('#token');
    expect(await listAuditEntries('user.email-request')).toEqual([{ before: {}, after: {} }]);
    expect(await test.orm.em.fork().findOneOrFail(User, { id: user.id })).toMatchObject({
      email: user.email,
    });
  });

  it('rejects a taken, the current or an invalid address and a wrong password', async () => {
    const other = await test.make.user();
    for (const email of [other.email.toUpperCase(), user.email])
      expect(getErrors(await change(email))).toEqual({ email: fieldErrors.emailTaken });
    expect(getErrors(await change('jana'))).toEqual({ email: fieldErrors.emailFormat });
    expect(getStatusAndCode(await change('jina@prostora.test', 'Jineheslo1'))).toEqual([
      422,
      'PASSWORD_WRONG',
    ]);
    expect(await mailbox.deliver()).toEqual([]);
  });
});

describe('/api/account/sessions', () => {
  type Sessions = {
    items: { id: string; current: boolean; user_agent: string; created_at: string; last_used_at: string }[];
  };

  it('lists sessions with the current one marked and ends them one by one', async () => {
    const other = await signInAgain();
    const { items } = (await call('GET', '/sessions')).json<Sessions>();
    expect(items).toHaveLength(2);
    expect(Object.keys(items[0] ?? {}).sort()).toEqual([
      'created_at',
      'current',
      'id',
      'last_used_at',
      'user_agent',
    ]);
    const [own, foreign] = [items.find(({ current }) => current), items.find(({ current }) => !current)];
    expect((await call('DELETE', `/sessions/${foreign?.id}`)).json()).toEqual({ items: [own] });
    expect((await call('GET', '', undefined, other)).statusCode).toBe(401);
    expect(getStatusAndCode(await call('DELETE', `/sessions/${foreign?.id}`))).toEqual([404, 'NOTFOUND']);
    expect(await listAuditEntries('session.end')).toEqual([{ before: {}, after: { session: foreign?.id } }]);
  });

  it('returns 404 for a session of another user and for an invalid id', async () => {
    const stranger = await test.make.user();
    const as = await test.signIn(stranger.email);
    const [session] = (await call('GET', '/sessions', undefined, as)).json<Sessions>().items;
    expect(getStatusAndCode(await call('DELETE', `/sessions/${session?.id}`))).toEqual([404, 'NOTFOUND']);
    expect(getStatusAndCode(await call('DELETE', '/sessions/1'))).toEqual([404, 'NOTFOUND']);
    expect((await call('GET', '', undefined, as)).statusCode).toBe(200);
  });

  it('ends all sessions except the current one', async () => {
    const others = [await signInAgain(), await signInAgain()];
    expect((await call('POST', '/sessions/end-others')).json<Sessions>().items).toMatchObject([
      { current: true },
    ]);
    for (const other of others) expect((await call('GET', '', undefined, other)).statusCode).toBe(401);
    expect((await call('POST', '/sessions/end-others')).statusCode).toBe(200);
    expect(await listAuditEntries('session.end-others')).toEqual([{ before: {}, after: { ended: 2 } }]);
  });
});

it('an impersonating operator reads the account', async () => {
  const as = await signInAsImpersonator();
  expect((await call('GET', '', undefined, as)).json()).toMatchObject({ profile: { email: user.email } });
});

it('limits attempts to enter the current password per account', async () => {
  const limited = await createTestApp({ RATE_LIMITS: 'on' });
  try {
    const [one, other] = [await limited.make.user(), await limited.make.user()];
    const [asOne, asOther] = [await limited.signIn(one.email), await limited.signIn(other.email)];
    const erase = (current_password: string, as: Record<string, string>): Promise<Answer> =>
      limited.request({
        method: 'POST',
        url: '/api/account/erase',
        headers: as,
        payload: { current_password },
      });
    const statuses = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await erase('Spatneheslo1', asOne)).statusCode);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    expect((await erase(TEST_PASSWORD, asOther)).statusCode).toBe(200);
  } finally {
    await limited.close();
  }
});
