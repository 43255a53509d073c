import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { once } from 'node:events';
import { get as open, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { fieldErrors } from '@prostora/strings/cs/errors.ts';
import { exportTables } from '@prostora/strings/cs/exports.ts';
import { SubscriptionPlan } from '../src/modules/subscriptions/index.ts';
import { SqlPool } from '../src/platform/database/index.ts';
import { loadOpenApiDocument } from '../src/openapi-document.ts';
import { createTestApp, type TestApp } from './app.ts';
import { eventually } from './platform.ts';

const MANY = 20_000;
const FORMULA = '=HYPERLINK("http://zly.example";"faktura")';

let test: TestApp;
let asAdmin: { authorization: string };
let address: string;

beforeAll(async () => {
  test = await createTestApp();
  asAdmin = await test.signIn((await test.make.admin()).email);
  await test.app.listen(0, '127.0.0.1');
  address = await test.app.getUrl();
  const customer = await test.make.customer({ name: 'Sály a spol.' });
  const em = test.orm.em.fork();
  const plan = em.create(
    SubscriptionPlan,
    { slug: 'velky', name: 'Velký', config: {} as SubscriptionPlan['config'] },
    { partial: true },
  );
  await em.flush();
  // Long incompressible names, so that the file exceeds the buffers; inserted in parts, within the statement
  // timeout.
  for (let from = 1; from <= MANY; from += MANY / 4)
    await em.getConnection().execute(
      `insert into plan_order (customer_id, plan_id, number, plan_name, price_haler, state, supplier, buyer, created_at, due_on)
     select ?, ?, (2026000000 + n)::text, 'Velký', n * 50, case when n % 2 = 0 then 'waiting' else 'paid' end, '{}',
       jsonb_build_object('name', case n when 1 then ? else
         (select string_agg(encode(sha512((n || '-' || i)::bytea), 'hex'), '') from generate_series(1, 6) i)
         end, 'ico', '27082440'), timestamptz '2026-12-01 17:00Z' + n * interval '1 second', '2026-12-15' from generate_series(?::int, ?::int) n`,
      [customer.id, plan.id, FORMULA, from, from + MANY / 4 - 1],
    );
}, 60_000);
afterAll(() => test.close());

const requestExport = (path: string, query: string) =>
  test.request({ url: `/api/${path}/export?${query}`, headers: asAdmin });
const readCsv = async (path: string, query = ''): Promise<string[][]> =>
  parseCsv((await requestExport(path, `format=csv&${query}`)).body, { delimiter: ';' }).map((row) =>
    row.map(String),
  );
/** Column of a file by its title. */
function getColumn([head = [], ...rows]: string[][], title: string): string[] {
  return rows.map((row) => row[head.indexOf(title)] ?? '');
}
const countOpenCursors = async (): Promise<number> =>
  (
    await test.app
      .get(SqlPool)
      .pool.query(
        `select 1 from pg_stat_activity where datname = current_database() and application_name = 'prostora-cursor' and state like 'idle in transaction%'`,
      )
  ).rowCount ?? 0;

/** Starts a download without reading it. */
async function startDownload(format: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const request = open(`${address}/api/admin/orders/export?format=${format}`, {
    headers: { ...asAdmin, ...headers },
  });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return answer;
}

describe('export of twenty thousand rows', () => {
  const titles = exportTables.orders.columns;

  it('is complete as CSV, sorted, with escaped formulas', async () => {
    const answer = await requestExport('admin/orders', 'format=csv&sort=number&order=asc');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringContaining(`filename*=UTF-8''Objedn%C3%A1vky`),
      'cache-control': 'no-store',
    });
    expect(answer.body.startsWith('\uFEFF')).toBe(true);
    const rows = parseCsv(answer.body, { delimiter: ';' }).map((row) => row.map(String));
    expect(rows[0]).toEqual(Object.values(titles));
    expect(getColumn(rows, titles.number)).toEqual(
      Array.from({ length: MANY }, (_, index) => String(2_026_000_001 + index)),
    );
    expect(rows[1]).toEqual([
      '2026000001',
      'Sály a spol.',
      expect.any(String),
      expect.stringContaining('@'),
      `'${FORMULA}`,
      '27082440',
      'Velký',
      '0,5',
      '0,5',
      'Zaplacená',
      '1. 12. 2026 18:00',
      '15. 12. 2026',
      '',
      '',
    ]);
  });

  it('is complete as XLSX, with Prague dates and plain texts', async () => {
    const answer = await requestExport('admin/orders', 'format=xlsx&sort=number&order=asc');
    expect(answer.headers['content-type']).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    const [sheet] = (await readXlsx(new Uint8Array(answer.rawPayload))).sheets;
    expect(sheet?.rows).toHaveLength(MANY + 1);
    expect(sheet?.rows[1]?.slice(4)).toEqual([
      FORMULA,
      '27082440',
      'Velký',
      0.5,
      0.5,
      'Zaplacená',
      new Date('2026-12-01T18:00:00Z'),
      new Date('2026-12-15T00:00:00Z'),
      null,
      null,
    ]);
    expect(new Set(sheet?.rows.slice(1).map(([number]) => number)).size).toBe(MANY);
  });

  it('applies the filters and the order of the list', async () => {
    expect(
      getColumn(
        await readCsv('admin/orders', 'search=202600000&state=waiting&sort=price&order=desc'),
        titles.number,
      ),
    ).toEqual(['2026000008', '2026000006', '2026000004', '2026000002']);
    expect(await readCsv('admin/orders', 'to=2026-11-30')).toHaveLength(1);
  });

  it.each([
    ['csv', {}],
    ['csv', { 'accept-encoding': 'br' }],
    ['xlsx', {}],
  ])('stops reading %s %j when the client disconnects', async (format, headers) => {
    const answer = await startDownload(format, headers);
    await eventually('the cursor is open', async () => (await countOpenCursors()) === 1);
    answer.destroy();
    await eventually('the cursor is closed', async () => (await countOpenCursors()) === 0);
  });

  it.each([
    ['csv', {}],
    ['csv', { 'accept-encoding': 'gzip' }],
    ['xlsx', {}],
  ])('aborts the download of %s %j when the database connection is lost', async (format, headers) => {
    const answer = await startDownload(format, headers);
    await eventually('the cursor is open', async () => (await countOpenCursors()) === 1);
    await test.app
      .get(SqlPool)
      .pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'prostora-cursor'`,
      );
    await expect(buffer(answer)).rejects.toThrow('aborted');
    expect(answer.complete).toBe(false);
  });
});

describe('exports of other lists', () => {
  it('contain the rows of the lists', async () => {
    const user = await test.make.user({
      email: 'soubor@vyvoz.test',
      name: '+Plus',
      blockedAt: new Date('2026-12-01T17:00:00Z'),
    });
    const customer = await test.make.customer({
      user,
      name: 'Vývozní sály',
      ico: '27082440',
      phone: '+420777123456',
      postalCode: '01234',
    });
    const building = await test.make.building({ customer, name: 'Dům vývozu', slug: 'dum-vyvozu' });
    const space = await test.make.space({ building, name: 'Sál vývozu', slug: 'sal-vyvozu' });
    await test.make.space({ building, name: 'Koncept vývozu', status: 'DRAFT', withoutPhoto: true });
    const found = async (path: string, query: string): Promise<Record<string, string>[]> => {
      const [head = [], ...rows] = await readCsv(path, query);
      return rows.map((row) => Object.fromEntries(row.map((cell, index) => [head[index], cell])));
    };
    expect(await found('admin/users', 'search=vyvoz.test&state=blocked')).toEqual([
      expect.objectContaining({
        'E-mail': 'soubor@vyvoz.test',
        Jméno: `'+Plus`,
        Role: 'Uživatel, Majitel',
        Stav: 'Zablokovaný',
        Zákazník: 'Vývozní sály',
        Zablokováno: '1. 12. 2026 18:00',
      }),
    ]);
    expect(await found('admin/users', 'search=vyvoz.test&state=active')).toEqual([]);
    expect(await found('admin/customers', `search=${encodeURIComponent('Vývozní')}&sort=spaces`)).toEqual([
      expect.objectContaining({
        Číslo: String(customer.id),
        IČO: '27082440',
        PSČ: '01234',
        Telefon: '+420777123456',
        Prostorů: '2',
        'Z toho zveřejněno': '1',
        'Účet zablokován': 'ano',
        Tarif: '',
      }),
    ]);
    expect(await found('catalog/admin', `status=PUBLISHED&owner=${customer.id}`)).toEqual([
      expect.objectContaining({
        Číslo: String(space.id),
        Prostor: 'Sál vývozu',
        'Adresa na webu': '/prostor/dum-vyvozu/sal-vyvozu',
        Stav: 'Publikovaný',
        Kraj: 'Jihomoravský kraj',
        'Cena od v Kč za hodinu': '1500',
        Fotek: '1',
      }),
    ]);
    expect(
      getColumn(await readCsv('catalog/admin', `owner=${customer.id}&sort=name&order=asc`), 'Prostor'),
    ).toEqual(['Koncept vývozu', 'Sál vývozu']);
  });

  it('export the current state of inquiries', async () => {
    const year = new Date().getUTCFullYear() + 1;
    await test.orm.em.getConnection().execute(
      `insert into inquiry (kind, state, fullname, email, phone, text, date_from, number_of_guests, budget_haler, created_at, expires_at, attribute_ids) values
       ('demand', 'open', 'Eva Vývozní', 'eva@vyvoz.example', null, E'=1\\nřádek', '${year}-05-14', 40, 1000050, now(), now() + interval '1 day', '{}'), ('demand', 'open', 'Adam Vývozní', 'adam@vyvoz.example', null, '', null, null, null, now(), now() - interval '1 day', '{}')`,
    );
    const rows = await readCsv('admin/inquiries', 'search=vyvoz.example&sort=name&order=asc');
    expect(getColumn(rows, 'Stav')).toEqual(['Platnost skončila', 'Hledáme prostory']);
    expect(getColumn(rows, 'Od')).toEqual(['', `14. 5. ${year}`]);
    expect(getColumn(rows, 'Rozpočet v Kč')).toEqual(['', '10000,5']);
    expect(getColumn(rows, 'Text')).toEqual(['', `'=1\nřádek`]);
    expect(getColumn(await readCsv('admin/inquiries', 'search=vyvoz.example&state=open'), 'Jméno')).toEqual([
      'Eva Vývozní',
    ]);
  });

  it.each([
    'admin/users',
    'admin/customers',
    'admin/buildings',
    'catalog/admin',
    'admin/inquiries',
    'admin/orders',
  ])('accept only CSV, XLSX and the known filters for %s', async (path) => {
    for (const query of ['', 'format=pdf', 'format='])
      expect((await requestExport(path, query)).json()).toMatchObject({
        status_code: 422,
        errors: { format: fieldErrors.choice },
      });
    expect((await requestExport(path, 'format=csv&sort=odd')).json()).toMatchObject({
      status_code: 422,
      errors: { sort: fieldErrors.choice },
    });
    expect((await requestExport(path, 'format=csv&odd=1')).statusCode).toBe(422);
  });
});

it('documents the content types of files and of errors', async () => {
  const routes = Object.entries((await loadOpenApiDocument(test.app)).paths).filter(
    ([path]) => path.endsWith('/export') && path.includes('admin'),
  );
  expect(routes.length).toBeGreaterThan(8);
  for (const [, { get }] of routes) {
    const types = Object.entries(get?.responses ?? {}).map(
      ([status, answer]) => [status, Object.keys((answer as { content?: object }).content ?? {})] as const,
    );
    expect(types.filter(([status]) => status === '200')).toEqual([
      ['200', [expect.stringContaining('text/csv'), expect.stringContaining('spreadsheetml')]],
    ]);
    expect(types.filter(([status, each]) => status !== '200' && each.join() !== 'application/json')).toEqual(
      [],
    );
  }
});
