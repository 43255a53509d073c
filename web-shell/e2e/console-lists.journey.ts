import { describe, expect, it } from '@jest/globals';
import { readXlsx } from 'hucre/xlsx';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { PHONE } from './browser.ts';
import { confirmDialog, openConsole, createOperatorApi, undo } from './console.ts';
import { startTestApp } from './test-app.ts';

const app = startTestApp();
type User = { id: number; email: string; blocked_at: string | null };

const FOUND = '/admin2/uzivatele?search=.example&state=active';
/** Loaded rows; placeholders have no link. */
const rows = (page: Page) => page.locator('tr[data-row-key]').filter({ has: page.getByRole('link') });
const savedViewsButton = (page: Page) => page.getByRole('button', { name: /^Uložené pohledy/u });

/** Picks a saved view; waits first, because a closing menu swallows the click. */
async function pickView(page: Page, name: string): Promise<void> {
  await page.getByRole('menuitem', { name }).waitFor({ state: 'hidden' });
  await savedViewsButton(page).click();
  await page.getByRole('menuitem', { name }).click();
}

/** Users matching the filter of the list, oldest first. */
const listUsers = async (): Promise<User[]> =>
  (
    await (
      await createOperatorApi(app)
    )<{ items: User[] }>(
      'GET',
      'admin/users?search=.example&state=active&sort=created&order=asc&page_size=100',
    )
  ).items;

/** Downloads the export from the menu of the list. */
async function downloadExport(page: Page, format: string): Promise<Buffer> {
  await page.getByRole('button', { name: 'Exportovat' }).click();
  const isFile = (url: string): boolean => new URL(url).pathname.endsWith('/admin/users/export');
  const [download, answer] = await Promise.all([
    page.waitForEvent('download'),
    page.waitForResponse((response) => isFile(response.url())),
    page.getByRole('menuitem', { name: format }).click(),
  ]);
  const name = decodeURIComponent(
    /filename\*=UTF-8''([^;\s]+)/iu.exec(answer.headers()['content-disposition'] ?? '')?.[1] ?? '',
  );
  expect(name.endsWith(`.${format.toLowerCase()}`)).toBe(true);
  await page.getByText(`Staženo: ${name}`, { exact: true }).waitFor();
  return readFile(await download.path());
}

describe('the list of users', () => {
  it('is filtered and sorted by the URL, and saved as a view that is listed, marked, removed and restored', async () => {
    const { page, complaints } = await openConsole(app, '/admin2/uzivatele');
    await page
      .getByRole('navigation', { name: 'Stav účtu' })
      .getByRole('link', { name: /^Aktivní/u })
      .click();
    await page.keyboard.press('/');
    await page.keyboard.type('.example');
    await page.waitForURL(/search=\.example/u);
    await page.getByRole('columnheader', { name: 'Registrace' }).click();
    await page.waitForURL(/sort=created/u);
    const address = new URL(page.url()).search;
    await pickView(page, 'Uložit pohled…');
    await page.getByLabel('Název pohledu').fill('Majitelé podle stáří');
    await confirmDialog(page, 'Uložit');
    await page.getByText('Pohled uložen: Majitelé podle stáří').waitFor();

    await page.goto('/admin2/uzivatele');
    await rows(page).first().waitFor();
    expect(await savedViewsButton(page).getAttribute('aria-label')).toBe('Uložené pohledy');
    await pickView(page, 'Majitelé podle stáří');
    await page.getByRole('button', { name: 'Uložené pohledy, teď: Majitelé podle stáří' }).waitFor();
    expect(new Set(new URLSearchParams(new URL(page.url()).search))).toEqual(
      new Set(new URLSearchParams(address)),
    );

    await pickView(page, 'Spravovat pohledy…');
    await page.getByRole('button', { name: 'Smazat pohled Majitelé podle stáří' }).click();
    await page.getByText('Pohled smazán: Majitelé podle stáří').waitFor();
    await page.getByRole('dialog').getByText('Nemáte žádný uložený pohled.').waitFor();
    await undo(page);
    await page.getByRole('button', { name: 'Smazat pohled Majitelé podle stáří' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('remembers the visible columns', async () => {
    const { page, complaints } = await openConsole(app, FOUND);
    const customers = page.getByRole('columnheader', { name: 'Zákazník' });
    await customers.waitFor();
    await page.getByRole('button', { name: 'Nastavení sloupců' }).click();
    await page.getByRole('treeitem', { name: 'Zákazník' }).locator('.ant-tree-checkbox').click();
    await customers.waitFor({ state: 'detached' });
    await page.reload();
    await rows(page).first().waitFor();
    expect(await customers.count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('is exported as it is filtered and sorted, in both formats', async () => {
    const { page, complaints } = await openConsole(app, `${FOUND}&sort=created&order=asc`);
    await rows(page).first().waitFor();
    const emails = (await listUsers()).map(({ email }) => email);
    expect(emails.length).toBeGreaterThan(5);
    const lines = (await downloadExport(page, 'CSV'))
      .toString('utf8')
      .replace(/^\uFEFF/u, '')
      .trim()
      .split(/\r?\n/u)
      .map((line) => line.split(';'));
    expect(lines[0]?.slice(0, 3)).toEqual(['Číslo', 'E-mail', 'Jméno']);
    expect(lines.slice(1).map((cells) => cells[1])).toEqual(emails);
    const [sheet] = (await readXlsx(await downloadExport(page, 'XLSX'))).sheets;
    expect(sheet?.rows.slice(1).map((cells) => cells[1])).toEqual(emails);
    expect(complaints).toEqual([]);
  });

  it('blocks two accounts with one reason and undoes it', async () => {
    const { page, complaints } = await openConsole(app, `${FOUND}&sort=created&order=asc`);
    const chosen = (await listUsers()).slice(0, 2);
    for (const { email } of chosen) await rows(page).filter({ hasText: email }).getByRole('checkbox').check();
    await page
      .getByRole('region', { name: 'Hromadné akce' })
      .getByRole('button', { name: 'Zablokovat' })
      .click();
    await confirmDialog(page, 'Zablokovat účty');
    await page.getByText('Napište důvod').waitFor();
    await page.getByLabel('Důvod').fill('Rozesílali nevyžádanou poštu.');
    await confirmDialog(page, 'Zablokovat účty');
    await page.getByText('Zablokováno: 2 uživatelé').waitFor();
    const call = await createOperatorApi(app);
    const states = () =>
      Promise.all(
        chosen.map(async ({ id }) => {
          const { blocked_at: at, blocked_reason: why } = await call<{
            blocked_at: string | null;
            blocked_reason: string | null;
          }>('GET', `admin/users/${id}`);
          return [at !== null, why];
        }),
      );
    expect(await states()).toEqual(chosen.map(() => [true, 'Rozesílali nevyžádanou poštu.']));
    await undo(page);
    await page.getByText('Vráceno zpět').waitFor();
    expect((await states()).map(([isBlocked]) => isBlocked)).toEqual([false, false]);
    expect(complaints).toEqual([]);
  });

  it('is navigated, selected and opened by shortcuts, which a dialog lists', async () => {
    const { page, complaints } = await openConsole(app, FOUND);
    await rows(page).nth(2).waitFor();
    const marked = () => page.evaluate(() => document.activeElement?.getAttribute('data-row-key'));
    const keys = await rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-row-key')));
    for (const key of ['j', 'j', 'j', 'k']) await page.keyboard.press(key);
    expect(await marked()).toBe(keys[1]);
    await page.keyboard.press('x');
    await page.getByText('Vybráno: 1 řádek').waitFor();
    await page.keyboard.press('x');
    await page.getByText('Vybráno: 1 řádek').waitFor({ state: 'detached' });
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Klávesové zkratky' }).getByText('Další řádek').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.locator(`tr[data-row-key="${keys[1]}"]`).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === `/admin2/uzivatele/${keys[1]}`);
    expect(complaints).toEqual([]);
  });

  it('is a list of cards on a phone: searched, sorted, opened', async () => {
    const { page, complaints } = await openConsole(app, '/admin2/uzivatele', PHONE);
    await page.getByRole('searchbox', { name: 'Hledat v uživatelích' }).fill('majitel@');
    await page.waitForURL(/search=majitel/u);
    const card = rows(page).filter({ hasText: 'majitel@prostora.test' });
    await card.waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await card.getByRole('link').first().click();
    await page.waitForURL(/\/admin2\/uzivatele\/\d+$/u);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(complaints).toEqual([]);
  });
});
