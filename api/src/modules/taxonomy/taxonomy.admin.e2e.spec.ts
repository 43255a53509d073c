import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CatalogAnswer } from '@prostora/api-client';
import { inquiriesApi } from '@prostora/strings/cs/inquiries-api.ts';
import { errors, fieldErrors } from '@prostora/strings/cs/errors.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { refreshCatalog } from '../../../test/projections.ts';
import { eventually } from '../../../test/platform.ts';
import { AuditEntry } from '../audit/index.ts';
import { CatalogProjector } from '../catalog/index.ts';
import { Inquiry } from '../inquiries/index.ts';
import { RedirectsService, SeoUrl } from '../seo/index.ts';
import type { Attribute, Purpose } from './index.ts';

type Row = Record<string, unknown> & { id: number; version: number; name: string };
type Taxonomy = { purposes: Row[]; attributes: Row[] };

let test: TestApp;
let asAdmin: { authorization: string };

beforeAll(async () => {
  test = await createTestApp();
  asAdmin = await test.signIn((await test.make.admin()).email);
});
afterAll(() => test.close());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  test.request({ method, url: `/api/admin/taxonomy${path}`, headers: asAdmin, ...(payload && { payload }) });
const all = async (): Promise<Taxonomy> => (await call('GET', '')).json<Taxonomy>();
const purposeRow = async (id: number): Promise<Row | undefined> =>
  (await all()).purposes.find((row) => row.id === id);
const NEW = {
  name: 'Turnaj v šachu',
  group: 'firemni',
  title_phrase: 'Prostory na turnaj v šachu',
  icon: 'crown',
};
const catalog = async (query: string) => test.request({ url: `/api/catalog/new/?${query}` });
const lastEntry = async (): Promise<AuditEntry | undefined> =>
  (await test.orm.em.fork().find(AuditEntry, {}, { orderBy: { id: 'desc' }, limit: 1 }))[0];

describe('GET /api/admin/taxonomy', () => {
  it('lists items in order with their usage, published spaces counted separately', async () => {
    const [used, unused] = [
      await test.make.purpose({ sortOrder: 2, icon: 'gem' }),
      await test.make.purpose({ sortOrder: 1 }),
    ];
    const projector = await test.make.attribute();
    await test.make.space({ purposes: [used] as never, attributes: [projector] as never });
    await test.make.space({ purposes: [used] as never, status: 'DRAFT' });
    await insertInquiry({ purpose: used.id, attributeIds: [projector.id] });
    const { purposes, attributes } = await all();
    expect(purposes.filter(({ id }) => [used.id, unused.id].includes(id))).toEqual([
      expect.objectContaining({
        id: unused.id,
        spaces: 0,
        published_spaces: 0,
        inquiries: 0,
        seo_urls: 0,
        icon: null,
      }),
      {
        id: used.id,
        slug: used.slug,
        name: used.name,
        group: 'firemni',
        category: null,
        title_phrase: used.titlePhrase,
        icon: 'gem',
        usual_from: null,
        usual_to: null,
        usual_layout: null,
        usual_days: null,
        sort_order: 2,
        spaces: 2,
        published_spaces: 1,
        inquiries: 1,
        seo_urls: 0,
        version: 1,
      },
    ]);
    expect(attributes.find(({ id }) => id === projector.id)).toMatchObject({
      title_phrase: null,
      category: 'av',
      spaces: 1,
      inquiries: 1,
    });
  });
});

describe('creating and updating', () => {
  it('generates the slug from the name, appends to the group, and writes an audit record', async () => {
    const first = (await call('POST', '/purposes', NEW)).json<Row>();
    const second = (await call('POST', '/purposes', NEW)).json<Row>();
    expect([first['slug'], second['slug'], first['icon']]).toEqual([
      'turnaj-v-sachu',
      'turnaj-v-sachu-2',
      'crown',
    ]);
    const order = (await all()).purposes.filter(({ group }) => group === 'firemni').map(({ id }) => id);
    expect(order.slice(-2)).toEqual([first.id, second.id]);
    expect(await lastEntry()).toMatchObject({
      action: 'purpose.add',
      subjectType: 'purpose',
      subjectId: second.id,
      after: { name: NEW.name, slug: 'turnaj-v-sachu-2' },
    });
  });

  it('keeps usual hours, which the catalogue assumes for an event without hours', async () => {
    const saved = (
      await call('POST', '/purposes', { ...NEW, usual_from: '18:00', usual_to: '26:00' })
    ).json<Row>();
    expect([saved['usual_from'], saved['usual_to']]).toEqual(['18:00', '26:00']);
    expect(await lastEntry()).toMatchObject({ after: { usual_hours: '18:00–26:00' } });
  });

  it('keeps the usual layout and days, which the catalogue assumes, and lets them go', async () => {
    const usual = { usual_layout: 'banket', usual_days: 'saturday' };
    const saved = (await call('POST', '/purposes', { ...NEW, ...usual })).json<Row>();
    expect(saved).toMatchObject(usual);
    expect(await lastEntry()).toMatchObject({ after: usual });
    const without = { ...NEW, version: saved['version'], usual_layout: null, usual_days: null };
    expect((await call('PUT', `/purposes/${saved.id}`, without)).json<Row>()).toMatchObject({
      usual_layout: null,
      usual_days: null,
    });
  });

  it.each<[string, string, object, Record<string, string>]>([
    [
      'purposes',
      'an unknown usual layout and usual days',
      { ...NEW, usual_layout: 'kruh', usual_days: 'sunday' },
      { usual_layout: fieldErrors.choice, usual_days: fieldErrors.choice },
    ],
    [
      'attributes',
      'an attribute with a usual layout',
      { name: 'X', group: 'services', category: 'av', usual_layout: 'u', usual_days: 'working' },
      { usual_layout: fieldErrors.unknown, usual_days: fieldErrors.unknown },
    ],
    [
      'purposes',
      'a purpose without the title of its lists',
      { name: 'X', group: 'firemni' },
      { title_phrase: fieldErrors.required },
    ],
    ['purposes', 'a purpose with a category', { ...NEW, category: 'Hry' }, { category: fieldErrors.unknown }],
    ['purposes', 'an unknown group', { ...NEW, group: 'jina' }, { group: fieldErrors.choice }],
    ['purposes', 'an unknown icon', { ...NEW, icon: 'nothing' }, { icon: fieldErrors.choice }],
    ['purposes', 'a slug with punctuation', { ...NEW, slug: 'Šachy!' }, { slug: fieldErrors.slug }],
    [
      'purposes',
      'usual hours without an end',
      { ...NEW, usual_from: '18:00' },
      { usual_to: inquiriesApi.fields.bothTimes },
    ],
    [
      'purposes',
      'usual hours without a start',
      { ...NEW, usual_to: '18:00' },
      { usual_from: inquiriesApi.fields.bothTimes },
    ],
    [
      'purposes',
      'usual hours that end before they start',
      { ...NEW, usual_from: '18:00', usual_to: '17:00' },
      { usual_to: fieldErrors.endAfterStart },
    ],
    [
      'purposes',
      'usual hours after 30:00',
      { ...NEW, usual_from: '18:00', usual_to: '30:30' },
      { usual_to: fieldErrors.clock },
    ],
    [
      'attributes',
      'an attribute with usual hours',
      { name: 'X', group: 'services', category: 'av', usual_from: '18:00', usual_to: '20:00' },
      { usual_from: fieldErrors.unknown, usual_to: fieldErrors.unknown },
    ],
    ['purposes', 'a numeric slug', { ...NEW, slug: '12' }, { slug: fieldErrors.slug }],
    ['purposes', 'the slug of a capacity bucket', { ...NEW, slug: 'do-50' }, { slug: fieldErrors.slug }],
    [
      'attributes',
      'an attribute without a category',
      { name: 'X', group: 'services' },
      { category: fieldErrors.required },
    ],
    [
      'attributes',
      'an empty name',
      { name: ' ', group: 'services', category: 'Hry' },
      { name: fieldErrors.required },
    ],
  ])('rejects in %s %s', async (kind, _what, input, expected) => {
    const answer = await call('POST', `/${kind}`, input);
    expect([answer.statusCode, answer.json<{ errors: object }>().errors]).toEqual([422, expected]);
  });

  it('rejects a taken slug, and answers 409 with the present state to an outdated version', async () => {
    const [taken, purpose] = [await test.make.purpose(), await test.make.purpose()];
    const values = { ...NEW, slug: purpose.slug };
    expect(
      (await call('PUT', `/purposes/${purpose.id}`, { ...values, slug: taken.slug, version: 1 })).json(),
    ).toMatchObject({ errors: { slug: fieldErrors.slugTaken } });
    expect(
      (await call('PUT', `/purposes/${purpose.id}`, { ...values, name: 'Jinak', version: 1 })).json(),
    ).toMatchObject({ name: 'Jinak', version: 2 });
    const late = await call('PUT', `/purposes/${purpose.id}`, { ...values, name: 'Pozdě', version: 1 });
    expect([late.statusCode, late.json()]).toEqual([
      409,
      expect.objectContaining({ error_code: 'CONFLICT', current: await purposeRow(purpose.id) }),
    ]);
    expect(await lastEntry()).toMatchObject({
      action: 'purpose.save',
      before: { name: purpose.name },
      after: { name: 'Jinak' },
    });
  });

  it('moves an item whose group changed to the end of the new group', async () => {
    const [moved, last] = [
      await test.make.purpose({ group: 'tvorba' }),
      await test.make.purpose({ group: 'kultura' }),
    ];
    await call('PUT', `/purposes/${moved.id}`, {
      name: moved.name,
      group: 'kultura',
      title_phrase: moved.titlePhrase,
      version: 1,
    });
    expect(
      (await all()).purposes
        .filter(({ group }) => group === 'kultura')
        .map(({ id }) => id)
        .slice(-2),
    ).toEqual([last.id, moved.id]);
  });

  it('redirects the former slug to the new one until another item takes it', async () => {
    const purpose = await test.make.purpose();
    const slug = `novy-${purpose.slug}`;
    await call('PUT', `/purposes/${purpose.id}`, {
      name: purpose.name,
      group: 'firemni',
      title_phrase: purpose.titlePhrase,
      slug,
      version: 1,
    });
    await eventually(
      'the catalogue follows',
      async () =>
        (await catalog(`path=${purpose.slug}`)).json<CatalogAnswer>().new_url === `/katalog/${slug}`,
    );
    const { slug: reused } = (await call('POST', '/purposes', { ...NEW, slug: purpose.slug })).json<{
      slug: string;
    }>();
    expect(reused).toBe(purpose.slug);
    await eventually(
      'the catalogue follows',
      async () =>
        (await catalog(`path=${purpose.slug}`)).json<CatalogAnswer>().new_url === `/katalog/${purpose.slug}`,
    );
  });

  it('shows a new name in lists of spaces', async () => {
    const purpose = await test.make.purpose();
    const space = await test.make.space({ purposes: [purpose] as never });
    await test.app.get(CatalogProjector).rebuildAll();
    await call('PUT', `/purposes/${purpose.id}`, {
      name: 'Zbrusu nový účel',
      group: 'firemni',
      title_phrase: purpose.titlePhrase,
      version: 1,
    });
    await refreshCatalog(test);
    await eventually('the catalogue follows', async () =>
      (await catalog('search=zbrusu'))
        .json<CatalogAnswer>()
        .catalog.spaces.some(({ id, tags }) => id === space.id && tags.includes('Zbrusu nový účel')),
    );
  });
});

describe('reordering', () => {
  it('requires each item of one group exactly once', async () => {
    const group = { group: 'pohyb-kurzy-prace' };
    const ids: number[] = [];
    for (const sortOrder of [5, 6, 7]) ids.push((await test.make.purpose({ ...group, sortOrder })).id);
    const [a = 0, b = 0, c = 0] = ids;
    const other = await test.make.purpose({ group: 'kultura' });
    for (const wrong of [[a, b], [a, b, b], [a, b, c, other.id], [other.id, a, b], [], [999_999]]) {
      expect((await call('PUT', '/purposes/order', { ids: wrong })).statusCode).toBe(422);
    }
    const answer = await call('PUT', '/purposes/order', { ids: [c, a, b] });
    expect(
      answer
        .json<Taxonomy>()
        .purposes.filter((row) => row['group'] === group.group)
        .map(({ id }) => id),
    ).toEqual([c, a, b]);
    expect((await purposeRow(a))?.version).toBe(1);
    expect((await lastEntry())?.action).toBe('purpose.order');
  });
});

describe('deleting', () => {
  it('answers 409 with the numbers of spaces, inquiries and SEO URLs that use the item', async () => {
    const [purpose, attribute] = [await test.make.purpose(), await test.make.attribute()];
    await test.make.space({ purposes: [purpose] as never, status: 'DELETED' });
    await insertInquiry({ purpose: purpose.id, attributeIds: [attribute.id] });
    await insertSeoUrl({ attributeIds: [attribute.id] });
    expect((await call('DELETE', `/purposes/${purpose.id}`)).json()).toMatchObject({
      status_code: 409,
      error_code: 'IN_USE',
      message: errors.IN_USE,
      uses: { spaces: 1, inquiries: 1, seo_urls: 0 },
    });
    expect((await call('DELETE', `/attributes/${attribute.id}`)).json()).toMatchObject({
      status_code: 409,
      uses: { spaces: 0, inquiries: 1, seo_urls: 1 },
    });
  });

  it('is undone by adding the same item with its sort order', async () => {
    const before = (await all()).purposes.map(({ slug }) => slug);
    const target = (await all()).purposes.find(
      (row) => row['spaces'] === 0 && row['inquiries'] === 0 && row['seo_urls'] === 0,
    );
    const deleted = (await call('DELETE', `/purposes/${target?.id}`)).json<Row>();
    expect(await purposeRow(deleted.id)).toBeUndefined();
    expect((await call('DELETE', `/purposes/${deleted.id}`)).statusCode).toBe(404);
    const { name, slug, group, title_phrase, icon, sort_order } = deleted;
    expect(
      (await call('POST', '/purposes', { name, slug, group, title_phrase, icon, sort_order })).statusCode,
    ).toBe(200);
    expect((await all()).purposes.map((row) => row['slug'])).toEqual(before);
  });
});

describe('merging', () => {
  let from: Purpose;
  let into: Purpose;
  let attributes: [Attribute, Attribute, Attribute];

  beforeEach(async () => {
    [from, into] = [await test.make.purpose(), await test.make.purpose()];
    attributes = [await test.make.attribute(), await test.make.attribute(), await test.make.attribute()];
  });

  const purposesOf = async (id: number): Promise<number[]> =>
    (
      await test.orm.em
        .getConnection()
        .execute<{ purpose_id: number }[]>(
          'select purpose_id from space_purpose where space_id = ? order by id',
          [id],
        )
    ).map((row) => row.purpose_id);
  const attributesOf = async (id: number): Promise<number[]> =>
    (
      await test.orm.em
        .getConnection()
        .execute<{ attribute_id: number }[]>(
          'select attribute_id from space_attribute where space_id = ? order by attribute_id',
          [id],
        )
    ).map((row) => row.attribute_id);

  it('previews the changes, and rejects the item itself, unknown items and an outdated version', async () => {
    await test.make.space({ purposes: [from] as never });
    await insertInquiry({ purpose: from.id });
    const preview = await call('GET', `/purposes/${from.id}/merge-preview?into=${into.id}`);
    expect(preview.json()).toMatchObject({
      from: { id: from.id, spaces: 1, published_spaces: 1, inquiries: 1, seo_urls: 0 },
      into: { id: into.id, spaces: 0 },
    });
    for (const wrong of [from.id, 999_999]) {
      expect((await call('GET', `/purposes/${from.id}/merge-preview?into=${wrong}`)).json()).toMatchObject({
        errors: { into: fieldErrors.choice },
      });
      expect(
        (await call('POST', `/purposes/${from.id}/merge`, { into: wrong, version: 1 })).json(),
      ).toMatchObject({ errors: { into: fieldErrors.choice } });
    }
    expect(
      (await call('POST', `/purposes/${from.id}/merge`, { into: into.id, version: 2 })).json(),
    ).toMatchObject({ status_code: 409, current: { id: from.id, version: 1 } });
    expect((await call('POST', '/purposes/999999/merge', { into: into.id, version: 1 })).statusCode).toBe(
      404,
    );
  });

  it('replaces a purpose of every space without duplicates at the better rank, for all permutations of three', async () => {
    const third = await test.make.purpose();
    const orders = arrangements([from, into, third]).filter((order) => order.length > 0);
    const spaces = [];
    for (const order of orders)
      spaces.push(await test.make.space({ purposes: order as never, withoutPhoto: true }));
    expect(
      (await call('POST', `/purposes/${from.id}/merge`, { into: into.id, version: 1 })).json(),
    ).toMatchObject({
      id: into.id,
      spaces: orders.filter((order) => order.includes(from) || order.includes(into)).length,
    });
    for (const [index, order] of orders.entries()) {
      const wanted = [...new Set(order.map((one) => (one === from ? into.id : one.id)))];
      expect(await purposesOf(spaces[index]?.id ?? 0)).toEqual(wanted);
    }
    const versions = await test.orm.em
      .getConnection()
      .execute<{ id: number; version: number }[]>('select id, version from space where id = any(?::int[])', [
        `{${spaces.map(({ id }) => id).join(',')}}`,
      ]);
    expect(
      versions
        .filter(({ version }) => version > 1)
        .map(({ id }) => id)
        .sort((a, b) => a - b),
    ).toEqual(spaces.filter((_space, index) => orders[index]?.includes(from)).map(({ id }) => id));
  });

  it('replaces an attribute of every space, inquiry and SEO URL, for all subsets of three', async () => {
    const [one, other, third] = attributes;
    const sets = [
      [],
      [one],
      [other],
      [third],
      [one, other],
      [one, third],
      [other, third],
      [third, other, one],
    ];
    const spaces = [];
    const inquiries = [];
    for (const set of sets)
      spaces.push(await test.make.space({ attributes: set as never, withoutPhoto: true }));
    for (const set of sets) inquiries.push(await insertInquiry({ attributeIds: set.map(({ id }) => id) }));
    await call('POST', `/attributes/${one.id}/merge`, { into: other.id, version: 1 });
    const merged = (set: Attribute[]): number[] => [
      ...new Set(set.map(({ id }) => (id === one.id ? other.id : id))),
    ];
    for (const [index, set] of sets.entries()) {
      expect(await attributesOf(spaces[index]?.id ?? 0)).toEqual(merged(set).sort((a, b) => a - b));
      expect(
        (await test.orm.em.fork().findOneOrFail(Inquiry, { id: inquiries[index] ?? 0 })).attributeIds,
      ).toEqual(merged(set));
    }
    expect((await all()).attributes.some(({ id }) => id === one.id)).toBe(false);
  });

  it('keeps one of two SEO URLs with equal filters, and redirects the other to it', async () => {
    const [kept, gone, alone] = [
      await insertSeoUrl({ purposeId: into.id }),
      await insertSeoUrl({ purposeId: from.id }),
      await insertSeoUrl({ purposeId: from.id, capacity: 'do-50' }),
    ];
    await call('POST', `/purposes/${from.id}/merge`, { into: into.id, version: 1 });
    const left = await test.orm.em
      .fork()
      .find(SeoUrl, { path: { $in: [kept, gone, alone] } }, { orderBy: { id: 'asc' } });
    expect(left.map(({ path, purposeId }) => [path, purposeId])).toEqual([
      [kept, into.id],
      [alone, into.id],
    ]);
    expect(await test.app.get(RedirectsService).findTarget(`/katalog/${gone}`)).toBe(`/katalog/${kept}`);
  });

  it('keeps catalogue URLs by slug and by id, and former aliases', async () => {
    const region = await test.make.town();
    await call('PUT', `/purposes/${from.id}`, {
      name: from.name,
      group: 'firemni',
      title_phrase: from.titlePhrase,
      slug: `jiny-${from.slug}`,
      version: 1,
    });
    await call('POST', `/purposes/${from.id}/merge`, { into: into.id, version: 2 });
    const third = await test.make.purpose();
    await call('POST', `/purposes/${into.id}/merge`, { into: third.id, version: 1 });
    for (const query of [
      `path=${from.slug}`,
      `path=jiny-${from.slug}`,
      `path=${into.slug}`,
      `purpose=${from.id}`,
      `purpose=${into.slug}`,
    ]) {
      await eventually(
        'the catalogue follows',
        async () => (await catalog(query)).json<CatalogAnswer>().new_url === `/katalog/${third.slug}`,
      );
    }
    await eventually(
      'the catalogue follows',
      async () =>
        (await catalog(`path=${region.slug}/${from.slug}`)).json<CatalogAnswer>().new_url ===
        `/katalog/${region.slug}/${third.slug}`,
    );
    const [one, other] = attributes;
    await call('POST', `/attributes/${one.id}/merge`, { into: other.id, version: 1 });
    await eventually(
      'the catalogue follows',
      async () =>
        (await catalog(`attributes=${one.id},${other.id}`)).json<CatalogAnswer>().new_url ===
        `/?attributes=${other.id}`,
    );
  });

  it('updates the catalogue and writes an audit record', async () => {
    const space = await test.make.space({ purposes: [from] as never });
    await test.app.get(CatalogProjector).rebuildAll();
    await call('POST', `/purposes/${from.id}/merge`, { into: into.id, version: 1 });
    expect(await lastEntry()).toMatchObject({
      action: 'purpose.merge',
      subjectId: into.id,
      before: { merged: from.name },
      after: { name: into.name, spaces: 1 },
    });
    await refreshCatalog(test);
    await eventually('the catalogue follows', async () =>
      (await catalog(`purpose=${into.slug}`))
        .json<CatalogAnswer>()
        .catalog.spaces.some(({ id, tags }) => id === space.id && String(tags) === into.name),
    );
  });

  it('keeps one item with all references when two merge into each other concurrently', async () => {
    const space = await test.make.space({ purposes: [from, into] as never });
    const answers = await Promise.all([
      call('POST', `/purposes/${from.id}/merge`, { into: into.id, version: 1 }),
      call('POST', `/purposes/${into.id}/merge`, { into: from.id, version: 1 }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect(await purposesOf(space.id)).toHaveLength(1);
  });
});

/** All permutations of all subsets. */
function arrangements<T>(things: readonly T[]): T[][] {
  return [
    [],
    ...things.flatMap((first) =>
      arrangements(things.filter((thing) => thing !== first)).map((rest) => [first, ...rest]),
    ),
  ];
}

let last = 0;

async function insertInquiry({
  purpose = null,
  attributeIds = [],
}: {
  purpose?: number | null;
  attributeIds?: number[];
}): Promise<number> {
  const em = test.orm.em.fork();
  const inquiry = em.create(
    Inquiry,
    { kind: 'demand', fullname: 'Jan', email: 'jan@host.example', purpose, attributeIds } as never,
    { partial: true },
  );
  await em.flush();
  return inquiry.id;
}

async function insertSeoUrl(
  given: Partial<Pick<SeoUrl, 'purposeId' | 'attributeIds' | 'capacity'>>,
): Promise<string> {
  const em = test.orm.em.fork();
  last += 1;
  const path = `adresa-${last}`;
  em.create(SeoUrl, { path, title: 'T', h1: 'H', ...given } as never, { partial: true });
  await em.flush();
  return path;
}

it('validates an update like a new item, also when the slug stays', async () => {
  const { id } = await test.make.attribute();
  const { version } = (await all()).attributes.find((row) => row.id === id)!;
  const answer = await call('PUT', `/attributes/${id}`, {
    name: 'Stoly',
    group: 'firemni',
    icon: 'crown',
    version,
  });
  expect([answer.statusCode, answer.json<{ errors: object }>().errors]).toEqual([
    422,
    { group: fieldErrors.choice, category: fieldErrors.required },
  ]);
});
