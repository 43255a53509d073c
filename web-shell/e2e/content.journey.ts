import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { findViolations } from './axe.ts';
import { DESKTOP, PHONE, waitForIdle } from './browser.ts';
import { confirmDialog, openConsole, createOperatorApi, undo, filterUnexpected } from './console.ts';
import { fetchHtml, eventually, fitsViewport, fetchStatus } from './console-site.ts';
import { startTestApp } from './test-app.ts';

const app = startTestApp();

type Row = { id: number; slug: string };
const pageId = async (slug: string): Promise<number> =>
  (await (await createOperatorApi(app))<{ items: Row[] }>('GET', 'admin/content')).items.find(
    (row) => row.slug === slug,
  )?.id ?? 0;
const saveForm = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Uložit', exact: true }).click();
const shows = (path: string, words: string) =>
  eventually(`${path} shows ${words}`, async () => (await fetchHtml(app, path)).includes(words));
const status = async (path: string): Promise<number> => (await fetchStatus(app, path))[0];

describe('a page of the site', () => {
  it('is edited with errors at their fields, published, and reverted', async () => {
    const { page, complaints } = await openConsole(app, `/admin2/obsah/${await pageId('o-projektu')}`);
    const before = await page.getByLabel('Nadpis').inputValue();
    await page.getByLabel('Nadpis').fill('');
    await page.getByLabel('Úvodní věta').fill('Katalog, který píšeme my: {{company.name}}.');
    await saveForm(page);
    await page.getByText('Povinná hodnota').waitFor();
    await page.getByLabel('Nadpis').fill('Kdo jsme');
    await page.getByRole('button', { name: 'Přidat otázku' }).click();
    await page.getByRole('group', { name: '1. otázka' }).getByLabel('Otázka').fill('Kde sídlíte?');
    await page.getByRole('group', { name: '1. otázka' }).getByLabel('Odpověď').fill('V Česku.');
    await saveForm(page);
    await page.getByText(/Stránka je uložená/u).waitFor();
    await shows('/o-projektu', 'Kdo jsme</h1>');
    const html = await fetchHtml(app, '/o-projektu');
    for (const words of ['Katalog, který píšeme my: Prostora Demo', 'Kde sídlíte?', '"FAQPage"'])
      expect(html).toContain(words);

    await page.getByRole('button', { name: 'Ukázat rozdíly verze 1 proti současné podobě' }).click();
    await page.getByRole('dialog').getByText('Kdo jsme').first().waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Vrátit tuto verzi' }).click();
    await confirmDialog(page, 'Vrátit tuto verzi');
    await page.getByText('Texty jsou z verze 1.').waitFor();
    await shows('/o-projektu', 'Otevřené dveře');
    await page.waitForFunction(
      (title) => document.querySelector<HTMLInputElement>('#content_title')?.value === title,
      before,
    );
    expect(filterUnexpected(complaints)).toEqual([]);
  });

  it('is added by the operator, shown in the footer, moved, deleted and restored', async () => {
    const { page, complaints } = await openConsole(app, '/admin2/obsah');
    await page.getByRole('button', { name: 'Nová stránka' }).click();
    await page.getByLabel('Nadpis').fill('Pro agentury');
    await page.locator('.ProseMirror').click();
    await page.keyboard.type('Pracujeme s vámi na klíč.');
    await page.getByText('Zveřejněná').click();
    await page.getByRole('button', { name: 'Přidat stránku' }).click();
    await page.getByText('Stránka je přidaná.').waitFor();
    await page.waitForURL(/\/admin2\/obsah\/\d+$/u);
    await shows('/stranka/pro-agentury', 'Pracujeme s vámi na klíč.');

    const detail = page.url();
    await page.getByRole('link', { name: 'Všechny stránky' }).click();
    await page.getByLabel('Umístění stránky Pro agentury').click();
    await page.locator('.ant-select-item-option-content:visible', { hasText: 'Patička' }).click();
    await page.getByText('Menu je uložené.').waitFor();
    await page.getByRole('region', { name: 'Odkazy v patičce' }).getByText('Pro agentury').waitFor();
    await eventually('the footer leads there', async () =>
      /href="\/stranka\/pro-agentury"/u.test(await fetchHtml(app, '/')),
    );

    await page.goto(detail);
    await page.getByLabel('Adresa', { exact: true }).fill('agentury');
    await saveForm(page);
    await page.getByText(/Stránka je uložená/u).waitFor();
    expect(await fetchStatus(app, '/stranka/pro-agentury')).toEqual([301, '/stranka/agentury']);
    await page.getByRole('button', { name: 'Smazat', exact: true }).click();
    await confirmDialog(page, 'Smazat');
    await page.getByText('Stránka Pro agentury je smazaná.').waitFor();
    await eventually('it is gone', async () => (await status('/stranka/agentury')) === 410);
    await undo(page);
    await eventually('it is back', async () => (await status('/stranka/agentury')) === 200);
    expect(filterUnexpected(complaints, /status of (404|409|422)/u)).toEqual([]);
  });

  it('is ordered in a menu by keyboard', async () => {
    const { page, complaints } = await openConsole(app, '/admin2/obsah');
    const menu = page.getByRole('region', { name: 'Nabídka Pro majitele' });
    const order = (): Promise<string[]> =>
      menu
        .getByRole('listitem')
        .evaluateAll((items) => items.map((item) => item.querySelector('a')?.textContent ?? ''));
    await menu
      .getByRole('button', { name: /^Přesunout: /u })
      .nth(1)
      .waitFor();
    const [first, second] = await order();
    await page.getByRole('button', { name: `Přesunout: ${first ?? ''}`, exact: true }).focus();
    await page.keyboard.press('Space');
    await page.getByText(/^Zvednuto: /u).waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowDown');
    await page.getByText(/: místo 2 /u).waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await page.getByText('Menu je uložené.').waitFor();
    await eventually(
      'the list follows',
      async () => String((await order()).slice(0, 2)) === String([second, first]),
    );
    await eventually(
      'the header follows',
      async () =>
        (await fetchHtml(app, '/')).indexOf('href="/3d-foto"') <
        (await fetchHtml(app, '/')).indexOf('href="/sluzby"'),
    );
    expect(filterUnexpected(complaints)).toEqual([]);
  });
});

describe('the terms', () => {
  it('are published in a version that new accounts accept; the former version stays readable', async () => {
    const { page, complaints } = await openConsole(app, '/admin2/obsah/podminky');
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Prague' }).format(new Date());
    await page.getByRole('button', { name: 'Vydat', exact: true }).click();
    await page.getByText('Povinná hodnota').waitFor();
    await page.getByLabel('Co se změnilo').fill('Kratší lhůty.');
    await page
      .getByLabel('Platí od')
      .fill(
        new Intl.DateTimeFormat('cs-CZ', { timeZone: 'Europe/Prague' })
          .format(new Date())
          .replace(/\u00a0/gu, ' '),
      );
    await page.keyboard.press('Tab');
    await page.locator('.ProseMirror').locator('p').first().click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('Nové znění. ');
    await page.getByRole('button', { name: 'Vydat', exact: true }).click();
    await confirmDialog(page, 'Vydat podmínky');
    await page.getByText(/Podmínky platné od .* jsou vydané\./u).waitFor();
    await shows('/obchodni-podminky', 'Nové znění.');
    const old = await fetchHtml(app, '/obchodni-podminky?verze=2026-11-01');
    expect([
      old.includes('Nové znění.'),
      old.includes('noindex'),
      /rel="canonical" href="[^"]*\/obchodni-podminky"/u.test(old),
    ]).toEqual([false, true, true]);

    const guest = await app.open('/pridat-prostor', { viewport: DESKTOP });
    const email = `podminky-${Date.now()}@prostora.test`;
    await guest.page
      .getByRole('link', { name: /Přečíst obchodní podmínky/u })
      .first()
      .waitFor();
    await guest.page.getByLabel('E-mail').fill(email);
    await guest.page.getByLabel('Heslo', { exact: true }).fill('Zahradni5Slavnost');
    await guest.page.getByLabel('Heslo znovu').fill('Zahradni5Slavnost');
    await guest.page.getByLabel('Souhlasím s obchodními podmínkami').check();
    await guest.page.getByRole('button', { name: 'Založit účet' }).click();
    await guest.page.waitForURL(/\/klient\//u);
    const call = await createOperatorApi(app);
    const {
      items: [user],
    } = await call<{ items: { id: number }[] }>('GET', `admin/users?search=${encodeURIComponent(email)}`);
    expect(await call('GET', `admin/users/${user?.id ?? 0}`)).toMatchObject({ terms_version: today });
    expect(filterUnexpected(complaints)).toEqual([]);
  });
});

describe('on a phone', () => {
  it('the menu leads to every page of the header, and the pages fit', async () => {
    const { page, complaints } = await app.open('/', { viewport: PHONE });
    await page.getByRole('button', { name: 'Otevřít menu' }).click();
    await page.getByRole('navigation', { name: 'Hlavní' }).getByRole('link', { name: 'Ceník' }).click();
    await page.getByRole('heading', { level: 1, name: 'Ceník' }).waitFor();
    expect(await fitsViewport(page)).toBe(true);
    for (const path of [
      '/sluzby',
      '/3d-foto',
      '/o-projektu',
      '/obchodni-podminky',
      '/stranka/cookies',
      '/stranka/ochrana-osobnich-udaju',
    ]) {
      await page.goto(path);
      expect([path, await fitsViewport(page)]).toEqual([path, true]);
    }
    expect(complaints).toEqual([]);
  });

  it('an editor fits and breaks no accessibility rule', async () => {
    const { page, complaints } = await openConsole(app, `/admin2/obsah/${await pageId('cenik')}`, PHONE);
    await page.locator('.ProseMirror').waitFor();
    await waitForIdle(page);
    expect([await fitsViewport(page), await findViolations(page)]).toEqual([true, []]);
    expect(complaints).toEqual([]);
  });
});
