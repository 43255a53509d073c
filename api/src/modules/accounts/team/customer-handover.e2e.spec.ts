import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { TEST_PASSWORD } from '../../../../test/factories/factories.ts';
import { AuditEntry } from '../../audit/index.ts';
import { Space } from '../../spaces/index.ts';
import { Customer } from '../customers/index.ts';
import { User } from '../users/index.ts';
import { Member } from '../members/member.entity.ts';

type Headers = { authorization: string };
type Person = { user: User; headers: Headers };

const COMPANY = { name: 'Kulturní dům Lhota', ico: '27082440', phone: '+420602123456' };
const LONG_AGO = new Date('2026-01-01T10:00:00Z');

let test: TestApp;
let customer: Customer;
let founder: Person;
let space: Space;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  const user = await test.make.user({ name: 'Zdena Zakladatelka', emailConfirmedAt: new Date() });
  customer = await test.make.customer({ ...COMPANY, user });
  founder = { user, headers: await test.signIn(user.email) };
  const building = await test.make.building({ customer });
  space = await test.make.space({ building, withoutPhoto: true });
});

async function addOwner(since: Date, change: Partial<User> = {}): Promise<Person> {
  const user = await test.make.user({ roles: ['ROLE_USER'], emailConfirmedAt: new Date(), ...change });
  await test.make.member({ customer, user, role: 'majitel', since });
  return { user, headers: change.blockedAt ? founder.headers : await test.signIn(user.email) };
}
const erase = ({ headers }: Person) =>
  test.request({
    method: 'POST',
    url: '/api/account/erase',
    headers,
    payload: { current_password: TEST_PASSWORD },
  });
const read = async <Answer>(url: string, { headers }: Person): Promise<Answer> => {
  const answer = await test.request({ url, headers });
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
  return answer.json<Answer>();
};
const loadCustomer = (): Promise<Customer> => test.orm.em.fork().findOneOrFail(Customer, { id: customer.id });
const isErased = async ({ user }: Person): Promise<boolean> =>
  (await test.orm.em.fork().findOneOrFail(User, { id: user.id })).erasedAt !== null;

describe('the erasure of a founder', () => {
  it('hands the customer over to the oldest other majitel and keeps it whole', async () => {
    await addOwner(new Date());
    const oldest = await addOwner(LONG_AGO);
    expect((await erase(founder)).statusCode).toBe(200);
    expect(await isErased(founder)).toBe(true);
    expect(await loadCustomer()).toMatchObject({ ...COMPANY, user: { id: oldest.user.id } });
    const em = test.orm.em.fork();
    expect(await em.findOneOrFail(Space, { id: space.id })).toMatchObject({
      name: space.name,
      status: 'PUBLISHED',
    });
    expect(await em.count(Member, { customer: customer.id, user: founder.user.id })).toBe(0);
    expect(
      await em.findOneOrFail(AuditEntry, { action: 'customer.handover', subjectId: customer.id }),
    ).toMatchObject({
      actorId: founder.user.id,
      before: { user: founder.user.id },
      after: { user: oldest.user.id },
    });
  });

  it('ends the sessions of the founder, not those of the others', async () => {
    const other = await addOwner(LONG_AGO);
    const further = { ...founder, headers: await test.signIn(founder.user.email) };
    await erase(founder);
    for (const { headers } of [founder, further])
      expect((await test.request({ url: '/api/team', headers })).statusCode).toBe(401);
    const { members } = await read<{ members: { email: string }[] }>('/api/team', other);
    expect(members.map(({ email }) => email)).toEqual([other.user.email]);
  });

  it('moves the customer to the export of the successor, who is its contact for the operator', async () => {
    const other = await addOwner(LONG_AGO);
    expect(await read<object>('/api/account/export', founder)).toMatchObject({
      customer: { name: COMPANY.name },
    });
    expect(await read<object>('/api/account/export', other)).toMatchObject({ customer: null });
    await erase(founder);
    const data = await read<object>('/api/account/export', other);
    expect(data).toMatchObject({ customer: { name: COMPANY.name, ico: COMPANY.ico } });
    expect(JSON.stringify(data)).not.toContain('Zakladatelka');
    const operator = { user: other.user, headers: await test.signIn((await test.make.admin()).email) };
    const details = await read<object>(`/api/admin/customers/${customer.id}`, operator);
    expect(JSON.stringify(details)).toContain(other.user.email);
  });

  it('anonymizes the customer of its last majitel, also with members of other roles', async () => {
    const manager = await test.make.user({ roles: ['ROLE_USER'] });
    await test.make.member({ customer, user: manager, role: 'spravce' });
    expect((await erase(founder)).statusCode).toBe(200);
    expect(await loadCustomer()).toMatchObject({ name: 'Smazaný účet', ico: null, phone: null });
    expect(await test.orm.em.fork().findOneOrFail(Space, { id: space.id })).toMatchObject({
      status: 'DELETED',
    });
  });

  it('is refused when each other majitel is blocked or the founder of another customer', async () => {
    const { user } = await addOwner(LONG_AGO);
    await test.make.customer({ user });
    await addOwner(LONG_AGO, { blockedAt: new Date() });
    const refused = await erase(founder);
    expect(refused.json()).toMatchObject({ error_code: 'NO_SUCCESSOR' });
    expect(await isErased(founder)).toBe(false);
    const free = await addOwner(new Date());
    expect((await erase(founder)).statusCode).toBe(200);
    expect((await loadCustomer()).user.id).toBe(free.user.id);
  });

  it('of an operator keeps the customer too', async () => {
    const other = await addOwner(LONG_AGO);
    const em = test.orm.em.fork();
    await em.nativeUpdate(User, { id: founder.user.id }, { roles: ['ROLE_USER', 'ROLE_SUPERADMIN'] });
    await test.make.admin();
    expect((await erase(founder)).statusCode).toBe(200);
    expect(await loadCustomer()).toMatchObject({ ...COMPANY, user: { id: other.user.id } });
  });

  it('at the same time as that of the other majitel anonymizes the customer with the second of them', async () => {
    const other = await addOwner(LONG_AGO);
    const answers = await Promise.all([erase(founder), erase(other)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect([await isErased(founder), await isErased(other)]).toEqual([true, true]);
    expect(await loadCustomer()).toMatchObject({ name: 'Smazaný účet', phone: null });
  });
});
