import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  AdminSeoUrl,
  AdminSeoUrlCheck,
  AdminSeoUrlInput,
  AdminSeoUrlOptions,
  AdminSeoUrlsAnswer,
  CatalogAnswer,
  SiteInfo,
} from '@prostora/api-client';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import { seoApi } from '@prostora/strings/cs/seo-api.ts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { eventually } from '../../../../test/platform.ts';
import { CatalogProjector } from '../projection/catalog-projector.ts';
import type { Location } from '../../geo/index.ts';
import { DocumentService } from '../../site/document.service.ts';
import type { Attribute, Purpose } from '../../taxonomy/index.ts';

let test: TestApp;
let headers: { authorization: string };
let praha: Location;
let brno: Location;
let wedding: Purpose;
let meeting: Purpose;
let terrace: Attribute;

const LONG_TEXT =
  'Vyberte si sál, loft nebo zahradu pro svatbu v Praze. Fotky, kapacita, vybavení a cena na jednom místě.';
const input = (changes: Partial<AdminSeoUrlInput> = {}): AdminSeoUrlInput => ({
  path: 'svatby-v-praze',
  location_id: praha.id,
  purpose_id: wedding.id,
  capacity: null,
  attribute_ids: [],
  title: 'Prostory na svatbu v Praze',
  h1: 'Svatby v Praze',
  meta_description: LONG_TEXT,
  description: '',
  footer_links: [],
  in_footer: false,
  ...changes,
});
const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  test.request({ method, url: `/api/admin/seo-urls${path}`, headers, ...(payload && { payload }) });
const create = async (changes: Partial<AdminSeoUrlInput> = {}): Promise<AdminSeoUrl> => {
  const answer = await send('POST', '', input(changes));
  expect([answer.statusCode, answer.json<{ errors?: object }>().errors]).toEqual([201, undefined]);
  return answer.json<AdminSeoUrl>();
};
const getErrors = async (changes: Partial<AdminSeoUrlInput>): Promise<Record<string, string>> => {
  const answer = await send('POST', '', input(changes));
  expect(answer.statusCode).toBe(422);
  return answer.json<{ errors: Record<string, string> }>().errors;
};
const list = async (query = ''): Promise<AdminSeoUrlsAnswer> =>
  (await send('GET', query)).json<AdminSeoUrlsAnswer>();
const catalog = (path: string) => test.request({ url: `/api/catalog/new/?path=${path}` });
const execute = <T = unknown>(sql: string, parameters: unknown[] = []): Promise<T> =>
  test.orm.em.getConnection().execute(sql, parameters) as Promise<T>;
const clear = (): Promise<unknown> => execute('truncate seo_url, redirect');

beforeAll(async () => {
  test = await createTestApp();
  const { make } = test;
  headers = await test.signIn((await make.admin()).email);
  [praha, brno] = [await make.town('praha', 'Praha', 'hlavni-mesto', 'Hlavní město'), await make.town()];
  await execute('update location set locative = ? where slug = ?', ['v Praze', 'praha']);
  [wedding, meeting] = [
    await make.purpose({ slug: 'svatba', name: 'Svatba', titlePhrase: 'Prostory na svatbu' }),
    await make.purpose({ slug: 'porada', name: 'Porada', titlePhrase: 'Zasedací místnosti' }),
  ];
  terrace = await make.attribute({ name: 'Terasa', slug: 'terasa' });
  const house = await make.building({ location: praha });
  await make.space({
    building: house,
    capacity: 120,
    purposes: [wedding] as never,
    attributes: [terrace] as never,
  });
  await make.space({ building: house, capacity: 30, purposes: [wedding, meeting] as never });
  await test.app.get(CatalogProjector).rebuildAll();
  await eventually(
    'visitors see it',
    async () => (await catalog('praha')).json<Partial<CatalogAnswer>>().catalog?.total === 2,
  );
});
afterAll(() => test.close());

describe('create, update and read a SEO URL', () => {
  it('creates a SEO URL, serves it and records it', async () => {
    await clear();
    const seoUrl = await create({
      description: '<p onclick="x()">Text</p><script>alert(1)</script>',
      footer_links: [{ link_name: null, title: 'Porady', url: '/katalog/porada' }],
      in_footer: true,
    });
    expect(seoUrl).toMatchObject({
      url: '/katalog/svatby-v-praze',
      results: 2,
      location: { id: praha.id, name: 'Praha', gone: false },
      purpose: { name: 'Svatba' },
      problems: [],
      has_description: true,
      footer_links_count: 1,
      version: 1,
    });
    expect(seoUrl.description).toBe('<p>Text</p>');
    await eventually(
      'visitors see it',
      async () => (await catalog('praha/svatba')).json<CatalogAnswer>().seo_url_id === seoUrl.id,
    );
    expect((await catalog('svatby-v-praze')).json<CatalogAnswer>()).toMatchObject({
      title: 'Prostory na svatbu v Praze',
      new_url: '/katalog/svatby-v-praze',
      seo_data: { h1: 'Svatby v Praze' },
      description: '<p>Text</p>',
      footer_links: [{ link_name: null, title: 'Porady', url: '/katalog/porada' }],
    });
    expect((await test.request({ url: '/api/site' })).json<SiteInfo>().footer_links).toEqual([
      { link_name: 'Svatby v Praze', title: 'Prostory na svatbu v Praze', url: '/katalog/svatby-v-praze' },
    ]);
    const [entry] = await execute<{ action: string; after: object }[]>(
      'select action, after from audit_entry where subject_type = ? order by id desc limit 1',
      ['seo-url'],
    );
    expect(entry).toMatchObject({
      action: 'seo-url.add',
      after: { path: 'svatby-v-praze', location_id: praha.id },
    });
  });

  it('updates a SEO URL in the catalogue and the footer', async () => {
    await clear();
    const seoUrl = await create({ in_footer: true });
    const answer = await send('PUT', `/${seoUrl.id}`, {
      ...input({ title: 'Svatební prostory v Praze', h1: 'Svatební sály', in_footer: true }),
      version: seoUrl.version,
    });
    expect([answer.statusCode, answer.json<AdminSeoUrl>().version]).toEqual([200, 2]);
    await eventually(
      'visitors see it',
      async () =>
        (await catalog('svatby-v-praze')).json<Partial<CatalogAnswer>>().seo_data?.h1 === 'Svatební sály',
    );
    expect(
      (await test.request({ url: '/api/site' }))
        .json<SiteInfo>()
        .footer_links.map(({ link_name }) => link_name),
    ).toEqual(['Svatební sály']);
    const [entry] = await execute<object[]>(
      'select action, before, after from audit_entry where subject_type = ? order by id desc limit 1',
      ['seo-url'],
    );
    expect(entry).toEqual({
      action: 'seo-url.save',
      before: { title: 'Prostory na svatbu v Praze', h1: 'Svatby v Praze' },
      after: { title: 'Svatební prostory v Praze', h1: 'Svatební sály' },
    });
  });

  it('updates the footer of a process that is only notified', async () => {
    await clear();
    await execute(
      `insert into seo_url (path, location_id, attribute_ids, title, h1, footer_links, in_footer) values ('odjinud', ?, '{}', 'Titulek', 'Odjinud', '[]', true)`,
      [brno.id],
    );
    await eventually(
      'visitors see it',
      async () =>
        (await test.request({ url: '/api/site' })).json<SiteInfo>().footer_links[0]?.link_name === 'Odjinud',
    );
  });

  it('returns 409 with the current state for an outdated version', async () => {
    await clear();
    const seoUrl = await create();
    await send('PUT', `/${seoUrl.id}`, { ...input({ h1: 'Jiný nadpis' }), version: 1 });
    const answer = await send('PUT', `/${seoUrl.id}`, { ...input({ h1: 'Můj nadpis' }), version: 1 });
    expect([answer.statusCode, answer.json<{ current: AdminSeoUrl }>().current]).toEqual([
      409,
      expect.objectContaining({ id: seoUrl.id, h1: 'Jiný nadpis', version: 2 }),
    ]);
  });

  it('returns 404 for an unknown id', async () => {
    expect(
      await Promise.all([
        send('GET', '/99999'),
        send('DELETE', '/99999'),
        send('PUT', '/99999', { ...input(), version: 1 }),
      ]).then((answers) => answers.map(({ statusCode }) => statusCode)),
    ).toEqual([404, 404, 404]);
  });
});

describe('validation of a SEO URL', () => {
  it('reports errors on the right field', async () => {
    await clear();
    const { errors: texts } = seoApi;
    expect(await getErrors({ path: 'Svatby v Praze' })).toEqual({ path: texts.path });
    expect(await getErrors({ path: 'a/b/c/d' })).toEqual({ path: texts.path });
    expect(await getErrors({ path: 'svatby/2026' })).toEqual({ path: texts.pathNumber });
    expect(await getErrors({ path: 'api/svatby' })).toEqual({ path: texts.pathReserved('api') });
    expect(await getErrors({ path: '', title: '', h1: '' })).toEqual({
      path: fieldError('required'),
      title: fieldError('required'),
      h1: fieldError('required'),
    });
    expect(await getErrors({ location_id: 99_999, purpose_id: 99_999, attribute_ids: [99_999] })).toEqual({
      location_id: fieldError('choice'),
      purpose_id: fieldError('choice'),
      attribute_ids: fieldError('choice'),
    });
    expect(await getErrors({ location_id: null, purpose_id: null })).toEqual({
      location_id: texts.filterEmpty,
    });
    const [country] = await execute<{ id: number }[]>(`select id from location where slug = 'cesko'`);
    expect(await getErrors({ location_id: country?.id ?? 0 })).toEqual({ location_id: fieldError('choice') });
    expect(
      await getErrors({
        footer_links: [
          { link_name: null, title: '', url: 'javascript:alert(1)' },
          { link_name: null, title: 'x', url: 'http://cizi.example' },
          { link_name: null, title: 'x', url: 'https://jinde.example/a' },
        ],
      }),
    ).toEqual({
      'footer_links.0.title': fieldError('required'),
      'footer_links.0.url': texts.link,
      'footer_links.1.url': texts.link,
    });
    expect(await getErrors({ capacity: 'sto' as never })).toEqual({ capacity: fieldError('choice') });
  });

  it('reports the existing SEO URL of a conflict', async () => {
    await clear();
    const seoUrl = await create({ attribute_ids: [terrace.id, terrace.id] });
    const samePath = await send('POST', '', input({ purpose_id: meeting.id }));
    expect(samePath.json()).toMatchObject({
      status_code: 422,
      errors: { path: seoApi.errors.pathTaken },
      other: { id: seoUrl.id },
    });
    const sameFilter = await send('POST', '', input({ path: 'jina', attribute_ids: [terrace.id] }));
    expect(sameFilter.json()).toMatchObject({
      status_code: 422,
      errors: { location_id: seoApi.errors.filterTaken('svatby-v-praze') },
      other: { id: seoUrl.id, path: 'svatby-v-praze' },
    });
  });
});

describe('redirects of SEO URLs', () => {
  it('redirects permanently in the API and in documents', async () => {
    await clear();
    const seoUrl = await create();
    await send('PUT', `/${seoUrl.id}`, { ...input({ path: 'praha/svatebni-saly' }), version: 1 });
    await eventually('visitors see it', async () => (await catalog('svatby-v-praze')).statusCode === 404);
    expect((await catalog('svatby-v-praze')).json()).toMatchObject({
      error: 'NOTFOUND',
      redirect: '/katalog/praha/svatebni-saly',
    });
    expect(await renderDocument('/katalog/svatby-v-praze')).toEqual({
      kind: 'redirect',
      status: 301,
      location: '/katalog/praha/svatebni-saly',
    });
    const again = await send('PUT', `/${seoUrl.id}`, { ...input({ path: 'svatby-v-praze' }), version: 2 });
    expect(again.statusCode).toBe(200);
    expect(await execute('select from_path, to_path from redirect')).toEqual([
      { from_path: '/katalog/praha/svatebni-saly', to_path: '/katalog/svatby-v-praze' },
    ]);
  });

  it('redirects a deleted SEO URL to its filter until it is created again', async () => {
    await clear();
    const seoUrl = await create({ attribute_ids: [terrace.id], path: 'svatby-s-terasou' });
    const deleted = await send('DELETE', `/${seoUrl.id}`);
    expect(deleted.json()).toMatchObject({
      id: seoUrl.id,
      path: 'svatby-s-terasou',
      attribute_ids: [terrace.id],
      results: 1,
    });
    await eventually('visitors see it', async () => (await catalog('svatby-s-terasou')).statusCode === 404);
    expect((await catalog('svatby-s-terasou')).json()).toMatchObject({
      redirect: `/katalog/praha/svatba?attributes=${terrace.id}`,
    });
    const { id: _id, ...kept } = await create({ attribute_ids: [terrace.id], path: 'svatby-s-terasou' });
    expect(kept).toMatchObject({ path: 'svatby-s-terasou', version: 1 });
    expect(await execute('select from_path from redirect')).toEqual([]);
    const actions = await execute<{ action: string }[]>(
      'select action from audit_entry where subject_type = ? order by id desc limit 2',
      ['seo-url'],
    );
    expect(actions.map(({ action }) => action)).toEqual(['seo-url.add', 'seo-url.delete']);
  });

  it('returns 410 when the location of a deleted SEO URL no longer exists', async () => {
    await clear();
    const town = await test.make.location({ slug: 'zanikla', name: 'Zaniklá' });
    await eventually('visitors see it', async () => (await catalog('zanikla')).statusCode === 200);
    const seoUrl = await create({ path: 'svatby-zanikla', location_id: town.id });
    await execute('delete from location where id = ?', [town.id]);
    await eventually('visitors see it', async () =>
      (await send('GET', `/${seoUrl.id}`)).json<AdminSeoUrl>().problems.some(({ kind }) => kind === 'orphan'),
    );
    expect((await send('GET', `/${seoUrl.id}`)).json<AdminSeoUrl>()).toMatchObject({
      location: { id: town.id, name: seoApi.gone(town.id), gone: true },
      results: 0,
      problems: [{ kind: 'orphan', message: seoApi.problems.goneLocation, field: 'location_id' }],
    });
    await send('DELETE', `/${seoUrl.id}`);
    expect(await renderDocument('/katalog/svatby-zanikla')).toMatchObject({ kind: 'page', status: 410 });
  });
});

/** Renders the document of an unknown page through DocumentService; the web is not built in this test. */
async function renderDocument(url: string): Promise<unknown> {
  const documents = test.app.get(DocumentService);
  Object.assign(documents, {
    documents: Promise.resolve({
      renderPage: () => Promise.resolve({ kind: 'page', status: 404, html: '' }),
    }),
  });
  return documents.renderPage(url, false, {
    ip: '127.0.0.1',
    userAgent: 'Firefox',
    requestId: 'r',
    userHash: null,
    answeredHash: null,
  });
}

describe('GET /api/admin/seo-urls', () => {
  it('searches, filters, sorts, paginates and counts problems under the filters', async () => {
    await clear();
    await create({ in_footer: true });
    await create({
      path: 'porady-v-brne',
      location_id: brno.id,
      purpose_id: meeting.id,
      title: 'Zasedačky v Brně na jednání',
      h1: 'Porady',
    });
    await create({
      path: 'praha',
      location_id: null,
      purpose_id: meeting.id,
      title: 'Zasedačky',
      h1: 'Porady',
      meta_description: '',
    });
    const paths = async (query: string): Promise<string[]> =>
      (await list(query)).items.map(({ path }) => path);
    expect(await paths('?sort=path&order=desc')).toEqual(['svatby-v-praze', 'praha', 'porady-v-brne']);
    expect(await paths('?sort=results&order=desc')).toEqual(['svatby-v-praze', 'praha', 'porady-v-brne']);
    expect(await paths('?sort=title')).toEqual(['svatby-v-praze', 'praha', 'porady-v-brne']);
    expect(await paths('?search=zasedačky')).toEqual(['porady-v-brne', 'praha']);
    expect(await paths(`?location=${brno.id}`)).toEqual(['porady-v-brne']);
    expect(await paths(`?purpose=${meeting.id}&page_size=1&page=2`)).toEqual(['praha']);
    expect(await paths('?in_footer=true')).toEqual(['svatby-v-praze']);
    expect(await paths('?problem=empty')).toEqual(['porady-v-brne']);
    expect(await paths('?problem=conflict')).toEqual(['porady-v-brne', 'praha']);
    expect(await list('?problem=texts&page_size=1')).toMatchObject({
      total: 1,
      nr_of_pages: 1,
      counts: { all: 3, empty: 1, orphan: 0, conflict: 2, texts: 1, in_footer: 1 },
    });
    const [row] = (await list('?search=praha')).items;
    expect(row?.problems.map(({ kind, field, message }) => [kind, field, message])).toEqual([
      ['conflict', 'path', seoApi.problems.meansOther],
      ['conflict', 'h1', seoApi.problems.sameH1('porady-v-brne')],
      ['texts', 'title', seoApi.problems.titleShort(9, 20)],
      ['texts', 'meta_description', seoApi.problems.metaMissing],
    ]);
    expect((await send('GET', '?sort=nazev')).statusCode).toBe(422);
  });

  it('reports dead footer links and redirected paths', async () => {
    await clear();
    const other = await create({
      path: 'jina',
      purpose_id: meeting.id,
      title: 'Zasedačky v hlavním městě',
      h1: 'Jiná',
    });
    await create({
      footer_links: [
        '/katalog/jina',
        '/katalog/praha?attributes=99999',
        '/katalog/nikam',
        '/katalog/praha/50-150',
        '/prostor/neco',
      ].map((url) => ({ link_name: null, title: url, url })),
    });
    await execute(
      `insert into redirect (from_path, to_path, manual) values ('/katalog/svatby-v-praze', '/', true)`,
    );
    await send('DELETE', `/${other.id}`);
    const [row] = (await list('?search=svatby-v-praze')).items;
    expect(row?.problems.map(({ kind, field }) => [kind, field])).toEqual([
      ['conflict', 'path'],
      ['texts', 'footer_links.0.url'],
      ['texts', 'footer_links.1.url'],
      ['texts', 'footer_links.2.url'],
    ]);
  });
});

describe('POST /api/admin/seo-urls/check', () => {
  const check = async (
    changes: Partial<AdminSeoUrlInput>,
    id: number | null = null,
  ): Promise<AdminSeoUrlCheck> =>
    (await send('POST', '/check', { ...input(changes), id })).json<AdminSeoUrlCheck>();

  it('returns results, the current canonical URL and suggested texts', async () => {
    await clear();
    expect(await check({ path: '', title: '', h1: '', meta_description: '' })).toMatchObject({
      url: null,
      results: 2,
      canonical_before: '/katalog/praha/svatba',
      errors: { path: fieldError('required'), title: fieldError('required'), h1: fieldError('required') },
      other: null,
      suggestions: {
        path: 'prostory-na-svatbu-v-praze',
        title: 'Prostory na svatbu v Praze',
        h1: 'Prostory na svatbu v Praze',
      },
    });
    const [region] = await execute<{ id: number }[]>(`select id from location where slug = 'hlavni-mesto'`);
    expect((await check({ location_id: region?.id ?? 0 })).suggestions).toMatchObject({
      h1: 'Prostory na svatbu: Hlavní město',
      path: 'prostory-na-svatbu-hlavni-mesto',
    });
    expect(await check({ location_id: null, purpose_id: null })).toMatchObject({
      results: 0,
      canonical_before: null,
      errors: { location_id: seoApi.errors.filterEmpty },
      suggestions: { path: '' },
    });
  });

  it('ignores the edited SEO URL and reports a conflicting one', async () => {
    await clear();
    const seoUrl = await create();
    expect(await check({}, seoUrl.id)).toMatchObject({
      url: '/katalog/svatby-v-praze',
      canonical_before: '/katalog/praha/svatba',
      problems: [],
      errors: {},
      other: null,
    });
    expect(await check({ path: 'jina' })).toMatchObject({
      errors: { location_id: seoApi.errors.filterTaken('svatby-v-praze') },
      other: { id: seoUrl.id, path: 'svatby-v-praze' },
    });
  });

  it('offers every filter value of the catalogue', async () => {
    const options = (await send('GET', '/options')).json<AdminSeoUrlOptions>();
    expect(options.locations.find(({ slug }) => slug === 'praha')).toEqual({
      id: praha.id,
      name: 'Praha',
      slug: 'praha',
      kind: 'town',
      parent_id: expect.any(Number),
      locative: 'v Praze',
      count: 2,
    });
    expect(options.locations.map(({ slug }) => slug)).not.toContain('cesko');
    expect(options.purposes.find(({ id }) => id === wedding.id)).toEqual({
      id: wedding.id,
      name: 'Svatba',
      slug: 'svatba',
      title_phrase: 'Prostory na svatbu',
      count: 2,
    });
    expect(options.attributes.find(({ id }) => id === terrace.id)).toMatchObject({
      count: 1,
      group: 'equipments',
    });
    expect(options.capacities.map(({ count }) => count)).toEqual([1, 1, 0, 0]);
  });
});
