import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { TEST_PASSWORD } from '../../../../test/factories/factories.ts';
import { Mailbox } from '../../../../test/mails.ts';
import { PersonalDataRegistry, type Person } from '../../../platform/privacy/index.ts';
import { ANONYMIZED_ADDRESS } from '../../mail/index.ts';
import { AuditEntry } from '../../audit/index.ts';
import { DEFAULT_SUBSCRIPTION_CONFIG, PlanOrder, SubscriptionPlan } from '../../subscriptions/index.ts';
import { Customer } from '../customers/index.ts';
import { User } from '../users/index.ts';

const COMPANY = {
  name: 'Sály Svobodová s. r. o.',
  ico: '27082440',
  dic: 'CZ27082440',
  phone: '+420602123456',
  street: 'Tajná 7',
  city: 'Lhota',
  postalCode: '25714',
};

let test: TestApp;
let mailbox: Mailbox;
let customer: Customer;
let user: User;
let headers: { authorization: string };
let number = 0;

beforeAll(async () => {
  test = await createTestApp();
  mailbox = new Mailbox(test);
});
beforeEach(async () => {
  await mailbox.deliver();
  number += 1;
  user = await test.make.user({
    name: `Ludmila Svobodová-${number}`,
    email: `ludmila-${number}@prostora.test`,
    termsVersion: '2026-11-01',
    termsAcceptedAt: new Date(),
    emailConfirmedAt: null,
  });
  customer = await test.make.customer({ ...COMPANY, name: `Sály Svobodová-${number}`, user });
  headers = await test.signIn(user.email);
});
afterAll(() => test.close());

type Answer = LightMyRequestResponse;
const fetchExport = (as: Record<string, string> = headers): Promise<Answer> =>
  test.request({ url: '/api/account/export', headers: as });
const erase = (
  current_password: string = TEST_PASSWORD,
  as: Record<string, string> = headers,
): Promise<Answer> =>
  test.request({ method: 'POST', url: '/api/account/erase', headers: as, payload: { current_password } });
const getStatusAndCode = (answer: Answer): [number, string] => [
  answer.statusCode,
  answer.json<{ error_code: string }>().error_code,
];
/** Contents of the tables as JSON. */
const dumpTables = async (...tables: string[]): Promise<string> =>
  JSON.stringify(
    await Promise.all(tables.map((table) => test.orm.em.fork().execute(`select * from ${table}`))),
  );
const post = (url: string, method: 'POST' | 'PUT' = 'POST', payload?: object): Promise<Answer> =>
  test.request({ method, url, headers, ...(payload && { payload }) });

async function createPaidOrder(): Promise<PlanOrder> {
  const em = test.orm.em.fork();
  const plan = em.create(
    SubscriptionPlan,
    { slug: `plan-${number}`, name: 'Profi', config: DEFAULT_SUBSCRIPTION_CONFIG } as SubscriptionPlan,
    { partial: true },
  );
  const party = {
    name: COMPANY.name,
    ico: COMPANY.ico,
    dic: COMPANY.dic,
    street: COMPANY.street,
    city: COMPANY.city,
    postalCode: COMPANY.postalCode,
  };
  const order = em.create(
    PlanOrder,
    {
      customer: customer.id,
      plan,
      number: `2026${String(number).padStart(6, '0')}`,
      planName: 'Profi',
      priceHaler: 500_000,
      buyer: party,
      supplier: { ...party, iban: 'CZ6508000000192000145399', register: 'x' },
      createdAt: new Date(),
      dueOn: '2026-12-04',
      state: 'paid',
      paidAt: new Date(),
    } as unknown as PlanOrder,
    { partial: true },
  );
  await em.flush();
  return order;
}

describe('GET /api/account/export', () => {
  it('returns all personal data as a file, without secrets', async () => {
    await post('/api/user/resend-confirmation');
    const answer = await fetchExport();
    expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([
      200,
      'attachment; filename="prostora-export.json"',
    ]);
    const data = answer.json<Record<string, unknown>>();
    expect(data).toMatchObject({
      exported_at: expect.any(String),
      account: {
        id: user.id,
        email: user.email,
        name: user.name,
        terms_version: '2026-11-01',
        links: [{ purpose: 'confirm-email', email: user.email, used_at: null }],
      },
      customer: { name: customer.name, ico: COMPANY.ico, postal_code: COMPANY.postalCode },
      mails: [{ address: user.email, template: 'confirm-email' }],
      sessions: [expect.any(Object)],
    });
    expect(answer.body).not.toMatch(/hash|argon2|token/iu);
    expect(await test.orm.em.fork().count(AuditEntry, { actorId: user.id, action: 'user.export' })).toBe(1);
  });

  it('contains no data of other users', async () => {
    const other = await test.make.user({ name: 'Bořivoj Cizí' });
    await test.signIn(other.email);
    const { body } = await fetchExport();
    expect(body).not.toContain(other.email);
    expect(body).not.toContain('Bořivoj');
  });
});

describe('POST /api/account/erase', () => {
  it('erases all personal data except those kept by law', async () => {
    const other = await test.make.user({ name: 'Bořivoj Cizí' });
    const order = await createPaidOrder();
    await post('/api/user/resend-confirmation');
    await post('/api/account/email', 'PUT', {
      email: `jinak.ludmila-${number}@prostora.test`,
      current_password: TEST_PASSWORD,
    });
    await mailbox.deliver();
    expect((await erase()).json()).toEqual({ status: 'ok' });

    const rest = await dumpTables('app_user', 'customer', 'mail_log', 'auth_session', 'one_time_token');
    for (const trace of [`ludmila-${number}@`, `Svobodová-${number}"`]) expect(rest).not.toContain(trace);
    expect(rest).toContain(other.email);
    const em = test.orm.em.fork();
    expect(await em.findOneOrFail(Customer, { id: customer.id })).toMatchObject({
      name: 'Smazaný účet',
      ico: null,
      dic: null,
      phone: null,
      street: null,
      city: null,
      postalCode: null,
    });
    expect(await em.findOneOrFail(User, { id: user.id })).toMatchObject({
      email: `smazany-${user.id}@smazano.invalid`,
      name: '',
      roles: ['ROLE_USER'],
      blockedAt: expect.any(Date),
      erasedAt: expect.any(Date),
      emailConfirmedAt: null,
    });
    expect(await em.findOneOrFail(PlanOrder, { id: order.id })).toMatchObject({
      number: order.number,
      buyer: { name: COMPANY.name, ico: COMPANY.ico },
    });
  });

  it('ends all sessions and prevents further logins', async () => {
    const other = await test.signIn(user.email);
    await erase();
    for (const as of [headers, other]) expect((await fetchExport(as)).statusCode).toBe(401);
    for (const username of [user.email, `smazany-${user.id}@smazano.invalid`]) {
      expect(
        getStatusAndCode(
          await test.request({
            method: 'POST',
            url: '/api/auth/login',
            payload: { username, password: TEST_PASSWORD },
          }),
        ),
      ).toEqual([401, 'LOGIN_FAILED']);
    }
    await mailbox.deliver();
    await test.request({ method: 'PUT', url: '/api/user/lost-password', payload: { email: user.email } });
    expect(await mailbox.deliver()).toEqual([]);
  });

  it('sends a last mail with an anonymized log entry and drops waiting mails', async () => {
    await post('/api/user/resend-confirmation');
    await erase();
    const mails = await mailbox.deliver();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[user.email, 'Účet je smazaný']]);
    const [logged] = await test.orm.em
      .fork()
      .execute<object[]>(
        `select address, state from mail_log where template = 'account-erased' order by id desc limit 1`,
      );
    expect(logged).toEqual({ address: ANONYMIZED_ADDRESS, state: 'sent' });
  });

  it('frees the address for another account', async () => {
    await erase();
    expect((await test.make.user({ email: user.email })).id).not.toBe(user.id);
  });

  it('requires the current password', async () => {
    expect(getStatusAndCode(await erase('Jineheslo1'))).toEqual([422, 'PASSWORD_WRONG']);
    expect(
      (await test.request({ method: 'POST', url: '/api/account/erase', headers, payload: {} })).statusCode,
    ).toBe(422);
    expect(await test.orm.em.fork().findOneOrFail(User, { id: user.id })).toMatchObject({
      email: user.email,
      erasedAt: null,
    });
  });

  it('writes an audit entry without personal values', async () => {
    await erase();
    const entries = await test.orm.em
      .fork()
      .find(AuditEntry, { subjectType: 'user', subjectId: user.id, action: 'user.erase' });
    expect(entries).toMatchObject([{ actorId: user.id, before: {}, after: {} }]);
    expect(await dumpTables('audit_entry')).not.toMatch(/ludmila|svobodov/iu);
  });

  it('rolls back when one module fails', async () => {
    const provider = {
      name: `refusing-${number}`,
      export: () => Promise.resolve(null),
      erase: ({ userId }: Person) =>
        userId === user.id ? Promise.reject(new Error('not yet')) : Promise.resolve(),
    };
    test.app.get(PersonalDataRegistry).register(provider);
    expect((await erase()).statusCode).toBe(500);
    expect(await test.orm.em.fork().findOneOrFail(Customer, { id: customer.id })).toMatchObject({
      name: customer.name,
      ico: COMPANY.ico,
    });
    expect((await fetchExport()).statusCode).toBe(200);
    expect(await mailbox.deliver()).toEqual([]);
  });

  it('is refused to the last operator, also for two concurrent requests of the last two', async () => {
    const [one, two] = [await test.make.admin(), await test.make.admin()];
    const signedIn = [await test.signIn(one.email), await test.signIn(two.email)];
    const answers = await Promise.all(signedIn.map((as) => erase(TEST_PASSWORD, as)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const remaining = answers.findIndex(({ statusCode }) => statusCode === 409);
    expect(getStatusAndCode(await erase(TEST_PASSWORD, signedIn[remaining]))).toEqual([409, 'LAST_ADMIN']);
  });
});
