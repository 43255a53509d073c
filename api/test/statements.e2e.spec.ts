import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { createTestApp, type TestApp } from './app.ts';
import { countStatements as sentBy, type Statements } from './statements.ts';

const MANY = 30;

/** Pages of records, with the most statements for one. */
const PAGED_LISTS: readonly [string, number][] = [
  ['users?sort=name&search=a', 2],
  ['customers?sort=spaces&search=a', 2],
  ['buildings?sort=spaces&search=a', 2],
  ['inquiries?sort=name', 2],
  ['orders?sort=customer', 3],
  ['mails?sort=address', 3],
  ['audit?action=login', 2],
  ['reservations?sort=guest', 3],
  ['timeline?subject_type=customer&subject_id=1', 2],
];
/** Other lists, measured with one and with many records. */
const OTHER_LISTS = [
  'redirects?sort=from&page_size=100',
  'redirects?kind=manual&page_size=100',
  'synonyms?sort=item&page_size=100',
  'space-reviews',
  'plans',
  'views?list=users',
  'audit/names',
  'reservations/calendar',
  'reservations/calendar?customer=1',
  'queues/outbox',
  'queues/catalog',
  'mail-templates',
  'sender-blocks',
  'privacy/requests?page_size=100',
  'content',
  'content/1/revisions',
  'terms',
  'blog/posts?page_size=100',
  'blog/posts/1/revisions',
  'blog/categories',
  'blog/tags',
  'seo-urls/options',
  'waiting?page_size=100',
];
/** Lists with a test of their own. */
const OWN_TESTS = ['taxonomy', 'locations', 'seo-urls', 'dashboard', 'search'];
/** Reads of one record, of the process or of Redis; exports are streamed (ADR 14). */
const SINGLE_RECORD_READS = [
  'ai-writer',
  'queues',
  'queues/failed',
  'settings',
  'blog/posts/{id}',
  'blog/posts/{id}/revisions/{revision}',
  'buildings/{id}',
  'content/{id}',
  'content-revisions/{id}',
  'customers/{id}',
  'images/{id}',
  'inquiries/{id}',
  'locations/{id}',
  'mails/{id}',
  'mail-templates/{name}',
  'privacy/requests/{id}/preview',
  'redirects/{id}',
  'reservations/{id}',
  'seo-urls/{id}',
  'spaces/{id}',
  'synonyms/{id}',
  'spaces/{id}/figures',
  'taxonomy/attributes/{id}/merge-preview',
  'taxonomy/purposes/{id}/merge-preview',
  'terms/{id}',
  'users/{id}',
];

let test: TestApp;
let asAdmin: { authorization: string };
let address: string;

beforeAll(async () => {
  test = await createTestApp();
  asAdmin = await test.signIn((await test.make.admin()).email);
  for (let i = 0; i < MANY; i += 1) {
    const space = await test.make.space({
      attributes: [await test.make.attribute(), await test.make.attribute()],
    });
    await test.make.photo(space);
    address = `${space.building.slug}/${space.slug}`;
  }
  const connection = test.orm.em.getConnection();
  await connection.execute(
    `insert into subscription_plan (slug, name, price_haler_per_year, config) values ('velky', 'Velký', 100, '{}')`,
  );
  await connection.execute(`insert into plan_order (customer_id, plan_id, number, plan_name, price_haler, state, supplier, buyer, created_at, due_on)
    select c.id, p.id, (2026000000 + c.id)::text, 'Velký', 100, 'waiting', '{}', '{}', now(), '2026-12-01' from customer c, subscription_plan p where p.slug = 'velky'`);
  await connection.execute(
    `insert into inquiry (kind, state, fullname, email, text, attribute_ids, created_at) select 'demand', 'open', 'Jana ' || n, 'jana@host.example', '', '{}', now() from generate_series(1, ?::int) n`,
    [MANY],
  );
});
afterAll(() => test.close());

const measureStatements = (url: string, headers: Record<string, string> = {}): Promise<Statements> =>
  sentBy(test, url, headers);

describe('statements of a request', () => {
  it('are counted for every list of the console', () => {
    const { paths } = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')) as {
      paths: Record<string, object>;
    };
    const reads = Object.entries(paths)
      .filter(([path, methods]) => 'get' in methods && path.startsWith('/api/admin/'))
      .map(([path]) => path.replace('/api/admin/', ''))
      .filter((path) => !path.endsWith('/export'));
    const counted = [...PAGED_LISTS.map(([list]) => list), ...OTHER_LISTS, ...OWN_TESTS].map((list) =>
      list.replace(/\?.*$/u, '').replace(/\/1(?=\/|$)/u, '/{id}'),
    );
    expect(reads.filter((path) => ![...counted, ...SINGLE_RECORD_READS].includes(path))).toEqual([]);
    expect([...counted, ...SINGLE_RECORD_READS].filter((path) => !reads.includes(path))).toEqual([]);
  });

  it('for a space are twelve', async () => {
    expect(await measureStatements(`/api/space/?url=${address}`)).toEqual({ status: 200, orm: 12, plain: 0 });
  });

  it('for the console list of spaces do not grow with the rows', async () => {
    const few = await measureStatements('/api/catalog/admin?page_size=5', asAdmin);
    expect(few.status).toBe(200);
    expect(few.orm).toBeLessThanOrEqual(6);
    expect(await measureStatements('/api/catalog/admin?page_size=100', asAdmin)).toEqual(few);
    expect(await measureStatements('/api/catalog/admin?page_size=20', asAdmin)).toEqual(few);
  });

  it.each(PAGED_LISTS)('for the list of %s do not grow with the rows', async (list, most) => {
    const few = await measureStatements(`/api/admin/${list}&page_size=1`, asAdmin);
    expect(few.status).toBe(200);
    expect(few.orm).toBeLessThanOrEqual(most);
    expect(await measureStatements(`/api/admin/${list}&page_size=100`, asAdmin)).toEqual(few);
  });

  it('for taxonomy and locations do not grow with the rows', async () => {
    const [taxonomy, places] = [
      await measureStatements('/api/admin/taxonomy', asAdmin),
      await measureStatements('/api/admin/locations?page_size=5', asAdmin),
    ];
    expect([taxonomy.orm, places.orm]).toEqual([8, 5]);
    for (let i = 0; i < 5; i += 1)
      await Promise.all([test.make.purpose(), test.make.attribute(), test.make.location({})]);
    expect(await measureStatements('/api/admin/taxonomy', asAdmin)).toEqual(taxonomy);
    expect(await measureStatements('/api/admin/locations?page_size=100', asAdmin)).toEqual(places);
  });

  it('for SEO URLs are one, because they are cached', async () => {
    const few = await measureStatements('/api/admin/seo-urls?page_size=1', asAdmin);
    expect(few).toMatchObject({ status: 200, orm: 1 });
    await test.orm.em.getConnection()
      .execute(`insert into seo_url (path, purpose_id, attribute_ids, title, h1, footer_links)
      select 'adresa-' || id, id, '{}', 'Titulek', 'Nadpis', '[{"link_name":null,"title":"x","url":"/katalog/nikam"}]' from purpose`);
    await measureStatements('/api/admin/seo-urls', asAdmin);
    expect(
      await measureStatements('/api/admin/seo-urls?page_size=100&sort=results&problem=texts', asAdmin),
    ).toEqual(few);
  });

  it('for the dashboard do not grow with the period', async () => {
    const week = await measureStatements('/api/admin/dashboard?days=7', asAdmin);
    expect(week).toMatchObject({ status: 200, orm: 7 });
    expect(await measureStatements('/api/admin/dashboard?days=365', asAdmin)).toEqual(week);
    expect(await measureStatements('/api/admin/dashboard?from=2025-01-01&to=2025-12-31', asAdmin)).toEqual(
      week,
    );
  });

  it('for the global search do not grow with the results', async () => {
    const many = await measureStatements('/api/admin/search?q=s%C3%A1l', asAdmin);
    expect(many).toMatchObject({ status: 200, orm: 1 });
    expect(await measureStatements('/api/admin/search?q=nic%20takov%C3%A9ho', asAdmin)).toEqual(many);
  });

  it('for redirects, reviews and other lists do not grow with the rows', async () => {
    const connection = test.orm.em.getConnection();
    const add = async (most: number): Promise<void> => {
      await connection.execute(
        `insert into redirect (from_path, to_path, manual) select '/stara-' || n, '/nova-' || n, n % 2 = 0 from generate_series(1, ?::int) n on conflict do nothing`,
        [most],
      );
      await connection.execute(
        `insert into privacy_request (kind, channel, email, due_on) select 'export', 'mail', n || '@host.example', current_date from generate_series(1, ?::int) n`,
        [most],
      );
      await connection.execute(
        `insert into blog_term (kind, name, slug, sort_order) select 'tag', 'Štítek ' || n, 'stitek-' || n, n from generate_series(1, ?::int) n on conflict do nothing`,
        [most],
      );
      await connection.execute(
        `insert into blog_post (slug, title, perex, html, minutes, cover_alt, cover_caption, author_name, meta_title, meta_description, status) select 'clanek-' || n, 'Článek ' || n, '', '', 1, '', '', '', '', '', 'DRAFT' from generate_series(1, ?::int) n on conflict do nothing`,
        [most],
      );
      await connection.execute(
        `insert into space_review (space_id, changes, opened_at, changed_at) select id, '[]', now(), now() from space where id not in (select space_id from space_review) order by id limit ?`,
        [most],
      );
      await connection.execute(
        `insert into subscription_plan (slug, name, price_haler_per_year, config) select 'plan-' || n, 'Plán ' || n, 100, '{}' from generate_series(1, ?::int) n on conflict do nothing`,
        [most],
      );
      await connection.execute(
        `insert into console_view (user_id, list, name, query, shared) select id, 'users', 'Pohled ' || ?, 'state=blocked', true from app_user order by id limit ?`,
        [most, most],
      );
      await connection.execute(
        `insert into content_page (slug, kind, title, faq, status) select 'stranka-' || n, 'free', 'Stránka ' || n, '[]', 'draft' from generate_series(1, ?::int) n on conflict do nothing`,
        [most],
      );
      await connection.execute(
        `insert into content_revision (page_id, version, "values", changed) select 1, 1000 + ? + n, '{}', '{}' from generate_series(1, ?::int) n`,
        [most, most],
      );
      await connection.execute(
        `insert into blog_revision (post_id, "values") select 1, '{}' from generate_series(1, ?::int) n`,
        [most],
      );
      await connection.execute(
        `insert into terms_version (number, valid_from, html) select n, date '2990-01-01' + n, '<p>Text</p>' from generate_series(1, ?::int) n on conflict do nothing`,
        [most],
      );
      await connection.execute(
        `insert into reservation (space_id, status, starts_at, ends_at, customer_name, customer_email) select id, 'confirmed', now() + interval '1 day', now() + interval '26 hours', 'Jana', 'jana@host.example'
        from space where id not in (select space_id from reservation) order by id limit ?`,
        [most],
      );
    };
    await add(1);
    const few = new Map<string, Statements>();
    for (const list of OTHER_LISTS) few.set(list, await measureStatements(`/api/admin/${list}`, asAdmin));
    for (const [list, { status, orm }] of few) expect([list, status, orm <= 8]).toEqual([list, 200, true]);
    await add(MANY);
    for (const [list, counted] of few)
      expect([list, await measureStatements(`/api/admin/${list}`, asAdmin)]).toEqual([list, counted]);
  });

  it('for authentication are one, and none for anonymous catalogue visitors', async () => {
    expect(await measureStatements('/api/catalog/new/', asAdmin)).toEqual({ status: 200, orm: 0, plain: 1 });
    expect(await measureStatements('/api/catalog/new/?search=sal&first_fetch=1')).toEqual({
      status: 200,
      orm: 0,
      plain: 0,
    });
  });
});
