import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fieldErrors } from '@prostora/strings/cs/errors.ts';
import type { LightMyRequestResponse } from 'fastify';
import { randomUUID } from 'node:crypto';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { extractLink, Mailbox } from '../../../../test/mails.ts';
import { countStatements } from '../../../../test/statements.ts';
import { AuditEntry } from '../../audit/index.ts';
import { User } from '../users/index.ts';
import { OneTimeToken } from '../index.ts';

type Headers = { authorization: string };
type List = {
  items: { id: number; email: string }[];
  total: number;
  counts: Record<string, number>;
  nr_of_pages: number;
};

let test: TestApp;
let admin: User;
let asAdmin: Headers;

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.make.admin({ name: 'Alena Správná' });
  asAdmin = await test.signIn(admin.email);
});
afterAll(() => test.close());

const get = (url: string, headers: Partial<Headers> = asAdmin): Promise<LightMyRequestResponse> =>
  test.request({ url: `/api/admin/users${url}`, headers });
const getVersion = async (id: number): Promise<number> =>
  (await test.orm.em.fork().findOne(User, { id }))?.version ?? 1;
/** PUT sends the current version unless the body contains one. */
async function write(
  method: 'PUT' | 'POST',
  url: string,
  body?: object,
  headers: Partial<Headers> = asAdmin,
): Promise<LightMyRequestResponse> {
  const payload = method === 'PUT' ? { version: await getVersion(Number.parseInt(url, 10)), ...body } : body;
  return test.request({ method, url: `/api/admin/users/${url}`, headers, ...(payload && { payload }) });
}
const list = async (query: string): Promise<List> => (await get(`?${query}`)).json<List>();
const emails = async (query: string): Promise<string[]> =>
  (await list(query)).items.map(({ email }) => email);
const lastEntry = (user: User, action: string): Promise<AuditEntry> =>
  test.orm.em
    .fork()
    .findOneOrFail(
      AuditEntry,
      { subjectType: 'user', subjectId: user.id, action },
      { orderBy: { id: 'desc' } },
    );
const whoAmI = (headers: Headers): Promise<LightMyRequestResponse> =>
  test.request({ url: '/api/auth/user', headers });

describe('GET /api/admin/users', () => {
  it('is restricted to operators', async () => {
    expect((await get('', {})).statusCode).toBe(401);
    expect((await get('', await test.signIn((await test.make.user()).email))).statusCode).toBe(403);
  });

  it.each([
    'state=dead',
    'role=ROLE_GOD',
    'sort=password_hash',
    'order=up',
    'page=0',
    'page_size=101',
    `search=${'a'.repeat(101)}`,
    'hash=1',
  ])('rejects the invalid query %s', async (query) => {
    expect((await get(`?${query}`)).statusCode).toBe(422);
  });

  it('searches e-mail, name and customer name and escapes wildcards', async () => {
    const jiri = await test.make.user({ email: 'Jiri.Dvorak@hledani.test', name: 'Jiří Dvořák' });
    const owner = await test.make.user({ email: 'majitelka@hledani.test', name: 'Klára' });
    await test.make.customer({ user: owner, name: 'Zámek Hluboká 100%' });
    expect(await emails('search=dvorak%40HLEDANI')).toEqual([jiri.email]);
    expect(await emails('search=dvořák')).toEqual([jiri.email]);
    expect(await emails('search=hluboká')).toEqual([owner.email]);
    expect(await emails('search=100%25')).toEqual([owner.email]);
    expect(await emails('search=%25%5F%25')).toEqual([]);
    expect(await emails('search=hledani.test&sort=email&order=asc')).toEqual([jiri.email, owner.email]);
  });

  it('filters by state and role and counts under the search alone', async () => {
    const make = (email: string, given: Partial<User> = {}): Promise<User> =>
      test.make.user({ email: `${email}@stavy.test`, ...given });
    await make('aktivni');
    await make('blokovany', { blockedAt: new Date() });
    await make('nepotvrzeny', { emailConfirmedAt: null });
    await make('zapomenuty', { erasedAt: new Date() });
    await make('spravce', { roles: ['ROLE_USER', 'ROLE_SUPERADMIN'] });
    const found = await list('search=stavy.test&state=blocked');
    expect(found).toMatchObject({
      total: 1,
      nr_of_pages: 1,
      counts: { all: 4, blocked: 1, unconfirmed: 1, admins: 1 },
      items: [{ email: 'blokovany@stavy.test' }],
    });
    expect(await emails('search=stavy.test&state=unconfirmed')).toEqual(['nepotvrzeny@stavy.test']);
    expect(await emails('search=stavy.test&state=active&sort=email&order=asc')).toEqual([
      'aktivni@stavy.test',
      'spravce@stavy.test',
    ]);
    expect(await emails('search=stavy.test&role=ROLE_SUPERADMIN')).toEqual(['spravce@stavy.test']);
    expect(await emails('search=stavy.test&role=ROLE_CUSTOMER')).toEqual([]);
  });

  it('sorts names by Czech collation and pages without gaps', async () => {
    for (const name of ['Chalupa', 'Čapek', 'Cibulka', 'Hora', 'Dub'])
      await test.make.user({ email: `${randomUUID()}@razeni.test`, name });
    const names = async (query: string): Promise<unknown[]> =>
      (await get(`?search=razeni.test&sort=name&${query}`))
        .json<{ items: { name: string }[] }>()
        .items.map(({ name }) => name);
    expect(await names('order=asc')).toEqual(['Cibulka', 'Čapek', 'Dub', 'Hora', 'Chalupa']);
    expect([
      ...(await names('order=desc&page_size=2')),
      ...(await names('order=desc&page_size=2&page=2')),
      ...(await names('order=desc&page_size=2&page=3')),
    ]).toEqual(['Chalupa', 'Hora', 'Dub', 'Čapek', 'Cibulka']);
  });

  it('executes two statements regardless of the page size', async () => {
    for (const size of [1, 100])
      expect(
        await countStatements(test, `/api/admin/users?page_size=${size}&search=a&sort=name`, asAdmin),
      ).toMatchObject({ status: 200, orm: 2 });
  });

  it('returns the time of the last login and no password hash', async () => {
    const user = await test.make.user({ email: 'videny@prostora.test' });
    expect((await list('search=videny')).items[0]).toMatchObject({ last_seen_at: null });
    await test.signIn(user.email);
    const answer = await get('?search=videny');
    expect(answer.json<List>().items[0]).toMatchObject({ last_seen_at: expect.any(String) });
    expect(answer.body).not.toContain('argon2');
  });
});

describe('GET /api/admin/users/:id', () => {
  it('returns 404 for an unknown or invalid id', async () => {
    for (const id of ['999999', 'abc', '0']) expect((await get(`/${id}`)).statusCode).toBe(404);
  });

  it('returns the details with customer, sessions and number of spaces', async () => {
    const user = await test.make.user({
      blockedReason: null,
      termsVersion: '2026-11',
      termsAcceptedAt: new Date(),
    });
    const customer = await test.make.customer({ user });
    const building = await test.make.building({ customer });
    await test.make.space({ building });
    await test.make.space({ building, status: 'DELETED' });
    await test.signIn(user.email);
    expect((await get(`/${user.id}`)).json()).toMatchObject({
      id: user.id,
      email: user.email,
      role: ['ROLE_USER', 'ROLE_CUSTOMER'],
      customer: { id: customer.id, name: customer.name },
      spaces_count: 1,
      terms_version: '2026-11',
      erased_at: null,
      sessions: [{ current: false, user_agent: 'lightMyRequest' }],
    });
    expect(
      (await get(`/${admin.id}`))
        .json<{ sessions: { current: boolean }[] }>()
        .sessions.filter(({ current }) => current),
    ).toHaveLength(1);
  });
});

describe('PUT /api/admin/users/:id', () => {
  it('validates fields and rejects unknown ones', async () => {
    const user = await test.make.user();
    expect(
      (await write('PUT', String(user.id), { name: 'x'.repeat(201), email: 'nic' })).json(),
    ).toMatchObject({
      status_code: 422,
      errors: { name: expect.any(String), email: fieldErrors.emailFormat },
    });
    expect(
      (
        await write('PUT', String(user.id), { name: 'A', email: user.email, roles: ['ROLE_SUPERADMIN'] })
      ).json(),
    ).toMatchObject({ status_code: 422, errors: { roles: fieldErrors.unknown } });
  });

  it('rejects the address of another user regardless of case', async () => {
    const [one, other] = [await test.make.user({ email: 'Prvni@prostora.test' }), await test.make.user()];
    expect(
      (await write('PUT', String(other.id), { name: '', email: 'prvni@PROSTORA.test' })).json(),
    ).toMatchObject({ status_code: 422, errors: { email: expect.any(String) } });
    expect(
      (await write('PUT', String(one.id), { name: 'První', email: 'prvni@prostora.test' })).json(),
    ).toMatchObject({ email: 'prvni@prostora.test', email_confirmed: true });
  });

  it('marks a new address as unconfirmed, ends former links and audits the names of changed fields', async () => {
    const user = await test.make.user({ name: 'Stará' });
    const em = test.orm.em.fork();
    const token = em.create(
      OneTimeToken,
      {
        user: user.id,
        purpose: 'reset-password',
        tokenHash: randomUUID().repeat(2).slice(0, 64),
        email: user.email,
        createdAt: new Date(),
        expiresAt: new Date(Date.now() + 60_000),
      },
      { partial: true },
    );
    await em.flush();
    const email = `${randomUUID()}@prostora.test`;
    expect((await write('PUT', String(user.id), { name: 'Nová', email })).json()).toMatchObject({
      name: 'Nová',
      email,
      email_confirmed: false,
    });
    expect((await test.orm.em.fork().findOneOrFail(OneTimeToken, { id: token.id })).usedAt).not.toBeNull();
    expect(await lastEntry(user, 'user.edit')).toMatchObject({
      actorId: admin.id,
      before: {},
      after: { changed: ['name', 'email'] },
    });
  });

  it('sends a confirmation link to a new address', async () => {
    const mailbox = new Mailbox(test);
    const user = await test.make.user();
    const email = `${randomUUID()}@prostora.test`;
    await mailbox.deliver();
    await write('PUT', String(user.id), { name: 'Beze změny adresy', email: user.email });
    expect(await mailbox.deliver()).toEqual([]);
    await write('PUT', String(user.id), { name: 'Nová', email });
    const { token } = extractLink(await mailbox.deliverTo(email, 'Potvrďte svůj e-mail'));
    expect(
      (await test.request({ method: 'PUT', url: '/api/user/confirm-email', payload: { token } })).statusCode,
    ).toBe(200);
    expect(await test.orm.em.fork().findOneOrFail(User, { id: user.id })).toMatchObject({
      email,
      name: 'Nová',
      emailConfirmedAt: expect.any(Date),
    });
  });

  it('returns 409 for a change of the own address', async () => {
    expect(
      (
        await write('PUT', String(admin.id), { name: admin.name, email: `${randomUUID()}@prostora.test` })
      ).json(),
    ).toMatchObject({ status_code: 409, error_code: 'OWN_ACCOUNT' });
    expect(
      (await write('PUT', String(admin.id), { name: 'Alena Správcová', email: admin.email })).json(),
    ).toMatchObject({ name: 'Alena Správcová', email_confirmed: true });
  });

  it('returns 409 with the current user after a concurrent change', async () => {
    const user = await test.make.user({ name: 'Původní' });
    const asPerson = await test.signIn(user.email);
    const read = (await get(`/${user.id}`)).json<{ version: number }>();
    await test.request({
      method: 'PUT',
      url: '/api/account/profile',
      headers: asPerson,
      payload: { name: 'Od člověka', phone: null },
    });
    const refused = await write('PUT', String(user.id), {
      name: 'Od správce',
      email: user.email,
      version: read.version,
    });
    expect(refused.json()).toMatchObject({
      status_code: 409,
      error_code: 'CONFLICT',
      current: { name: 'Od člověka', version: read.version + 1 },
    });
    expect(refused.json<{ current: object }>().current).toEqual((await get(`/${user.id}`)).json());
    expect(
      (await write('PUT', `${user.id}/roles`, { role: ['ROLE_SUPERADMIN'], version: read.version })).json(),
    ).toMatchObject({ status_code: 409, current: { role: expect.not.arrayContaining(['ROLE_SUPERADMIN']) } });
    expect(
      (
        await write('PUT', String(user.id), {
          name: 'Od správce',
          email: user.email,
          version: read.version + 1,
        })
      ).json(),
    ).toMatchObject({ name: 'Od správce', version: read.version + 2 });
    expect(
      (await write('PUT', String(user.id), { name: 'Od správce', email: user.email })).json(),
    ).toMatchObject({ version: read.version + 2 });
    expect(
      (await write('PUT', String(user.id), { name: 'A', email: user.email, version: 'x' })).json(),
    ).toMatchObject({ status_code: 422, errors: { version: fieldErrors.integer } });
  });

  it('returns 409 for an erased user', async () => {
    const user = await test.make.user({ erasedAt: new Date(), blockedAt: new Date() });
    const writes = [
      write('PUT', String(user.id), { name: 'A', email: 'a@a.test' }),
      write('PUT', `${user.id}/roles`, { role: [] }),
      write('POST', `${user.id}/block`, { reason: 'x' }),
      write('POST', `${user.id}/unblock`),
    ];
    for (const answer of await Promise.all(writes))
      expect(answer.json()).toMatchObject({ status_code: 409, error_code: 'ACCOUNT_CLOSED' });
  });
});

describe('PUT /api/admin/users/:id/roles', () => {
  it('grants and revokes roles with immediate effect and audits it', async () => {
    const user = await test.make.user({ roles: ['ROLE_USER'] });
    const own = await test.signIn(user.email);
    expect((await write('PUT', `${user.id}/roles`, { role: ['ROLE_SUPERADMIN'] })).json()).toMatchObject({
      role: ['ROLE_USER', 'ROLE_SUPERADMIN'],
    });
    expect((await get('', own)).statusCode).toBe(401);
    const operator = await test.signIn(user.email);
    expect((await get('', operator)).statusCode).toBe(200);
    expect((await write('PUT', `${user.id}/roles`, { role: [] })).json()).toMatchObject({
      role: ['ROLE_USER'],
    });
    expect((await get('', operator)).statusCode).toBe(403);
    expect(await lastEntry(user, 'user.roles')).toMatchObject({
      before: { roles: ['ROLE_SUPERADMIN', 'ROLE_USER'] },
      after: { roles: ['ROLE_USER'] },
    });
  });

  it.each([
    [{ role: ['ROLE_GOD'] }],
    [{ role: 'ROLE_USER' }],
    [{}],
    [{ role: ['ROLE_USER', 'ROLE_USER', 'ROLE_USER', 'ROLE_USER'] }],
  ])('rejects the invalid body %j', async (body) => {
    expect((await write('PUT', `${admin.id}/roles`, body)).statusCode).toBe(422);
  });

  it('returns 409 for the own roles', async () => {
    expect((await write('PUT', `${admin.id}/roles`, { role: ['ROLE_USER'] })).json()).toMatchObject({
      status_code: 409,
      error_code: 'OWN_ACCOUNT',
    });
  });

  it('leaves one operator when two demote and block each other concurrently', async () => {
    await test.orm.em.fork().nativeUpdate(User, { id: { $ne: admin.id } }, { roles: ['ROLE_USER'] });
    for (let round = 0; round < 5; round += 1) {
      const other = await test.make.admin();
      const asOther = await test.signIn(other.email);
      const answers = await Promise.all([
        write('PUT', `${other.id}/roles`, { role: [] }),
        write('POST', `${admin.id}/block`, { reason: 'spor' }, asOther),
      ]);
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      const em = test.orm.em.fork();
      expect(await em.count(User, { roles: { $contains: ['ROLE_SUPERADMIN'] }, blockedAt: null })).toBe(1);
      await em.nativeUpdate(User, { id: admin.id }, { blockedAt: null });
      await em.nativeUpdate(User, { id: other.id }, { roles: ['ROLE_USER'] });
      asAdmin = await test.signIn(admin.email);
    }
  });
});

describe('POST /api/admin/users/:id/block', () => {
  it('requires a valid reason', async () => {
    const user = await test.make.user();
    for (const body of [{}, { reason: '' }, { reason: '   ' }, { reason: 'a'.repeat(501) }])
      expect((await write('POST', `${user.id}/block`, body)).json()).toMatchObject({
        status_code: 422,
        errors: { reason: expect.any(String) },
      });
  });

  it('ends all sessions, stores the reason and can be undone', async () => {
    const user = await test.make.user();
    const [first, second] = [await test.signIn(user.email), await test.signIn(user.email)];
    expect((await write('POST', `${user.id}/block`, { reason: 'Podvodné inzeráty' })).json()).toMatchObject({
      blocked_at: expect.any(String),
      blocked_reason: 'Podvodné inzeráty',
      sessions: [],
    });
    for (const headers of [first, second]) expect((await whoAmI(headers)).statusCode).toBe(401);
    expect(await lastEntry(user, 'user.block')).toMatchObject({
      before: { blocked_at: null, blocked_reason: null },
      after: { blocked_at: expect.any(String), blocked_reason: 'Podvodné inzeráty' },
    });
    expect((await write('POST', `${user.id}/unblock`)).json()).toMatchObject({
      blocked_at: null,
      blocked_reason: null,
    });
    expect((await whoAmI(first)).statusCode).toBe(401);
    expect((await whoAmI(await test.signIn(user.email))).statusCode).toBe(200);
    expect(await lastEntry(user, 'user.unblock')).toMatchObject({
      before: { blocked_reason: 'Podvodné inzeráty' },
    });
  });

  it('returns 409 for the own account', async () => {
    expect((await write('POST', `${admin.id}/block`, { reason: 'omyl' })).json()).toMatchObject({
      status_code: 409,
      error_code: 'OWN_ACCOUNT',
    });
  });
});

describe('POST /api/admin/users/:id/end-sessions', () => {
  it('ends all sessions of the user except the own current one', async () => {
    const user = await test.make.user();
    const own = await test.signIn(user.email);
    expect((await write('POST', `${user.id}/end-sessions`)).json()).toMatchObject({ sessions: [] });
    expect((await whoAmI(own)).statusCode).toBe(401);
    expect(await lastEntry(user, 'user.end-sessions')).toMatchObject({
      actorId: admin.id,
      before: { sessions: 1 },
    });
    await test.signIn(admin.email);
    expect((await write('POST', `${admin.id}/end-sessions`)).json()).toMatchObject({
      sessions: [{ current: true }],
    });
    expect((await whoAmI(asAdmin)).statusCode).toBe(200);
  });
});
