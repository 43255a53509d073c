import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { choose, fetchHtml, eventually, fetchStatus } from './console-site.ts';
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

type TaxonomyItem = { id: number; name: string; slug: string; group: string; spaces: number };
type Location = {
  id: number;
  name: string;
  slug: string;
  kind: string;
  locative: string | null;
  population: number | null;
  version: number;
};

const listPurposes = async (call: OperatorApi): Promise<TaxonomyItem[]> =>
  (await call<{ purposes: TaxonomyItem[] }>('GET', 'admin/taxonomy')).purposes;
const save = (page: Page) => page.getByRole('button', { name: 'Uložit', exact: true }).click();
const edit = (page: Page, name: string) =>
  page.getByRole('button', { name: `Upravit: ${name}`, exact: true }).click();

describe('the taxonomy', () => {
  it('is renamed with its slug, given an icon, and sorted by keyboard', async () => {
    const call = await createOperatorApi(app);
    const { page, complaints } = await openConsole(app, '/admin2/ciselnik');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await edit(page, 'Taneční zábava');
    await page.getByLabel('Název', { exact: true }).fill('Tancovačka');
    await page.getByLabel('Část adresy').fill('tancovacka');
    await page.getByRole('searchbox', { name: 'Hledat ikonu anglicky' }).fill('piano');
    await page.getByTitle('piano', { exact: true }).click();
    await save(page);
    await page.getByText('Uloženo: Tancovačka').waitFor();
    await eventually(
      'the old address leads on',
      async () => (await fetchStatus(app, '/katalog/tanecni-zabava'))[0] === 301,
    );
    expect(await fetchStatus(app, '/katalog/tanecni-zabava')).toEqual([301, '/katalog/tancovacka']);
    const { catalog } = (await (await fetch(`${app.url}/api/catalog/new/?path=tancovacka`)).json()) as {
      catalog: { spaces: { url: string }[] };
    };
    await eventually('the page of a space draws it', async () =>
      (await fetchHtml(app, `/prostor/${catalog.spaces[0]?.url}`)).includes('#piano"'),
    );

    const order = async () =>
      (await listPurposes(call)).filter(({ group }) => group === 'kultura').map(({ name }) => name);
    const before = await order();
    const handle = page.getByRole('button', { name: 'Přesunout: Divadelní představení', exact: true });
    // A form that is still closing takes the focus back.
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await handle.focus();
    await page.keyboard.press('Space');
    await page.getByText(/^Zvednuto: Divadelní představení/u).waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowUp');
    await page.getByText(/^Divadelní představení: místo 1 /u).waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await page.getByText('Pořadí je uložené.').waitFor();
    expect(before.slice(0, 2)).toEqual(['Koncert', 'Divadelní představení']);
    expect((await order()).slice(0, 2)).toEqual(['Divadelní představení', 'Koncert']);
    expect(complaints).toEqual([]);
  });

  it('rejects deletion of a used item, merges two items with their usages, and restores an unused one', async () => {
    const call = await createOperatorApi(app);
    const fair = (await listPurposes(call)).find(({ slug }) => slug === 'trhy');
    const flea = (await listPurposes(call)).find(({ slug }) => slug === 'burza');
    const {
      items: [brno],
    } = await call<{ items: Location[] }>('GET', 'admin/locations?search=brno&kind=town');
    const { id } = await call<{ id: number }>('POST', 'admin/seo-urls', {
      path: 'burzy-v-brne',
      location_id: brno?.id,
      purpose_id: flea?.id,
      capacity: null,
      attribute_ids: [],
      title: 'Burzy a bazary v Brně',
      h1: 'Burzy v Brně',
      meta_description: '',
      description: '',
      footer_links: [],
      in_footer: false,
    });
    const { page, complaints } = await openConsole(app, '/admin2/ciselnik');
    const removal = page.getByRole('button', { name: 'Smazat: Burza a bazar', exact: true });
    expect([await removal.isDisabled(), await removal.getAttribute('title')]).toEqual([
      true,
      expect.stringMatching(/^Používá: /u),
    ]);
    await expect(call('DELETE', `admin/taxonomy/purposes/${flea?.id}`)).rejects.toThrow(/: 4(?:09|22) /u);

    await page.getByRole('button', { name: 'Sloučit: Burza a bazar', exact: true }).click();
    await choose(page, page.getByLabel('Do čeho'), 'trhy', /^Trhy a jarmark$/u);
    await page.getByText(/^Změní se: .+ Zůstane Trhy a jarmark\.$/u).waitFor();
    await confirmDialog(page, 'Sloučit');
    await page.getByText('Sloučeno. Zůstává: Trhy a jarmark').waitFor();
    const after = await listPurposes(call);
    expect(after.some(({ slug }) => slug === 'burza')).toBe(false);
    expect(after.find(({ slug }) => slug === 'trhy')?.spaces).toBeGreaterThanOrEqual(
      Math.max(fair?.spaces ?? 0, flea?.spaces ?? 0),
    );
    expect(await call('GET', `admin/seo-urls/${id}`)).toMatchObject({ purpose: { id: fair?.id } });
    await eventually(
      'the old address leads on',
      async () => (await fetchStatus(app, '/katalog/burza'))[0] === 301,
    );
    expect(await fetchStatus(app, '/katalog/burza')).toEqual([301, '/katalog/trhy']);

    await page.getByRole('button', { name: 'Přidat účel' }).click();
    await page.getByLabel('Název', { exact: true }).fill('Degustace vína');
    await page.getByLabel('Titulek stránek').fill('Prostory na degustaci');
    await save(page);
    await page.getByText('Přidáno: Degustace vína').waitFor();
    await page.getByRole('button', { name: 'Smazat: Degustace vína', exact: true }).click();
    await confirmDialog(page, 'Smazat');
    await page.getByText('Smazáno: Degustace vína').waitFor();
    expect((await listPurposes(call)).some(({ name }) => name === 'Degustace vína')).toBe(false);
    await undo(page);
    await page.getByRole('button', { name: 'Smazat: Degustace vína', exact: true }).waitFor();
    expect(await listPurposes(call)).toContainEqual(
      expect.objectContaining({ name: 'Degustace vína', slug: 'degustace-vina' }),
    );
    expect(complaints).toEqual([]);
  });
});

describe('places', () => {
  it('have a locative edited with a concurrent change and used in headings; missing ones are marked', async () => {
    const call = await createOperatorApi(app);
    const { page, complaints } = await openConsole(app, '/admin2/lokality?search=plzen&kind=town');
    const { items } = await call<{ items: Location[] }>('GET', 'admin/locations?search=plzen&kind=town');
    const town = items.find(({ slug }) => slug === 'plzen');
    await page.getByRole('button', { name: 'Plzeň', exact: true }).click();
    await page.getByLabel('Kde to je (6. pád s předložkou)').fill('v samotné Plzni');
    const { name, slug, parent_id, lat, lng, locative, version } = await call<
      Location & { parent_id: number; lat: number; lng: number }
    >('GET', `admin/locations/${town?.id}`);
    await call('PUT', `admin/locations/${town?.id}`, {
      name,
      slug,
      parent_id,
      lat,
      lng,
      locative,
      population: 185_000,
      version,
    });
    await save(page);
    await page.getByRole('alert').filter({ hasText: 'Mezitím to změnil někdo jiný' }).waitFor();
    await save(page);
    await page.getByText('Uloženo: Plzeň').waitFor();
    expect(await call('GET', `admin/locations/${town?.id}`)).toMatchObject({
      locative: 'v samotné Plzni',
      population: 185_000,
    });
    await eventually('the heading says it', async () =>
      /<h1[^>]*>.*?v samotné Plzni.*?<\/h1>/su.test(await fetchHtml(app, '/katalog/plzen')),
    );

    await page.getByRole('button', { name: 'Plzeň', exact: true }).click();
    await page.getByLabel('Kde to je (6. pád s předložkou)').fill('');
    await save(page);
    await page.getByRole('row').filter({ hasText: 'Plzeň' }).getByText('chybí', { exact: true }).waitFor();
    await page.getByRole('link', { name: /^Bez 6\. pádu/u }).click();
    await page.waitForURL(/locative=missing/u);
    await page.getByRole('button', { name: 'Plzeň', exact: true }).waitFor();
    expect(filterUnexpected(complaints)).toEqual([]);
  });

  it('are added, rejected outside the country, deleted while unused, and restored', async () => {
    const { page, complaints } = await openConsole(app, '/admin2/lokality');
    await page.getByRole('button', { name: 'Přidat lokalitu' }).first().click();
    await page.getByLabel('Název', { exact: true }).fill('Horní Ves u Lesa');
    await choose(page, page.getByLabel('Kde leží'), 'vysočina', /^Kraj Vysočina$/u);
    await page.getByLabel('Zeměpisná šířka').fill('10');
    await page.getByLabel('Zeměpisná délka').fill('15,6');
    await save(page);
    await page.locator('#location_lat[aria-invalid="true"]').waitFor();
    await page.getByLabel('Zeměpisná šířka').fill('49,4');
    await save(page);
    await page.getByText('Přidáno: Horní Ves u Lesa').waitFor();
    await page.getByRole('searchbox', { name: 'Hledat v lokalitách' }).fill('horni ves u lesa');
    const row = page.getByRole('button', { name: 'Horní Ves u Lesa', exact: true });
    await row.click();
    await page.getByRole('button', { name: 'Smazat', exact: true }).click();
    await confirmDialog(page, 'Smazat');
    await page.getByText('Smazáno: Horní Ves u Lesa').waitFor();
    await row.waitFor({ state: 'detached' });
    await undo(page);
    await row.waitFor();
    expect(filterUnexpected(complaints)).toEqual([]);
  });
});

describe('synonyms of the search', () => {
  it('are added, found, edited, understood by the catalogue, and deleted', async () => {
    const { page, complaints } = await openConsole(app, '/admin2/synonyma');
    await page.getByRole('button', { name: 'Přidat synonymum' }).first().click();
    await page.getByLabel('Slovo nebo spojení').fill('kvrdlování');
    await choose(page, page.getByLabel('Co znamená', { exact: true }), 'porada', /^Porada a jednání$/u);
    await save(page);
    await page.getByText('Přidáno: kvrdlování').waitFor();
    const understands = async (q: string): Promise<boolean> => {
      const answer = await fetch(`${app.url}/api/catalog/suggest?q=${encodeURIComponent(q)}`);
      const { parsed } = (await answer.json()) as { parsed: { purpose: { slug: string } | null } | null };
      return parsed?.purpose?.slug === 'porada';
    };
    await eventually('the catalogue understands it', () => understands('kvrdlovani'));
    await page.getByRole('searchbox', { name: 'Hledat v synonymech' }).fill('kvrdl');
    await page.waitForURL(/search=kvrdl/u);
    await page.getByRole('button', { name: 'Upravit synonymum kvrdlování' }).click();
    await page.getByLabel('Slovo nebo spojení').fill('kvrdlování ve dvou');
    await save(page);
    await page.getByText('Uloženo: kvrdlování ve dvou').waitFor();
    await page.getByRole('button', { name: 'Smazat synonymum kvrdlování ve dvou' }).click();
    await confirmDialog(page, 'Smazat');
    await page.getByText('Smazáno: kvrdlování ve dvou').waitFor();
    expect(filterUnexpected(complaints)).toEqual([]);
  });
});
