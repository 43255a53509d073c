import { describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { PHONE } from './browser.ts';
import { choose, fetchHtml, eventually, fitsViewport, fetchStatus } from './console-site.ts';
import {
  confirmDialog,
  openConsole,
  createOperatorApi,
  undo,
  filterUnexpected,
  type OperatorApi,
} from './console.ts';
import { startTestApp } from './test-app.ts';

const app = startTestApp();

type SeoUrl = { id: number; path: string; h1: string; meta_description: string; version: number };
type Named = { id: number; slug: string };
type Catalogue = { seo_url_id: number | null; seo_data: { h1: string }; footer_links: { url: string }[] };

const region = (page: Page, name: string) => page.getByRole('region', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Uložit', exact: true }).click();
const countSeoUrls = async (call: OperatorApi): Promise<number> =>
  (await call<{ total: number }>('GET', 'admin/seo-urls')).total;

/** Creates a SEO URL for a location and a purpose by the API. */
async function createSeoUrl(call: OperatorApi, location: string, purpose: string): Promise<SeoUrl> {
  const { locations, purposes } = await call<{ locations: Named[]; purposes: Named[] }>(
    'GET',
    'admin/seo-urls/options',
  );
  const findId = (all: Named[], slug: string) => all.find((one) => one.slug === slug)?.id;
  return call<SeoUrl>('POST', 'admin/seo-urls', {
    path: `${purpose}-${location}`,
    location_id: findId(locations, location),
    purpose_id: findId(purposes, purpose),
    capacity: null,
    attribute_ids: [],
    title: `Prostory: ${purpose} ${location} a okolí`,
    h1: `Místa: ${purpose} ${location}`,
    meta_description: '',
    description: '',
    footer_links: [],
    in_footer: false,
  });
}

describe('a SEO URL', () => {
  it('is created from suggestions with a preview of its snippet and page, answered by the site and found in the list', async () => {
    const { page, complaints } = await openConsole(app, '/admin2/seo-url');
    await page.getByRole('button', { name: 'Nová SEO adresa' }).first().click();
    // The address changes before the list, whose filters have the same names, is gone.
    await page.getByRole('heading', { level: 1, name: 'Nová SEO adresa' }).waitFor();
    await choose(page, page.getByLabel('Místo'), 'brno', /^Brno \(/u);
    await choose(page, page.getByLabel('Příležitost'), 'koncert', /^Koncert \(/u);
    for (const name of ['Adresa', 'Titulek', 'Popis pro vyhledávače'])
      await page.getByRole('button', { name: `Navrhnout: ${name}`, exact: true }).click();
    await page.getByLabel('Nadpis stránky (H1)', { exact: true }).fill('Kde hrát v Brně');
    await page.getByRole('textbox', { name: 'Text pod výpisem' }).fill('Sály s pódiem i zkušebny.');
    await page.getByRole('button', { name: 'Přidat odkaz', exact: true }).click();
    await page.getByLabel('Text odkazu', { exact: true }).fill('Všechno v Brně');
    await page.getByLabel('Adresa odkazu', { exact: true }).fill('/katalog/brno');
    const path = await page.getByLabel('Adresa', { exact: true }).inputValue();
    const title = await page.getByLabel('Titulek', { exact: true }).inputValue();
    await region(page, 'Náhled ve vyhledávači').getByText(`katalog › ${path}`).waitFor();
    const preview = region(page, 'Náhled stránky');
    await preview.getByRole('heading', { name: 'Kde hrát v Brně' }).waitFor();
    for (const words of ['Sály s pódiem i zkušebny.', 'Všechno v Brně'])
      await preview.getByText(words).waitFor();
    await preview.locator('a[href^="/prostor/"]').first().waitFor();
    await page.getByRole('button', { name: 'Vytvořit adresu' }).click();
    await page.getByText('SEO adresa je vytvořená.').waitFor();
    await page.waitForURL(/seo-url\/\d+$/u);
    const id = Number(page.url().split('/').at(-1));

    await eventually('the page has its heading', async () =>
      (await fetchHtml(app, `/katalog/${path}`)).includes('Kde hrát v Brně</h1>'),
    );
    const html = await fetchHtml(app, `/katalog/${path}`);
    for (const needle of [
      `<title>${title.replaceAll('\u00a0', ' ')}`,
      'Sály s pódiem i zkušebny.',
      'Všechno v Brně</a>',
      '<meta name="description" content="',
    ])
      expect(html).toContain(needle);
    const answer = (await (await fetch(`${app.url}/api/catalog/new/?path=${path}`)).json()) as Catalogue;
    expect([answer.seo_url_id, answer.seo_data.h1, answer.footer_links.map(({ url }) => url)]).toEqual([
      id,
      'Kde hrát v Brně',
      ['/katalog/brno'],
    ]);

    await page.getByRole('link', { name: 'Všechny SEO adresy' }).click();
    await page.getByRole('searchbox', { name: 'Hledat v SEO adresách' }).fill('kde hrat');
    await page.waitForURL(/search=kde/u);
    await page.getByRole('link', { name: path, exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('is rejected at its field if taken; a changed one redirects permanently; concurrent changes are merged', async () => {
    const call = await createOperatorApi(app);
    const { id, path, version } = await createSeoUrl(call, 'plzen', 'konference');
    const { page, complaints } = await openConsole(app, `/admin2/seo-url/${id}`);
    const address = page.getByLabel('Adresa', { exact: true });
    await address.fill('firemni-vecirek-brno');
    await save(page);
    await page.locator('#seo_path[aria-invalid="true"]').waitFor();
    await page
      .locator('.ant-form-item-explain-error')
      .getByText('Tuto adresu už má jiná SEO adresa')
      .waitFor();
    await address.fill('konference-v-plzni');
    await save(page);
    await page.getByText('SEO adresa je uložená.').waitFor();
    await eventually(
      'the old address leads on',
      async () => (await fetchStatus(app, `/katalog/${path}`))[0] === 301,
    );
    expect(await fetchStatus(app, `/katalog/${path}?page=2`)).toEqual([
      301,
      '/katalog/konference-v-plzni?page=2',
    ]);

    await page.getByLabel('Nadpis stránky (H1)', { exact: true }).fill('Konference v Plzni');
    const mine = await call<SeoUrl>('GET', `admin/seo-urls/${id}`);
    expect(mine.version).toBeGreaterThan(version);
    const { location, purpose, attributes, ...rest } = mine as SeoUrl & {
      location: Named;
      purpose: Named;
      attributes: Named[];
    };
    const { title, description, footer_links, in_footer, capacity } = rest as unknown as Record<
      string,
      unknown
    >;
    const theirs = {
      path: mine.path,
      title,
      h1: mine.h1,
      description,
      footer_links,
      in_footer,
      capacity,
      location_id: location.id,
      purpose_id: purpose.id,
      attribute_ids: attributes.map((one) => one.id),
    };
    await call('PUT', `admin/seo-urls/${id}`, {
      ...theirs,
      meta_description: 'Popis od druhého stolu',
      version: mine.version,
    });
    await save(page);
    await page
      .getByRole('alert')
      .filter({ hasText: 'Mezitím to změnil někdo jiný' })
      .getByText('Popis od druhého stolu')
      .waitFor();
    await save(page);
    await eventually(
      'both changes are stored',
      async () => (await call<SeoUrl>('GET', `admin/seo-urls/${id}`)).h1 === 'Konference v Plzni',
    );
    expect(await call('GET', `admin/seo-urls/${id}`)).toMatchObject({
      h1: 'Konference v Plzni',
      meta_description: 'Popis od druhého stolu',
    });
    expect(filterUnexpected(complaints)).toEqual([]);
  });

  it('is added to the footer by a switch, deleted and restored completely', async () => {
    const call = await createOperatorApi(app);
    const { id, path } = await createSeoUrl(call, 'ostrava', 'koncert');
    const { page, complaints } = await openConsole(app, `/admin2/seo-url?search=${path}`);
    // The landing page has its own footer links; other pages show those of the site.
    const isOffered = async () => (await fetchHtml(app, '/prihlasit')).includes(`href="/katalog/${path}"`);
    expect(await isOffered()).toBe(false);
    await page.getByRole('switch', { name: `V patičce webu: ${path}` }).click();
    await page.getByText(`V patičce webu je nově: ${path}`).waitFor();
    await eventually('the footer offers it', isOffered);

    await page.getByRole('link', { name: path, exact: true }).click();
    await page.waitForURL(new RegExp(`seo-url/${id}$`, 'u'));
    await page.getByRole('button', { name: 'Smazat', exact: true }).click();
    await confirmDialog(page, 'Smazat adresu');
    await page.getByText(`SEO adresa je smazaná: ${path}`).waitFor();
    await eventually(
      'it leads to the usual address of its filter and is offered no more',
      async () => (await fetchStatus(app, `/katalog/${path}`))[0] === 301 && !(await isOffered()),
    );
    await undo(page);
    await eventually(
      'it is back',
      async () => (await fetchStatus(app, `/katalog/${path}`))[0] === 200 && isOffered(),
    );
    expect(complaints).toEqual([]);
  });

  it('is listed among the problems if it has no results', async () => {
    const { path } = await createSeoUrl(await createOperatorApi(app), 'brno-bystrc', 'kemp');
    const { page, complaints } = await openConsole(app, '/admin2/seo-url');
    await page.getByRole('link', { name: /^Bez výsledků/u }).click();
    await page.waitForURL(/problem=empty/u);
    const row = page.getByRole('row').filter({ hasText: path });
    for (const words of ['žádný prostor', 'Bez výsledků'])
      await row.getByText(words, { exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('fits a phone in the list and in its form', async () => {
    const { page, complaints } = await openConsole(app, '/admin2/seo-url?search=firemni-vecirek-brno', PHONE);
    await page.getByRole('link', { name: 'firemni-vecirek-brno', exact: true }).waitFor();
    expect(await fitsViewport(page)).toBe(true);
    await page.getByRole('link', { name: 'firemni-vecirek-brno', exact: true }).click();
    await page.getByLabel('Nadpis stránky (H1)', { exact: true }).fill('Večírky v Brně');
    await region(page, 'Náhled stránky').getByRole('heading', { name: 'Večírky v Brně' }).waitFor();
    expect(await fitsViewport(page)).toBe(true);
    await save(page);
    await page.getByText('SEO adresa je uložená.').waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('bulk SEO URLs', () => {
  it('are created for every region and a purpose after a preview, and undone', async () => {
    const call = await createOperatorApi(app);
    const before = await countSeoUrls(call);
    const { page, complaints } = await openConsole(app, '/admin2/seo-url/hromadne');
    await choose(page, page.getByLabel('Příležitosti'), 'koncert', /^Koncert \(/u);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Všechny kraje' }).click();
    await page.getByRole('button', { name: 'Ukázat náhled' }).click();
    const create = page.getByRole('button', { name: /^Vytvořit \d+/u });
    await create.click();
    await confirmDialog(page, /^Vytvořit \d+/u);
    await page.getByText(/^Vytvořeno: \d+/u).waitFor();
    const path = 'koncert-vysocina';
    expect(await countSeoUrls(call)).toBeGreaterThan(before + 5);
    await eventually('a made address answers', async () =>
      (await fetchHtml(app, `/katalog/${path}`)).includes('na Vysočině</h1>'),
    );
    await undo(page);
    await eventually('they are gone', async () => (await countSeoUrls(call)) === before);
    expect(complaints).toEqual([]);
  });

  it('are exported, and the same table imported changes nothing', async () => {
    const total = await countSeoUrls(await createOperatorApi(app));
    const { page, complaints } = await openConsole(app, '/admin2/seo-url');
    await page.getByRole('button', { name: 'Exportovat' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: /^CSV/u }).click(),
    ]);
    const csv = await readFile(await download.path());
    expect(csv.toString('utf8')).toContain('firemni-vecirek-brno');
    await page.getByRole('button', { name: 'Importovat' }).click();
    await page
      .getByLabel('Soubor CSV')
      .setInputFiles({ name: 'adresy.csv', mimeType: 'text/csv', buffer: csv });
    await page.waitForFunction(
      () => (document.querySelector<HTMLTextAreaElement>('#seo-import_csv')?.value ?? '') !== '',
    );
    await page.getByRole('button', { name: 'Zkontrolovat' }).click();
    expect(await page.getByRole('list', { name: 'Souhrn kontroly' }).innerText()).toMatch(
      new RegExp(`^Beze změny\\s+${total}$`, 'u'),
    );
    expect(await page.getByRole('button', { name: 'Není co zapsat' }).isDisabled()).toBe(true);
    expect(complaints).toEqual([]);
  });
});
