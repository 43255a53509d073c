import { siteTexts } from '@prostora/strings/cs/site.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type {
  AdminContentInput,
  AdminContentPage,
  AdminContentRevisions,
  AdminContentRevisionText,
  AdminContentRow,
  ContentAnswer,
  PlansAnswer,
  SiteInfo,
} from '@prostora/api-client';
import { contentApi } from '@prostora/strings/cs/content-api.ts';
import { fieldErrors } from '@prostora/strings/cs/errors.ts';
import { CONTENT_PAGES } from '../../../seeds/data/content/pages.ts';
import { seedContent } from '../../../seeds/data/content/seed-content.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { AuditEntry } from '../audit/index.ts';
import { RedirectsService } from '../seo/index.ts';
import { SubscriptionPlan } from '../subscriptions/index.ts';
import { ContentPage, PublishedContentService } from './index.ts';
import { ContentSitemapService } from './content-sitemap.service.ts';

let test: TestApp;
let asAdmin: { authorization: string };

const NEW: AdminContentInput = {
  title: 'Pro svatby',
  lead: 'Kde se vzít.',
  html: '<h2>Sály</h2><p>Text</p>',
  faq: [{ question: 'Kolik?', answer: 'Záleží.' }],
  meta_title: '',
  meta_description: '',
  cover_id: null,
  status: 'published',
  menu_place: 'none',
  menu_label: '',
};

beforeAll(async () => {
  test = await createTestApp();
  asAdmin = await test.signIn((await test.make.admin()).email);
});
beforeEach(async () => {
  const em = test.orm.em.fork();
  await em.nativeDelete(ContentPage, {});
  await em.getConnection().execute('delete from redirect');
  await seedContent(em);
  test.app.get(PublishedContentService).clearCache();
});
afterAll(() => test.close());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: object) =>
  test.request({ method, url: `/api/admin/content${path}`, headers: asAdmin, ...(payload && { payload }) });
const listRows = async (): Promise<AdminContentRow[]> =>
  (await call('GET')).json<{ items: AdminContentRow[] }>().items;
const findId = async (slug: string): Promise<number> =>
  (await listRows()).find((row) => row.slug === slug)?.id ?? 0;
const getPage = async (id: number): Promise<AdminContentPage> => (await call('GET', `/${id}`)).json();
const toInput = ({
  slug,
  title,
  lead,
  html,
  faq,
  meta_title,
  meta_description,
  cover_id,
  status,
  menu_place,
  menu_label,
  version,
}: AdminContentPage) => ({
  slug,
  title,
  lead,
  html,
  faq,
  meta_title,
  meta_description,
  cover_id,
  status,
  menu_place,
  menu_label,
  version,
});
const createPage = async (changes: Partial<AdminContentInput> = {}): Promise<AdminContentPage> =>
  (await call('POST', '', { ...NEW, ...changes })).json();
const savePage = async (page: AdminContentPage, changes: Partial<AdminContentInput>) =>
  call('PUT', `/${page.id}`, { ...toInput(page), ...changes });
const getPublic = (slug: string) => test.request({ method: 'POST', url: `/api/content/${slug}` });
const findRedirect = (path: string) => test.app.get(RedirectsService).find(path);
const getErrors = (answer: { json: <T>() => T }): object => answer.json<{ errors: object }>().errors;

describe('POST /api/content/:slug', () => {
  it('returns a page with replaced tokens, headings and meta texts', async () => {
    const page = (await getPublic('o-projektu')).json<ContentAnswer>();
    expect(page).toMatchObject({
      slug: 'o-projektu',
      url: '/o-projektu',
      title: 'Otevřené dveře do prostorů po celém Česku',
      label: 'O projektu',
      cover: null,
      version: null,
      valid_from: null,
      meta_title: expect.stringContaining('O projektu'),
    });
    expect(page.html).toContain(siteTexts.notFilledIn);
    expect(JSON.stringify(page)).not.toContain('{{');
    expect(page.contents[0]).toMatchObject({ text: 'Proč to děláme', level: 2 });
    for (const { id } of page.contents) expect(page.html).toContain(`id="${id}"`);
    expect(page).not.toHaveProperty('versions');
  });

  it('returns 404 for unknown pages, drafts and pages without versions', async () => {
    await createPage({ status: 'draft' });
    for (const slug of ['neni', 'pro-svatby', '%F0%9F%8E%89', 'x'.repeat(90)])
      expect([slug, (await getPublic(slug)).statusCode]).toEqual([slug, 404]);
    expect(
      (await test.request({ method: 'POST', url: '/api/content/cenik?version=2026-11-01' })).statusCode,
    ).toBe(404);
  });

  it('falls back to title and lead for missing meta texts', async () => {
    await createPage();
    expect((await getPublic('pro-svatby')).json()).toMatchObject({
      meta_title: 'Pro svatby',
      meta_description: 'Kde se vzít.',
      url: '/stranka/pro-svatby',
    });
  });

  it('lists published pages in their menus in order', async () => {
    const menu = async () => (await test.request({ url: '/api/site' })).json<SiteInfo>().menu;
    expect((await menu()).header.map(({ url }) => url)).toEqual(['/stranka/jak-to-funguje']);
    expect((await menu()).owners.map(({ url }) => url)).toEqual(['/sluzby', '/3d-foto', '/cenik']);
    expect((await menu()).footer.map(({ label }) => label)).toEqual([
      'O projektu',
      'Obchodní podmínky',
      'Ochrana osobních údajů',
      'Cookies',
    ]);
    const page = await createPage({ menu_place: 'footer', menu_label: 'Svatby' });
    expect((await menu()).footer.at(-1)).toEqual({ label: 'Svatby', url: '/stranka/pro-svatby' });
    await savePage(page, { status: 'draft' });
    expect((await menu()).footer).toHaveLength(4);
  });

  it('lists only published pages in the sitemap', async () => {
    await createPage({ status: 'draft' });
    const paths: string[] = [];
    for await (const { path } of test.app.get(ContentSitemapService).streamEntries()) paths.push(path);
    expect(paths.sort()).toEqual(
      CONTENT_PAGES.map(({ slug }) =>
        ['jak-to-funguje', 'ochrana-osobnich-udaju', 'cookies'].includes(slug)
          ? `/stranka/${slug}`
          : `/${slug}`,
      ).sort(),
    );
  });

  it('returns active plans in their order', async () => {
    const em = test.orm.em.fork();
    const plan = (slug: string, active: boolean, sortOrder: number) =>
      em.create(
        SubscriptionPlan,
        {
          slug,
          name: slug,
          priceHalerPerYear: 349_000,
          active,
          sortOrder,
          config: { nrOfSpaces: 3 } as SubscriptionPlan['config'],
        },
        { partial: true },
      );
    plan('profi', true, 2);
    plan('start', true, 1);
    plan('stary', false, 0);
    await em.flush();
    expect(
      (await test.request({ url: '/api/plans' }))
        .json<PlansAnswer>()
        .items.map(({ slug, price_per_year, config }) => [
          slug,
          price_per_year,
          (config as { nrOfSpaces: number }).nrOfSpaces,
        ]),
    ).toEqual([
      ['start', 3490, 3],
      ['profi', 3490, 3],
    ]);
  });
});

describe('api/admin/content', () => {
  it('sanitizes a page, publishes it at once and writes audit records', async () => {
    const answer = await call('POST', '', {
      ...NEW,
      html: '<h2>Sály</h2><script>alert(1)</script><p onclick="x()">Text</p>',
    });
    expect(answer.statusCode).toBe(201);
    const page = answer.json<AdminContentPage>();
    expect(page).toMatchObject({ slug: 'pro-svatby', kind: 'free', version: 1, url: '/stranka/pro-svatby' });
    expect(page.html).not.toMatch(/script|onclick/u);
    expect((await getPublic('pro-svatby')).statusCode).toBe(200);
    const saved = await savePage(page, { title: 'Pro svatby a oslavy' });
    expect(saved.json()).toMatchObject({ title: 'Pro svatby a oslavy', slug: 'pro-svatby', version: 2 });
    expect((await getPublic('pro-svatby')).json()).toMatchObject({ title: 'Pro svatby a oslavy' });
    const entries = await test.orm.em
      .fork()
      .find(AuditEntry, { subjectType: 'content', subjectId: page.id }, { orderBy: { id: 'asc' } });
    expect(entries.map(({ action }) => action)).toEqual(['content.add', 'content.save']);
  });

  it('lists revisions with changed fields and restores any of them', async () => {
    const page = await createPage();
    await savePage(page, { title: 'Druhá', html: '<p>Druhá</p>' });
    await savePage(await getPage(page.id), { lead: 'Třetí', menu_label: 'Svatby' });
    const { items, total } = (await call('GET', `/${page.id}/revisions`)).json<AdminContentRevisions>();
    expect([total, items.map(({ version, changed }) => [version, changed])]).toEqual([
      3,
      [
        [3, ['lead', 'menu_label']],
        [2, ['title', 'html']],
        [1, expect.arrayContaining(['title', 'meta_title', 'slug'])],
      ],
    ]);
    expect(items[0]?.author?.email).toMatch(/@prostora\.test$/u);
    const first = items.at(-1)?.id ?? 0;
    const revision = (method: 'GET' | 'POST', path: string, payload?: object) =>
      test.request({
        method,
        url: `/api/admin/content-revisions/${path}`,
        headers: asAdmin,
        ...(payload && { payload }),
      });
    expect((await revision('GET', `${first}`)).json<AdminContentRevisionText>()).toMatchObject({
      title: 'Pro svatby',
      lead: 'Kde se vzít.',
    });
    expect((await revision('POST', `${first}/restore`, { version: 1 })).statusCode).toBe(409);
    const restored = (await revision('POST', `${first}/restore`, { version: 3 })).json<AdminContentPage>();
    expect(restored).toMatchObject({
      title: 'Pro svatby',
      lead: 'Kde se vzít.',
      menu_label: 'Svatby',
      version: 4,
    });
    expect((await call('GET', `/${page.id}/revisions`)).json<AdminContentRevisions>().total).toBe(4);
    expect([
      (await revision('GET', '999999')).statusCode,
      (await call('GET', '/999999/revisions')).statusCode,
    ]).toEqual([404, 404]);
  });

  it('creates no revision for an unchanged save', async () => {
    const page = await createPage();
    expect((await savePage(page, {})).json()).toMatchObject({ version: 1 });
    expect((await call('GET', `/${page.id}/revisions`)).json<AdminContentRevisions>().total).toBe(1);
  });

  it('redirects old slugs, and a new page may reuse one', async () => {
    const page = await createPage();
    expect((await savePage(page, { slug: 'svatebni-mista' })).json()).toMatchObject({
      url: '/stranka/svatebni-mista',
    });
    expect(await findRedirect('/stranka/pro-svatby')).toEqual({ to: '/stranka/svatebni-mista' });
    expect((await getPublic('pro-svatby')).statusCode).toBe(404);
    expect((await createPage()).slug).toBe('pro-svatby');
    expect(await findRedirect('/stranka/pro-svatby')).toBeNull();
    expect((await createPage()).slug).toBe('pro-svatby-2');
  });

  it('marks the URL of a deleted page as gone and restores it', async () => {
    const page = await createPage();
    expect((await call('DELETE', `/${page.id}`)).statusCode).toBe(200);
    expect([
      (await getPublic('pro-svatby')).statusCode,
      await findRedirect('/stranka/pro-svatby'),
      (await call('GET', `/${page.id}`)).statusCode,
    ]).toEqual([404, { to: null }, 404]);
    expect((await call('POST', `/${page.id}/restore`)).json()).toMatchObject({ title: 'Pro svatby' });
    expect([(await getPublic('pro-svatby')).statusCode, await findRedirect('/stranka/pro-svatby')]).toEqual([
      200,
      null,
    ]);
    await call('DELETE', `/${page.id}`);
    await createPage();
    expect(getErrors(await call('POST', `/${page.id}/restore`))).toEqual({ slug: fieldErrors.slugTaken });
  });

  it('does not delete, rename or hide a fixed page', async () => {
    const page = await getPage(await findId('cenik'));
    expect((await call('DELETE', `/${page.id}`)).statusCode).toBe(409);
    expect(getErrors(await savePage(page, { slug: 'ceny', status: 'draft' }))).toEqual({
      slug: contentApi.errors.fixedSlug,
      status: contentApi.errors.fixedStatus,
    });
    expect((await savePage(page, { title: 'Kolik to stojí' })).json()).toMatchObject({
      title: 'Kolik to stojí',
      slug: 'cenik',
    });
  });

  it('stores no HTML for the terms page', async () => {
    const page = await getPage(await findId('obchodni-podminky'));
    expect((await savePage(page, { html: '<p>Potají</p>', lead: 'Jinak' })).json()).toMatchObject({
      html: '',
      lead: 'Jinak',
    });
    expect((await getPublic('obchodni-podminky')).json<ContentAnswer>().html).toContain('Provozovatel');
  });

  it.each([
    ['title', { title: ' ' }, fieldErrors.required],
    ['slug', { slug: 'Špatně' }, fieldErrors.slug],
    ['slug', { slug: 'cookies' }, fieldErrors.slugTaken],
    ['slug', { slug: 'jak-to-funguje' }, fieldErrors.slugTaken],
    ['cover_id', { cover_id: 999_999 }, contentApi.errors.cover],
    ['status', { status: 'secret' }, fieldErrors.choice],
    ['menu_place', { menu_place: 'strop' }, fieldErrors.choice],
    ['faq.0.answer', { faq: [{ question: 'Proč?', answer: '' }] }, fieldErrors.required],
    ['lead', { lead: 'a'.repeat(501) }, fieldErrors.maxLength({ max: 500 })],
  ])('returns 422 on %s for %j', async (field, changes, message) => {
    const answer = await call('POST', '', { ...NEW, ...changes });
    expect([answer.statusCode, getErrors(answer)]).toEqual([422, { [field]: message }]);
  });

  it('returns 409 with the current page for an outdated version', async () => {
    const page = await createPage();
    await savePage(page, { title: 'První' });
    const late = await savePage(page, { title: 'Druhý' });
    expect([late.statusCode, late.json()]).toEqual([
      409,
      expect.objectContaining({ current: expect.objectContaining({ title: 'První', version: 2 }) }),
    ]);
  });

  it('sets menus and their order without changing the version of reordered pages', async () => {
    const [services, cookies] = [await findId('sluzby'), await findId('cookies')];
    const items = (await call('PUT', '/order', { menu_place: 'owners', ids: [cookies, services] })).json<{
      items: AdminContentRow[];
    }>().items;
    expect(
      items.filter(({ menu_place }) => menu_place === 'owners').map(({ slug, version }) => [slug, version]),
    ).toEqual([
      ['cookies', 2],
      ['sluzby', 1],
    ]);
    expect(items.filter(({ menu_place }) => menu_place === 'none').map(({ slug }) => slug)).toEqual([
      '3d-foto',
      'cenik',
    ]);
    for (const ids of [[services, services], [999_999]])
      expect((await call('PUT', '/order', { menu_place: 'footer', ids })).statusCode).toBe(422);
  });

  it('rejects a duplicate slug of concurrent requests', async () => {
    const answers = await Promise.all([
      call('POST', '', { ...NEW, slug: 'stejna' }),
      call('POST', '', { ...NEW, slug: 'stejna' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
  });
});

it.each(['%00', 'a%00b', '%F0%9F%8E%89', 'A', "'"])('returns 404 for the invalid slug %s', async (slug) => {
  expect((await test.request({ method: 'POST', url: `/api/content/${slug}` })).statusCode).toBe(404);
});
