import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import type { GlobalSearchAnswerDto, SearchResultGroupDto, SearchResultDto } from './global-search.dto.ts';

let test: TestApp;
let asAdmin: { authorization: string };
let ids: Record<
  'space' | 'garden' | 'building' | 'customer' | 'user' | 'reservation' | 'inquiry' | 'seo',
  number
>;

const execute = async (sql: string, values: unknown[] = []): Promise<number> =>
  (await test.orm.em.getConnection().execute<{ id: number }[]>(sql, values))[0]?.id ?? 0;
const ask = (q: string) =>
  test.request({ url: `/api/admin/search?q=${encodeURIComponent(q)}`, headers: asAdmin });
const groups = async (q: string): Promise<SearchResultGroupDto[]> => {
  const answer = await ask(q);
  expect(answer.statusCode).toBe(200);
  return answer.json<GlobalSearchAnswerDto>().groups;
};
const found = async (q: string, kind: SearchResultGroupDto['kind']): Promise<SearchResultDto[]> =>
  (await groups(q)).find((group) => group.kind === kind)?.items ?? [];
const findIds = async (q: string, kind: SearchResultGroupDto['kind']): Promise<number[]> =>
  (await found(q, kind)).map(({ id }) => id);

beforeAll(async () => {
  test = await createTestApp();
  asAdmin = await test.signIn((await test.make.admin({ name: 'Správce Webu' })).email);
  const user = await test.make.user({ name: 'Květoslava Řeháčková', email: 'kveta.rehackova@prostora.test' });
  const customer = await test.make.customer({ user, name: 'Zámecké slavnosti s. r. o.', ico: '27082440' });
  const building = await test.make.building({
    customer,
    name: 'Zámek Loučeň',
    slug: 'zamek-loucen',
    city: 'Loučeň',
  });
  const space = await test.make.space({ building, name: 'Zrcadlový sál', slug: 'zrcadlovy-sal' });
  const garden = await test.make.space({
    building: await test.make.building({ customer, name: 'Zahrada u Vltavy', slug: 'zahrada' }),
    name: 'Zahrada u Vltavy',
    noName: true,
    status: 'DISABLED',
  });
  const slot = [new Date('2027-05-01T10:00:00Z'), new Date('2027-05-01T12:00:00Z')];
  const reservation = await execute(
    `insert into reservation (space_id, status, starts_at, ends_at, held_from, held_until, customer_name,
     customer_email) values (?, 'confirmed', ?, ?, ?, ?, 'Dalibor Šťastný', 'dalibor@host.example') returning id`,
    [space.id, ...slot, ...slot],
  );
  const inquiry = await execute(
    `insert into inquiry (kind, state, fullname, email, attribute_ids)
     values ('demand', 'open', 'Šárka Žižková', 'sarka@host.example', '{}') returning id`,
  );
  const plan = await execute(
    `insert into subscription_plan (slug, name, config) values ('hledany', 'Hledaný', '{}') returning id`,
  );
  await execute(
    `insert into plan_order (customer_id, plan_id, number, plan_name, price_haler, supplier, buyer, created_at,
     due_on) values (?, ?, '2026000777', 'Profi', 499000, '{}', '{}', now(), '2026-12-01') returning id`,
    [customer.id, plan],
  );
  const seo = await execute(
    `insert into seo_url (path, attribute_ids, title, h1, footer_links)
     values ('svatby-na-zamku', '{}', 'Svatby na zámku', 'Svatba na českém zámku', '[]') returning id`,
  );
  ids = {
    space: space.id,
    garden: garden.id,
    building: building.id,
    customer: customer.id,
    user: user.id,
    reservation,
    inquiry,
    seo,
  };
});
afterAll(() => test.close());

describe('GET /api/admin/search', () => {
  it('finds each kind by name ignoring case and accents, and returns its URL', async () => {
    expect(await found('zrcadlovy', 'space')).toEqual([
      {
        id: ids.space,
        title: 'Zrcadlový sál',
        subtitle: 'Zámek Loučeň · Loučeň · publikovaný',
        url: `/admin2/prostory/${ids.space}`,
      },
    ]);
    expect(await found('ZÁMEK LOUČ', 'building')).toEqual([
      {
        id: ids.building,
        title: 'Zámek Loučeň',
        subtitle: 'Loučeň · Zámecké slavnosti s. r. o.',
        url: `/admin2/budovy/${ids.building}`,
      },
    ]);
    expect(await found('zamecke slav', 'customer')).toEqual([
      {
        id: ids.customer,
        title: 'Zámecké slavnosti s. r. o.',
        subtitle: 'kveta.rehackova@prostora.test · IČO 27082440',
        url: `/admin2/zakaznici/${ids.customer}`,
      },
    ]);
    expect(await found('rehackova', 'user')).toEqual([
      {
        id: ids.user,
        title: 'Květoslava Řeháčková',
        subtitle: 'kveta.rehackova@prostora.test',
        url: `/admin2/uzivatele/${ids.user}`,
      },
    ]);
    expect((await found('stastny', 'reservation'))[0]).toMatchObject({
      id: ids.reservation,
      title: 'Dalibor Šťastný',
      url: `/admin2/rezervace/${ids.reservation}`,
    });
    expect((await found('zizkova sarka', 'inquiry'))[0]).toMatchObject({
      id: ids.inquiry,
      title: 'Šárka Žižková',
      url: `/admin2/poptavky/${ids.inquiry}`,
    });
    expect(await found('svatba na ceskem', 'seo_url')).toEqual([
      {
        id: ids.seo,
        title: 'Svatba na českém zámku',
        subtitle: '/katalog/svatby-na-zamku',
        url: `/admin2/seo-url/${ids.seo}`,
      },
    ]);
  });

  it('finds by e-mail, company number, path, building name, and words of both names', async () => {
    expect(await findIds('kveta.rehackova@prostora', 'user')).toEqual([ids.user]);
    expect(await findIds('dalibor@host.example', 'reservation')).toEqual([ids.reservation]);
    expect(await findIds('27082440', 'customer')).toEqual([ids.customer]);
    expect(await findIds('svatby-na-zamku', 'seo_url')).toEqual([ids.seo]);
    expect(await findIds('louč', 'space')).toEqual([ids.space]);
    expect(await findIds('zrcadlovy loucen', 'space')).toEqual([ids.space]);
    expect(await findIds('zrcadlovy vltava', 'space')).toEqual([]);
  });

  it('finds records by id and orders by number', async () => {
    expect((await found(String(ids.reservation), 'reservation'))[0]?.id).toBe(ids.reservation);
    expect((await found(`#${ids.inquiry}`, 'inquiry'))[0]?.id).toBe(ids.inquiry);
    expect((await found(String(ids.garden), 'space'))[0]?.id).toBe(ids.garden);
    const order = {
      title: '2026000777',
      subtitle: 'Zámecké slavnosti s. r. o. · Profi · čeká na platbu',
      url: '/admin2/clenstvi?search=2026000777',
    };
    expect(await found('2026000777', 'order')).toMatchObject([order]);
    expect(await found('777', 'order')).toMatchObject([order]);
  });

  it('finds two letters at the beginning of a name, and nothing by a single letter', async () => {
    expect(await findIds('Zr', 'space')).toEqual([ids.space]);
    expect(await findIds('rc', 'space')).toEqual([]);
    expect(await groups('z')).toEqual([]);
  });

  it('titles a whole-building space by its building, and returns the best five of a kind', async () => {
    expect(await found('zahrada', 'space')).toMatchObject([
      { id: ids.garden, title: 'Zahrada u Vltavy', subtitle: 'Brno · zakázaný' },
    ]);
    for (let i = 0; i < 7; i += 1) await test.make.user({ name: `Pan Nejlepší ${i}` });
    const best = await test.make.user({ name: 'Nejlepší Jan' });
    const names = (await found('nejlepsi', 'user')).map(({ title }) => title);
    expect(names).toHaveLength(5);
    expect((await found('nejlepsi', 'user'))[0]?.id).toBe(best.id);
  });

  it('treats pattern characters literally', async () => {
    expect(await groups('100%_\\')).toEqual([]);
    expect(await groups("%%%'")).toEqual([]);
  });

  it('does not find erased and anonymized records', async () => {
    await execute(`update reservation set forgotten_at = now() where id = ? returning id`, [ids.reservation]);
    await execute(`update inquiry set forgotten_at = now() where id = ? returning id`, [ids.inquiry]);
    await execute(`update app_user set erased_at = now() where id = ? returning id`, [ids.user]);
    expect(await findIds('stastny', 'reservation')).toEqual([]);
    expect(await findIds(String(ids.reservation), 'reservation')).toEqual([]);
    expect(await findIds('zizkova', 'inquiry')).toEqual([]);
    expect(await findIds('rehackova', 'user')).toEqual([]);
    expect(await findIds(String(ids.user), 'user')).toEqual([]);
    expect(await findIds('zamecke slavnosti', 'customer')).toEqual([]);
    expect(await found('2026000777', 'order')).toMatchObject([{ subtitle: 'Profi · čeká na platbu' }]);
  });

  it('returns 422 for an empty or too long text', async () => {
    expect((await ask('  ')).json()).toMatchObject({ status_code: 422, errors: { q: expect.any(String) } });
    expect((await ask('x'.repeat(101))).json()).toMatchObject({
      status_code: 422,
      errors: { q: expect.any(String) },
    });
    expect((await test.request({ url: '/api/admin/search', headers: asAdmin })).statusCode).toBe(422);
  });
});
