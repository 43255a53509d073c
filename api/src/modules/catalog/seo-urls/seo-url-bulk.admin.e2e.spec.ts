import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type {
  AdminSeoBulkAnswer,
  AdminSeoBulkInput,
  AdminSeoImportAnswer,
  AdminSeoUrlsAnswer,
  AdminSeoUrlsDeleted,
  CatalogAnswer,
} from '@prostora/api-client';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import { seoApi } from '@prostora/strings/cs/seo-api.ts';
import { parseCsv } from 'hucre/csv';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { eventually } from '../../../../test/platform.ts';
import { CatalogProjector } from '../projection/catalog-projector.ts';
import type { Location } from '../../geo/index.ts';
import type { Attribute, Purpose } from '../../taxonomy/index.ts';

let test: TestApp;
let headers: { authorization: string };
let praha: Location;
let brno: Location;
let region: Location;
let wedding: Purpose;
let meeting: Purpose;
let terrace: Attribute;

const TEMPLATES = {
  path: '{misto}/{ucel}-{kde}',
  title: '{prostory} {kde}',
  h1: '{prostory} {kde}',
  meta_description: '',
  description: '<p>{účel}</p><script>x</script>',
};
const batch = (changes: Partial<AdminSeoBulkInput> = {}): AdminSeoBulkInput => ({
  location_ids: [praha.id, brno.id],
  purpose_ids: [wedding.id, meeting.id],
  capacity: null,
  templates: TEMPLATES,
  only_with_results: false,
  in_footer: false,
  dry_run: true,
  ...changes,
});
const post = (path: string, payload: object) =>
  test.request({ method: 'POST', url: `/api/admin/seo-urls/${path}`, headers, payload });
const bulk = async (changes: Partial<AdminSeoBulkInput> = {}): Promise<AdminSeoBulkAnswer> => {
  const answer = await post('bulk', batch(changes));
  expect(answer.statusCode).toBe(200);
  return answer.json<AdminSeoBulkAnswer>();
};
const states = ({ rows }: AdminSeoBulkAnswer): [string, string][] =>
  rows.map(({ path, state }) => [path, state]);
const load = async (
  csv: string,
  options: { dry_run?: boolean; skip_errors?: boolean } = {},
): Promise<AdminSeoImportAnswer> => {
  const answer = await post('import', { csv, dry_run: false, skip_errors: false, ...options });
  expect(answer.statusCode).toBe(200);
  return answer.json<AdminSeoImportAnswer>();
};
const exportCsv = async (query = ''): Promise<string> => {
  const answer = await test.request({ url: `/api/admin/seo-urls/export?format=csv${query}`, headers });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  return answer.body;
};
const execute = <T = unknown>(sql: string, parameters: unknown[] = []): Promise<T> =>
  test.orm.em.getConnection().execute(sql, parameters) as Promise<T>;
const countAuditRecords = async (action: string): Promise<number> =>
  (await execute<{ n: number }[]>('select count(*)::int as n from audit_entry where action = ?', [action]))[0]
    ?.n ?? 0;
const paths = async (): Promise<string[]> =>
  (await execute<{ path: string }[]>('select path from seo_url order by path')).map(({ path }) => path);

beforeAll(async () => {
  test = await createTestApp();
  const { make } = test;
  headers = await test.signIn((await make.admin()).email);
  [praha, brno] = [await make.town('praha', 'Praha', 'hlavni-mesto', 'Hlavní město'), await make.town()];
  [region] = await execute<[Location]>(`select * from location where slug = 'jihomoravsky'`);
  await execute(
    `update location set locative = case slug when 'praha' then 'v Praze' else 'v Brně' end where slug in ('praha', 'brno')`,
  );
  [wedding, meeting] = [
    await make.purpose({ slug: 'svatba', name: 'Svatba', titlePhrase: 'Prostory na svatbu' }),
    await make.purpose({ slug: 'porada', name: 'Porada', titlePhrase: 'Zasedací místnosti' }),
  ];
  terrace = await make.attribute({ name: 'Terasa', slug: 'terasa' });
  await make.space({
    building: await make.building({ location: praha }),
    purposes: [wedding] as never,
    attributes: [terrace] as never,
  });
  await test.app.get(CatalogProjector).rebuildAll();
  await eventually(
    'the catalogue follows',
    async () =>
      (await test.request({ url: '/api/catalog/new/?path=praha/svatba' })).json<Partial<CatalogAnswer>>()
        .catalog?.total === 1,
  );
});
afterAll(() => test.close());
beforeEach(async () => {
  await execute('truncate seo_url, redirect');
});

describe('POST /api/admin/seo-urls/bulk', () => {
  it('previews, creates with audit records and deletes a batch', async () => {
    const plan = await bulk();
    expect(states(plan)).toEqual([
      ['praha/svatba-v-praze', 'new'],
      ['praha/porada-v-praze', 'new'],
      ['brno/svatba-v-brne', 'new'],
      ['brno/porada-v-brne', 'new'],
    ]);
    expect(plan).toMatchObject({
      created: 0,
      ids: [],
      rows: [
        {
          title: 'Prostory na svatbu v Praze',
          results: 1,
          location: { name: 'Praha' },
          purpose: { name: 'Svatba' },
          message: null,
        },
        { results: 0 },
        { results: 0 },
        { results: 0 },
      ],
    });
    expect(await paths()).toEqual([]);
    await execute(
      `insert into redirect (from_path, to_path) values ('/katalog/praha/svatba-v-praze', '/katalog/praha')`,
    );
    const before = await countAuditRecords('seo-url.add');
    const made = await bulk({ dry_run: false, in_footer: true });
    expect([made.created, made.ids.length, made.rows.every(({ id }) => id !== null)]).toEqual([4, 4, true]);
    expect(await countAuditRecords('seo-url.add')).toBe(before + 4);
    expect(
      await execute('select description, in_footer from seo_url where path = ?', ['praha/svatba-v-praze']),
    ).toEqual([{ description: '<p>Svatba</p>', in_footer: true }]);
    expect(await execute('select from_path from redirect')).toEqual([]);
    const undone = (await post('bulk-delete', { ids: [...made.ids, 999_999] })).json<AdminSeoUrlsDeleted>();
    expect(undone.items.map(({ path }) => path).sort()).toEqual([
      'brno/porada-v-brne',
      'brno/svatba-v-brne',
      'praha/porada-v-praze',
      'praha/svatba-v-praze',
    ]);
    expect([await paths(), await countAuditRecords('seo-url.delete')]).toEqual([[], 4]);
    expect(
      await execute('select to_path from redirect where from_path = ?', ['/katalog/praha/svatba-v-praze']),
    ).toEqual([{ to_path: '/katalog/praha/svatba' }]);
  });

  it('skips rows that exist, are empty, lack a locative, conflict or are invalid', async () => {
    await bulk({ dry_run: false, location_ids: [praha.id], purpose_ids: [wedding.id] });
    expect(states(await bulk({ only_with_results: true }))).toEqual([
      ['praha/svatba-v-praze', 'exists'],
      ['praha/porada-v-praze', 'empty'],
      ['brno/svatba-v-brne', 'empty'],
      ['brno/porada-v-brne', 'empty'],
    ]);
    const [where] = (await bulk({ location_ids: [region.id], purpose_ids: [wedding.id] })).rows;
    expect(where).toMatchObject({
      state: 'no_locative',
      message: seoApi.bulk.noLocative('Jihomoravský kraj'),
    });
    const same = await bulk({
      templates: { ...TEMPLATES, path: '{misto}' },
      location_ids: [brno.id],
      purpose_ids: [wedding.id, meeting.id],
    });
    expect(same.rows.map(({ state, message }) => [state, message])).toEqual([
      ['conflict', seoApi.bulk.meansOther],
      ['conflict', seoApi.bulk.meansOther],
    ]);
    const twice = await bulk({
      templates: { ...TEMPLATES, path: 'saly-{misto}' },
      location_ids: [brno.id],
      purpose_ids: [wedding.id, meeting.id],
    });
    expect(twice.rows.map(({ state }) => state)).toEqual(['new', 'conflict']);
    const taken = await bulk({
      templates: {
        path: 'praha/svatba-v-praze',
        title: '{místo}',
        h1: '{místo}',
        meta_description: '',
        description: '',
      },
      location_ids: [brno.id],
      purpose_ids: [],
    });
    expect(taken.rows.map(({ state, message }) => [state, message])).toEqual([
      ['conflict', seoApi.bulk.pathTaken],
    ]);
    const wrong = await bulk({
      templates: { ...TEMPLATES, path: 'a/b/c/{misto}', title: `${'x'.repeat(190)} {kde}` },
      location_ids: [brno.id],
    });
    expect(wrong.rows.map(({ state }) => state)).toEqual(['invalid', 'invalid']);
  });

  it('rejects the whole batch for an invalid template or value', async () => {
    const refused = async (changes: Partial<AdminSeoBulkInput>): Promise<unknown> => {
      const answer = await post('bulk', batch(changes));
      return [answer.statusCode, answer.json<{ errors: object }>().errors];
    };
    expect(await refused({ templates: { ...TEMPLATES, path: '', title: '{mesto}' } })).toEqual([
      422,
      { 'templates.path': fieldError('required'), 'templates.title': seoApi.templates.unknown('mesto') },
    ]);
    expect(await refused({ location_ids: [], purpose_ids: [] })).toEqual([
      422,
      expect.objectContaining({ location_ids: seoApi.bulk.nothingChosen }),
    ]);
    expect(await refused({ location_ids: [999_999], purpose_ids: [999_999] })).toEqual([
      422,
      { location_ids: fieldError('choice'), purpose_ids: fieldError('choice') },
    ]);
    expect(await refused({ location_ids: Array.from({ length: 101 }, (_unused, at) => at + 1) })).toEqual([
      422,
      { location_ids: fieldError('list') },
    ]);
    expect(await refused({ templates: null as never })).toEqual([422, { templates: fieldError('required') }]);
  });
});

describe('import and export of SEO URLs', () => {
  const HEADER = 'Adresa;Místo;Účel;Kapacita;Vybavení a služby;Titulek;Nadpis;Meta popis;V patičce webu';

  it('changes nothing when an export is imported again', async () => {
    await bulk({ dry_run: false });
    await execute(
      `update seo_url set title = '=1+1; "a"', footer_links = '[{"link_name":"a|b","title":"x","url":"/katalog/praha"}]', attribute_ids = ? where path = 'praha/svatba-v-praze'`,
      [`{${terrace.id}}`],
    );
    await execute(
      `insert into seo_url (path, purpose_id, attribute_ids, title, h1, footer_links) values ('zanikle', 987654, '{}', 'Titulek', 'Nadpis', '[]')`,
    );
    const csv = await exportCsv();
    expect(csv.startsWith('\ufeffAdresa;Místo;Účel;Kapacita;Vybavení a služby;Titulek')).toBe(true);
    expect(csv).toContain('praha/svatba-v-praze;praha;svatba;;terasa;');
    const answer = await load(csv);
    expect(answer).toMatchObject({ written: 0, counts: { new: 0, changed: 0, same: 5, error: 0 } });
    await execute('truncate seo_url');
    expect(await load(csv, { skip_errors: true })).toMatchObject({
      written: 4,
      counts: { new: 4, error: 1 },
    });
    const restored = await exportCsv('&problem=conflict');
    expect(restored.split('\r\n').filter((line) => line !== '')).toHaveLength(1);
    expect((await exportCsv('&search=svatba-v-praze')).split('\n')[1]?.split(';').slice(0, 7)).toEqual(
      csv
        .split('\n')
        .find((line) => line.startsWith('praha/svatba'))
        ?.split(';')
        .slice(0, 7),
    );
  });

  it('creates, updates or skips rows by path and keeps missing columns', async () => {
    const first = await load(
      `${HEADER}\r\nsvatby-v-praze;praha;svatba;;;Prostory na svatbu v Praze;Svatby;Popis;ano\r\nporady;;porada;50–150;terasa;Zasedačky;Porady;;\r\n`,
    );
    expect(first).toMatchObject({
      written: 2,
      rows: [
        { line: 2, state: 'new', path: 'svatby-v-praze', id: expect.any(Number) },
        { line: 3, state: 'new' },
      ],
    });
    expect(
      await execute('select capacity, attribute_ids as ids from seo_url where path = ?', ['porady']),
    ).toEqual([{ capacity: '50-150', ids: [terrace.id] }]);
    const dry = await load('Adresa,Titulek\nsvatby-v-praze,Nový titulek\nporady,Zasedačky', {
      dry_run: true,
    });
    expect(dry).toMatchObject({ written: 0, counts: { new: 0, changed: 1, same: 1, error: 0 } });
    expect((await load('Adresa,Titulek\nsvatby-v-praze,Nový titulek')).written).toBe(1);
    expect(
      await execute('select title, h1, in_footer, version from seo_url where path = ?', ['svatby-v-praze']),
    ).toEqual([{ title: 'Nový titulek', h1: 'Svatby', in_footer: true, version: 2 }]);
  });

  it('lets SEO URLs swap their filters', async () => {
    await load(`${HEADER}\na;praha;svatba;;;A;A;;\nb;brno;porada;;;B;B;;`);
    expect(
      (await load('Adresa;Místo;Účel\na;brno;porada\nb;praha;svatba\nc-nova;;svatba')).counts,
    ).toMatchObject({ changed: 2, error: 1 });
    expect((await load('Adresa;Místo;Účel\na;brno;porada\nb;praha;svatba')).written).toBe(2);
    expect(await execute('select path, location_id from seo_url order by path')).toEqual([
      { path: 'a', location_id: brno.id },
      { path: 'b', location_id: praha.id },
    ]);
  });

  it('reports errors by line and column and writes nothing unless errors are skipped', async () => {
    const csv = [
      HEADER,
      'svatby;praha;svatba;;;Svatby;Svatby;;',
      'Špatná Adresa;plzeň;neni;sto;bazen;;N;;snad',
      'porady;praha;svatba;;;T;N;;',
      'svatby;;porada;;;T;N;;',
      'dalsi;;porada;;;T;N;;;navíc',
    ].join('\n');
    const { rows, written, counts } = await load(csv);
    expect([written, counts]).toEqual([0, { new: 1, changed: 0, same: 0, error: 4 }]);
    const { table, import: texts, errors } = seoApi;
    expect(rows[1]).toMatchObject({ line: 3, state: 'error' });
    expect(rows[1]?.messages).toEqual(
      expect.arrayContaining([
        { column: table.path, message: errors.path },
        { column: table.location, message: texts.unknownLocation('plzeň') },
        { column: table.purpose, message: texts.unknownPurpose('neni') },
        {
          column: table.capacity,
          message: texts.unknownCapacity('sto', ['do-50', '50-150', '150-500', 'nad-500']),
        },
        { column: table.attributes, message: texts.unknownAttribute('bazen') },
        { column: table.title, message: fieldError('required') },
        { column: table.inFooter, message: texts.yesOrNo },
      ]),
    );
    expect(rows[2]?.messages).toEqual([{ column: table.location, message: texts.filterTwice(2) }]);
    expect(rows[3]?.messages).toEqual([{ column: table.path, message: texts.pathTwice(2) }]);
    expect(rows[4]?.messages).toEqual([{ column: null, message: texts.cells }]);
    expect(await paths()).toEqual([]);
    expect((await load(csv, { skip_errors: true })).written).toBe(1);
    expect(await paths()).toEqual(['svatby']);
  });

  it('rejects a file that is no table of SEO URLs', async () => {
    const answer = await post('import', { csv: 'Jméno;Barva\na;b', dry_run: true, skip_errors: false });
    expect([answer.statusCode, answer.json<{ errors: object }>().errors]).toEqual([
      422,
      { csv: seoApi.import.noHeader('Adresa') },
    ]);
    expect(
      (await post('import', { csv: 'x'.repeat(1_000_001), dry_run: true, skip_errors: false })).statusCode,
    ).toBe(422);
  });

  it('exports the filtered list as CSV and spreadsheet', async () => {
    await bulk({ dry_run: false });
    const rows = parseCsv(await exportCsv(`&location=${praha.id}&sort=path&order=desc`), { delimiter: ';' });
    expect(rows.map(([path]) => path)).toEqual(['Adresa', 'praha/svatba-v-praze', 'praha/porada-v-praze']);
    const sheet = await test.request({ url: '/api/admin/seo-urls/export?format=xlsx', headers });
    expect([sheet.statusCode, sheet.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK']);
    expect((await test.request({ url: '/api/admin/seo-urls/export?format=pdf', headers })).statusCode).toBe(
      422,
    );
  });
});

describe('paging of SEO URLs', () => {
  it('returns pages of the requested size', async () => {
    await bulk({ dry_run: false });
    const answer = (
      await test.request({ url: '/api/admin/seo-urls?page_size=3&page=2', headers })
    ).json<AdminSeoUrlsAnswer>();
    expect(answer).toMatchObject({
      total: 4,
      nr_of_pages: 2,
      page: 2,
      items: [{ path: 'praha/svatba-v-praze' }],
    });
  });
});
