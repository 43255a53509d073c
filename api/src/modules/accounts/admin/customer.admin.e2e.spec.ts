import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DAY_MS } from '@prostora/contracts';
import { fieldErrors } from '@prostora/strings/cs/errors.ts';
import type { LightMyRequestResponse } from 'fastify';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { countStatements } from '../../../../test/statements.ts';
import { AuditEntry } from '../../audit/index.ts';
import { PlanOrder, Subscription, SubscriptionPlan } from '../../subscriptions/index.ts';
import { Customer } from '../customers/index.ts';

type Headers = { authorization: string };
type List = { items: { id: number; name: string; spaces_count: number }[]; total: number };

const DETAILS = {
  company_name: 'Sály Brno s. r. o.',
  ico: '27082440',
  dic: 'CZ27082440',
  street: 'Dlouhá 1',
  city: 'Brno',
  postal_code: '602 00',
  phone: '777 123 456',
};

let test: TestApp;
let asAdmin: Headers;

beforeAll(async () => {
  test = await createTestApp();
  asAdmin = await test.signIn((await test.make.admin()).email);
});
afterAll(() => test.close());

const get = (url: string, headers: Partial<Headers> = asAdmin): Promise<LightMyRequestResponse> =>
  test.request({ url: `/api/admin/customers${url}`, headers });
/** Sends the current version unless `changes` contains one. */
async function save(
  id: number,
  changes: object,
  headers: Partial<Headers> = asAdmin,
): Promise<LightMyRequestResponse> {
  const version = (await test.orm.em.fork().findOne(Customer, { id }))?.version ?? 1;
  return test.request({
    method: 'PUT',
    url: `/api/admin/customers/${id}`,
    headers,
    payload: { version, ...changes },
  });
}
const names = async (query: string): Promise<string[]> =>
  (await get(`?${query}`)).json<List>().items.map(({ name }) => name);

async function createSubscription(
  customerId: number,
  slug: string,
  given: { trial?: boolean; from?: number; to?: number } = {},
): Promise<Subscription> {
  const em = test.orm.em.fork();
  const plan =
    (await em.findOne(SubscriptionPlan, { slug })) ??
    em.create(
      SubscriptionPlan,
      { slug, name: slug.toUpperCase(), config: {} as SubscriptionPlan['config'] },
      { partial: true },
    );
  const { trial = false, from = -1, to = 10 } = given;
  const subscription = em.create(
    Subscription,
    {
      customer: customerId,
      plan,
      trial,
      startsAt: new Date(Date.now() + from * DAY_MS),
      endsAt: new Date(Date.now() + to * DAY_MS),
    },
    { partial: true },
  );
  await em.flush();
  return subscription;
}

describe('GET /api/admin/customers', () => {
  it('is restricted to operators', async () => {
    expect((await get('', {})).statusCode).toBe(401);
    expect((await get('', await test.signIn((await test.make.customer()).user.email))).statusCode).toBe(403);
  });

  it.each(['sort=ico', 'order=up', 'plan=A%20B', 'page_size=0', 'nic=1'])(
    'rejects the invalid query %s',
    async (query) => {
      expect((await get(`?${query}`)).statusCode).toBe(422);
    },
  );

  it('searches name, company number and e-mail', async () => {
    const user = await test.make.user({ email: 'hradni.pani@prostora.test' });
    const customer = await test.make.customer({ user, name: 'Hrad Křivoklát', ico: '25596641' });
    for (const search of ['křivo', '255966', 'HRADNI.PANI'])
      expect(await names(`search=${encodeURIComponent(search)}`)).toEqual([customer.name]);
    expect(await names('search=%25')).toEqual([]);
  });

  it('shows the plan in force and filters by it', async () => {
    const customer = await test.make.customer({ name: 'Tarif A' });
    await createSubscription(customer.id, 'start', { trial: true, to: 100 });
    const paid = await createSubscription(customer.id, 'profi');
    await createSubscription(customer.id, 'premium', { from: -20, to: -10 });
    await createSubscription((await test.make.customer({ name: 'Tarif B' })).id, 'start', { trial: true });
    await test.make.customer({ name: 'Tarif C' });
    expect(await names('search=Tarif&plan=profi')).toEqual(['Tarif A']);
    expect(await names('search=Tarif&plan=start')).toEqual(['Tarif B']);
    expect(await names('search=Tarif&plan=premium')).toEqual([]);
    const { items, total } = (await get('?search=Tarif&sort=name&order=asc')).json<List>();
    expect(total).toBe(3);
    expect(items).toMatchObject([
      { plan: { id: paid.plan.id, name: 'PROFI', trial: false, ends_at: paid.endsAt.toISOString() } },
      { plan: { name: 'START', trial: true } },
      { plan: null },
    ]);
  });

  it('executes two statements regardless of the page size', async () => {
    for (const size of [1, 100])
      expect(
        await countStatements(test, `/api/admin/customers?page_size=${size}&search=a&sort=name`, asAdmin),
      ).toMatchObject({ status: 200, orm: 2 });
  });

  it('counts and sorts by spaces without deleted ones', async () => {
    for (const [name, statuses] of [
      ['Počet 2', ['PUBLISHED', 'DRAFT', 'DELETED']],
      ['Počet 1', ['PUBLISHED']],
      ['Počet 0', []],
    ] as const) {
      const building = await test.make.building({ customer: await test.make.customer({ name }) });
      for (const status of statuses) await test.make.space({ building, status, withoutPhoto: true });
    }
    const { items } = (await get(`?search=${encodeURIComponent('Počet')}&sort=spaces`)).json<List>();
    expect(items).toMatchObject([
      { name: 'Počet 2', spaces_count: 2, published_count: 1 },
      { name: 'Počet 1', spaces_count: 1 },
      { name: 'Počet 0', spaces_count: 0, published_count: 0 },
    ]);
    expect(
      await names(`search=${encodeURIComponent('Počet')}&sort=spaces&order=asc&page_size=1&page=3`),
    ).toEqual(['Počet 2']);
  });
});

describe('GET /api/admin/customers/:id', () => {
  it('returns 404 for an unknown or invalid id', async () => {
    for (const id of ['999999', 'abc']) expect((await get(`/${id}`)).statusCode).toBe(404);
  });

  it('returns the company with its plan and orders', async () => {
    const customer = await test.make.customer({
      name: 'Detail',
      dic: 'CZ27082440',
      phone: '+420777123456',
      street: 'Dlouhá 1',
      city: 'Brno',
      postalCode: '60200',
    });
    const { plan } = await createSubscription(customer.id, 'profi');
    const em = test.orm.em.fork();
    const buyer = { name: 'Detail', ico: null, dic: null, street: null, city: null, postalCode: null };
    em.create(
      PlanOrder,
      {
        customer: customer.id,
        plan: plan.id,
        number: '2026000077',
        planName: 'Profi',
        priceHaler: 480_000,
        supplier: { ...buyer, iban: '', register: '' },
        buyer,
        createdAt: new Date(),
        dueOn: '2026-12-04',
      },
      { partial: true },
    );
    await em.flush();
    expect((await get(`/${customer.id}`)).json()).toMatchObject({
      id: customer.id,
      name: 'Detail',
      dic: 'CZ27082440',
      phone: '+420777123456',
      street: 'Dlouhá 1',
      city: 'Brno',
      postal_code: '60200',
      user: { id: customer.user.id, email: customer.user.email, blocked: false },
      plan: { name: 'PROFI' },
      orders: [
        {
          number: '2026000077',
          price: 4800,
          state: 'waiting',
          due_on: '2026-12-04',
          plan: { id: plan.id, name: 'Profi' },
        },
      ],
    });
  });
});

describe('PUT /api/admin/customers/:id', () => {
  it('is restricted to operators', async () => {
    const customer = await test.make.customer();
    expect((await save(customer.id, DETAILS, {})).statusCode).toBe(401);
    expect((await save(customer.id, DETAILS, await test.signIn(customer.user.email))).statusCode).toBe(403);
  });

  it('validates billing fields and rejects unknown ones', async () => {
    const customer = await test.make.customer();
    const wrong = {
      ...DETAILS,
      company_name: '',
      ico: '12345678',
      dic: 'CZ1',
      postal_code: '9',
      phone: '12',
    };
    expect((await save(customer.id, wrong)).json()).toMatchObject({
      status_code: 422,
      errors: {
        company_name: fieldErrors.required,
        ico: fieldErrors.ico,
        dic: fieldErrors.dic,
        postal_code: fieldErrors.postalCode,
        phone: fieldErrors.phone,
      },
    });
    expect((await save(customer.id, { ...DETAILS, user_id: 1 })).json()).toMatchObject({
      status_code: 422,
      errors: { user_id: fieldErrors.unknown },
    });
  });

  it('stores normalized details and audits the names of changed fields', async () => {
    const customer = await test.make.customer({ name: 'Staré jméno' });
    expect((await save(customer.id, DETAILS)).json()).toMatchObject({
      name: 'Sály Brno s. r. o.',
      ico: '27082440',
      postal_code: '60200',
      phone: '+420777123456',
    });
    const entry = await test.orm.em
      .fork()
      .findOneOrFail(AuditEntry, { subjectType: 'customer', subjectId: customer.id });
    expect(entry).toMatchObject({
      action: 'customer.edit',
      before: {},
      after: { changed: expect.arrayContaining(['name', 'ico', 'postal_code']) },
    });
    expect((await save(customer.id, { ...DETAILS, ico: '', dic: null, phone: '' })).json()).toMatchObject({
      ico: null,
      dic: null,
      phone: null,
    });
  });

  it('returns 409 with the current customer after a concurrent change', async () => {
    const customer = await test.make.customer({ name: 'Původní' });
    const asOwner = await test.signIn(customer.user.email);
    const { version } = (await get(`/${customer.id}`)).json<{ version: number }>();
    const account = (path: string, payload: object) =>
      test.request({ method: 'PUT', url: `/api/account/${path}`, headers: asOwner, payload });
    const { phone: _phone, ...billing } = DETAILS;
    expect((await account('billing', billing)).statusCode).toBe(200);
    expect((await account('profile', { name: 'Jana', phone: '+420 777 000 111' })).statusCode).toBe(200);
    const refused = await save(customer.id, { ...DETAILS, company_name: 'Od správce', version });
    expect(refused.json()).toMatchObject({
      status_code: 409,
      error_code: 'CONFLICT',
      current: { name: DETAILS.company_name, phone: '+420777000111', version: version + 2 },
    });
    expect(refused.json<{ current: object }>().current).toEqual((await get(`/${customer.id}`)).json());
    expect((await save(customer.id, { ...DETAILS, version: version + 2 })).json()).toMatchObject({
      version: version + 3,
    });
    expect((await save(customer.id, DETAILS)).json()).toMatchObject({ version: version + 3 });
  });

  it('returns 409 for an erased customer and 404 for an unknown one', async () => {
    const customer = await test.make.customer({ user: await test.make.user({ erasedAt: new Date() }) });
    expect((await save(customer.id, DETAILS)).json()).toMatchObject({
      status_code: 409,
      error_code: 'ACCOUNT_CLOSED',
    });
    expect((await save(999_999, DETAILS)).statusCode).toBe(404);
  });
});
