import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FAVOURITES } from '@prostora/contracts';
import { normalizeRentalTerms } from '@prostora/rental-terms';
import { readFileSync } from 'node:fs';
import { CatalogIndexStore, CatalogProjector } from '../src/modules/catalog/index.ts';
import type { Customer } from '../src/modules/accounts/customers/index.ts';
import type { Space } from '../src/modules/spaces/index.ts';
import { createTestApp, type TestApp } from './app.ts';
import { countStatements, type Statements } from './statements.ts';

const MANY = 12;
const SPAN = 'start_date=2026-11-20&end_date=2026-12-31';

/**
 * All non-console reads of lists; `{id}` is the owner's first space, `{url}` its path; `{ids}` and `{urls}`
 * are as many as allowed.
 */
const LISTS: Readonly<Record<string, string>> = {
  '/api/building': '?url={building}',
  '/api/school-holidays': '',
  '/api/building/program': '?url={building}',
  '/api/panoramas/showcase': '',
  '/api/space': '?url={url}',
  '/api/space/taxonomy': '',
  '/api/catalog/customer': '',
  '/api/availability/space/{id}': `?${SPAN}`,
  '/api/availability/space/{id}/schedule': '',
  '/api/availability/seasons': '',
  '/api/blocked-slots/space/{id}': `?${SPAN}`,
  '/api/owner/guests': '?search=host',
  '/api/owner/statistics': '?from=2026-11-01&to=2026-12-31',
  '/api/price-lists': '',
  '/api/price-lists/vat-rates': '',
  '/api/rental-terms': '',
  '/api/reservations': '',
  '/api/reservations/space/{id}': `?${SPAN}`,
  '/api/reservations/calendar': `?${SPAN}`,
  '/api/reservations/program': `?${SPAN}&for=staff`,
  '/api/owner/free-rooms': '?start_datetime=2026-12-03T10:00&end_datetime=2026-12-03T20:00',
  '/api/calendars/space/{id}': '',
  '/api/calendars/export': '',
  '/api/calendars/member': '',
  '/api/catalog/new': '?first_fetch=1',
  '/api/catalog/map': '?bounds=12,48,19,51&zoom=7',
  '/api/catalog/suggest': '?q=sal',
  '/api/inquiries/matches': '',
  '/api/inquiries/received': '',
  '/api/conversations': '',
  '/api/canned-replies': '',
  '/api/favourites': '',
  '/api/spaces/cards': '?urls={urls}',
  '/api/spaces/comparison': '?ids={ids}',
  '/api/waiting': '',
  '/api/owner/today': '',
  '/api/owner/staff-day': '',
  '/api/owner/badges': '',
  '/api/owner/profile': '',
  '/api/booking-imports': '',
  '/api/saved-searches': '',
  '/api/waitlist': '',
  '/api/account': '',
  '/api/account/export': '',
  '/api/account/sessions': '',
  '/api/account/links': '',
  '/api/blog': '',
  '/api/site': '',
  '/api/membership': '',
  '/api/team': '',
  '/api/owner/assignees': '',
  '/api/plans': '',
  '/api/auth/user': '',
  '/api/geo/places': '?q=brno',
};
/** Reads of one record or of the process, and streamed files (ADR 14). */
const SINGLE_RECORD_READS = new Set([
  '/api/account/company',
  '/api/account/second-factor',
  '/api/catalog/admin',
  '/api/catalog/admin/export',
  '/api/reservations/{id}/{token}/rezervace.ics',
  '/api/price-lists/{id}',
  '/api/rental-terms/{id}',
  '/api/deals/{id}',
  '/api/space/{id}/price-list',
  '/api/owner/statistics/export',
  '/api/reservations/export',
  '/api/reservations/{id}',
  '/api/reservations/{id}/related',
  '/api/series/{id}',
  '/api/series/{id}/request',
  '/api/calendars/{file}',
  '/api/inquiries/puzzle',
  '/api/inquiries/received/{id}',
  '/api/conversations/{id}',
  '/api/space/{id}/fact-sheet.pdf',
  '/api/space/{id}/qr.svg',
  '/api/saved-searches/{id}/unsubscribe/{token}',
  '/api/day-plans/{id}/unsubscribe/{token}',
  '/api/mail-refusals/{id}/refuse/{token}',
  '/api/waitlist/{id}/leave/{token}',
  '/api/health/live',
  '/api/health/ready',
  '/api/blog/preview/{id}/{token}',
  '/api/blog/{slug}',
  '/api/membership/orders/quote',
  '/api/membership/orders/{id}/invoice',
]);

let test: TestApp;
let customer: Customer;
let first: Space;
const others: Space[] = [];
let asOwner: { authorization: string };

beforeAll(async () => {
  test = await createTestApp();
  const user = await test.make.user({ roles: ['ROLE_USER', 'ROLE_CUSTOMER'] });
  customer = await test.make.customer({ user });
  asOwner = await test.signIn(user.email);
  const building = await test.make.building({ customer });
  first = await test.make.space({ building, status: 'PUBLISHED' });
});
afterAll(() => test.close());

/** Adds records of every kind to the owner, their first space and the site. */
async function addRecords(most: number): Promise<void> {
  const connection = test.orm.em.getConnection();
  const run = (sql: string, ...params: unknown[]): Promise<unknown> => connection.execute(sql, params);
  for (let n = 0; n < most; n += 1) {
    const space = await test.make.space({
      building: first.building,
      status: 'PUBLISHED',
      attributes: [await test.make.attribute()],
      purposes: [await test.make.purpose()],
    });
    others.push(space);
    for (const own of [space, first]) await Promise.all([test.make.photo(own), test.make.panorama(own)]);
    await test.make.blogPost({ status: 'PUBLISHED', publishedAt: new Date() });
  }
  await run(
    `insert into reservation (space_id, status, starts_at, ends_at, customer_name, customer_email) select s.id, 'confirmed', timestamptz '2026-12-01' + n * interval '1 day', timestamptz '2026-12-01' + n * interval '1 day' + interval '2 hours', 'Jana', 'jana@host.example'
    from space s, generate_series(1, ?::int) n where not exists (select 1 from reservation r where r.space_id = s.id and r.starts_at = timestamptz '2026-12-01' + n * interval '1 day')`,
    most,
  );
  await run(
    `insert into blocked_slot (space_id, starts_at, ends_at, reason) select id, timestamptz '2026-11-25' + n * interval '1 hour', timestamptz '2026-11-25' + n * interval '1 hour' + interval '30 minutes', 'Úklid' from space, generate_series(1, ?::int) n`,
    most,
  );
  await run(
    `insert into availability (space_id, starts_at, ends_at, price_per_hour_haler) select id, timestamptz '2026-11-20' + n * interval '1 hour', timestamptz '2026-11-20' + n * interval '1 hour' + interval '30 minutes', 90000 from space, generate_series(1, ?::int) n`,
    most,
  );
  await run(
    `insert into availability_rule (space_id, weekdays, from_minute, to_minute, price_per_hour_haler, exceptions) select id, '{1,2}', n * 60, n * 60 + 30, 90000, '{}' from space, generate_series(1, ?::int) n`,
    most,
  );
  await run(
    `insert into calendar_feed (space_id, name, url) select id, 'Kalendář ' || n, 'https://kalendar.example/' || n from space, generate_series(1, ?::int) n`,
    most,
  );
  await run(
    `insert into calendar_export (customer_id, space_id, nonce) select ?, id, 'n' || id from space on conflict do nothing`,
    customer.id,
  );
  await run(
    `with made as (insert into inquiry (kind, state, fullname, email, text, attribute_ids, created_at) select 'demand', 'open', 'Jana ' || n, 'jana@host.example', '', '{}', now() from generate_series(1, ?::int) n returning id)
    insert into inquiry_recipient (inquiry_id, space_id) select made.id, space.id from made, space`,
    most,
  );
  await run(
    `with made as (insert into conversation (customer_id, last_message_at, waiting_since) select ?, now(), now() from generate_series(1, ?::int) n returning id)
    insert into message (conversation_id, side, body) select id, 'guest', 'Dotaz' from made`,
    customer.id,
    most,
  );
  await run(
    `update inquiry_recipient r set conversation_id = c.id from (select id, row_number() over (order by id) as n from conversation) c
    join (select id, row_number() over (order by id) as n from inquiry_recipient) p on p.n = c.n where r.id = p.id`,
  );
  await run(
    'insert into favourite (user_id, space_id) select ?, id from space on conflict do nothing',
    customer.user.id,
  );
  await run(
    `insert into saved_search (user_id, name, filter, frequency, state, known_space_ids, waiting_space_ids, digest_at, created_at) select ?, 'Hledání ' || n, '{}', 'daily', 'active', '{}', '{}', now(), now() from generate_series(1, ?::int) n`,
    customer.user.id,
    most,
  );
  await run(
    `insert into auth_session (id, user_id, token_hash, created_at, expires_at) select gen_random_uuid(), ?, md5(random()::text), now(), now() + interval '1 day' from generate_series(1, ?::int) n`,
    customer.user.id,
    most,
  );
  await run(
    `insert into subscription_plan (slug, name, price_haler_per_year, config) select 'plan-' || n || '-' || ?::int, 'Plán ' || n, 100, '{}' from generate_series(1, ?::int) n`,
    most,
    most,
  );
  await run(
    `insert into plan_order (customer_id, plan_id, number, plan_name, price_haler, state, supplier, buyer, created_at, due_on)
    select ?, p.id, (2026000000 + p.id)::text, 'Velký', 100, 'cancelled', '{}', '{}', now(), '2026-12-01' from subscription_plan p on conflict do nothing`,
    customer.id,
  );
  await run(
    `with list as (insert into price_list (customer_id, name, includes_vat, vat_payer, day_start, definition)
       select ?, 'Ceník ' || n, true, false, '06:00',
         '{"tariffs":[],"options":[],"periods":[],"groups":[],"rules":[]}' from generate_series(1, ?::int) n returning id)
     insert into price_scope (list_id, space_id, valid_from) select list.id, space.id, '2027-01-01' from list, space`,
    customer.id,
    most,
  );
  await run(
    `insert into rental_terms (customer_id, name, is_default, definition)
       select ?, 'Podmínky ' || n, false, ?::jsonb from generate_series(1, ?::int) n`,
    customer.id,
    JSON.stringify(normalizeRentalTerms({})),
    most,
  );
  await test.app.get(CatalogProjector).rebuildAll();
  await test.app
    .get(CatalogIndexStore)
    .reloadSpaces((await connection.execute<{ id: number }[]>('select id from space')).map(({ id }) => id));
}

const buildUrl = (list: string): string => {
  const spaces = [first, ...others].slice(0, FAVOURITES.compared);
  const values: Readonly<Record<string, unknown>> = {
    id: first.id,
    building: first.building.slug,
    url: `${first.building.slug}/${first.slug}`,
    ids: spaces.map(({ id }) => id).join(),
    urls: spaces.map(({ slug }) => `${first.building.slug}/${slug}`).join(),
  };
  return `${list}${LISTS[list] ?? ''}`.replace(/\{(\w+)\}/gu, (_all, name: string) => String(values[name]));
};

/** Statements of a read with warm caches. */
async function countWarm(list: string): Promise<Statements> {
  const [one, other] = [
    await countStatements(test, buildUrl(list), asOwner),
    await countStatements(test, buildUrl(list), asOwner),
  ];
  return one.orm + one.plain < other.orm + other.plain ? one : other;
}

describe('statements of public and owner reads', () => {
  it('are counted for every read', () => {
    const { paths } = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')) as {
      paths: Record<string, object>;
    };
    const readings = Object.entries(paths)
      .filter(([path, methods]) => 'get' in methods && !path.startsWith('/api/admin/'))
      .map(([path]) => path);
    expect(readings.filter((path) => !(path in LISTS) && !SINGLE_RECORD_READS.has(path))).toEqual([]);
  });

  it('do not grow with the number of records', async () => {
    await addRecords(1);
    const few = new Map<string, Statements>();
    for (const list of Object.keys(LISTS)) few.set(list, await countWarm(list));
    expect([...few].filter(([, { status }]) => status !== 200)).toEqual([]);
    await addRecords(MANY);
    const grown: unknown[] = [];
    for (const [list, before] of few) {
      const after = await countWarm(list);
      if (after.status !== 200 || after.orm + after.plain > before.orm + before.plain)
        grown.push({ list, before, after });
    }
    expect(grown).toEqual([]);
  }, 60_000);
});
