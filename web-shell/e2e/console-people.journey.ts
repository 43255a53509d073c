import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { confirmDialog, openConsole, createOperatorApi, undo, filterUnexpected } from './console.ts';
import { ADMIN, startTestApp } from './test-app.ts';

const app = startTestApp({ mail: true });
const NEWCOMER = { email: 'novy@prostora.test', password: 'Novacek1234' };
type User = { id: number };
type Customer = { id: number; name: string; street: string | null; city: string | null; version: number };

const save = (page: Page) => page.getByRole('button', { name: 'Uložit', exact: true }).click();
const edit = (page: Page) => page.getByRole('button', { name: 'Upravit', exact: true }).click();
const conflict = (page: Page) => page.getByRole('alert').filter({ hasText: 'Mezitím to změnil někdo jiný' });

describe('a user', () => {
  it('is edited with errors shown at their fields and a guard of unsaved input', async () => {
    const call = await createOperatorApi(app);
    const {
      items: [listed],
    } = await call<{ items: User[] }>('GET', 'admin/users?search=.example&state=active&page_size=1');
    const { page, complaints } = await openConsole(app, `/admin2/uzivatele/${listed?.id}`);
    await edit(page);
    await page.getByLabel('Jméno', { exact: true }).fill('Božena Přejmenovaná');
    await save(page);
    await page.getByText('Uživatel je uložený.').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await call('GET', `admin/users/${listed?.id}`)).toMatchObject({ name: 'Božena Přejmenovaná' });
    await page.getByRole('heading', { level: 1, name: 'Božena Přejmenovaná' }).waitFor();

    await edit(page);
    await page.getByLabel('E-mail').fill(ADMIN.email);
    await save(page);
    await page.locator('#user_email[aria-invalid="true"]').waitFor();
    await page.getByRole('button', { name: 'Zavřít formulář' }).click();
    await page.getByRole('dialog').getByText('Zahodit neuložené změny?').waitFor();
    await page.getByRole('button', { name: 'Pokračovat v úpravách' }).click();
    expect(await page.getByLabel('E-mail').inputValue()).toBe(ADMIN.email);
    await page.getByRole('button', { name: 'Zavřít formulář' }).click();
    await confirmDialog(page, 'Zahodit změny');
    await page.getByRole('heading', { level: 1, name: 'Božena Přejmenovaná' }).waitFor();
    expect(filterUnexpected(complaints)).toEqual([]);
  });

  it('a blocked user is signed out immediately and cannot sign in until it is undone', async () => {
    const theirs = await createOperatorApi(app, NEWCOMER);
    const fetchStatus = async (token: string) =>
      (await fetch(`${app.url}/api/account`, { headers: { authorization: `Bearer ${token}` } })).status;
    const signIn = async () =>
      (
        await fetch(`${app.url}/api/auth/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ username: NEWCOMER.email, password: NEWCOMER.password }),
        })
      ).status;
    expect(await fetchStatus(theirs.token)).toBe(200);
    const { page, complaints } = await openConsole(app, `/admin2/uzivatele?search=${NEWCOMER.email}`);
    await page.getByRole('row').filter({ hasText: NEWCOMER.email }).getByRole('link').first().click();
    await page.getByRole('button', { name: 'Zablokovat', exact: true }).click();
    await page.getByLabel('Důvod').fill('Vydával se za někoho jiného.');
    await confirmDialog(page, 'Zablokovat účet');
    await page.getByText(`Zablokováno: ${NEWCOMER.email}`).waitFor();
    expect([await fetchStatus(theirs.token), await signIn()]).toEqual([401, 401]);
    await page.getByText('Vydával se za někoho jiného.').first().waitFor();
    await page.getByText('Uživatel teď nikde přihlášený není.').waitFor();
    await undo(page);
    await page.getByRole('button', { name: 'Zablokovat', exact: true }).waitFor();
    expect(await signIn()).toBe(200);
    expect(await fetchStatus(theirs.token)).toBe(401);
    expect(complaints).toEqual([]);
  });
});

describe('a customer', () => {
  it('is edited with a concurrent change of the same field, which the operator resolves', async () => {
    const call = await createOperatorApi(app);
    const { page, complaints } = await openConsole(app, '/admin2/zakaznici');
    await page.getByRole('searchbox').fill('Zámecká správa');
    await page.waitForURL(/search=/u);
    await page
      .getByRole('row')
      .filter({ hasText: 'Zámecká správa Sever s.r.o.' })
      .getByRole('link', { name: 'Zámecká správa Sever s.r.o.' })
      .click();
    await page.waitForURL(/\/zakaznici\/\d+$/u);
    const id = Number(new URL(page.url()).pathname.split('/').at(-1));
    await edit(page);
    await page.getByLabel('IČO').fill('12345678');
    await page.getByRole('textbox', { name: 'Ulice a číslo' }).fill('Zámecká 1');
    await save(page);
    await page.locator('#customer_ico[aria-invalid="true"]').waitFor();

    const theirs = await call<Customer & Record<string, string | null>>('GET', `admin/customers/${id}`);
    await page.getByLabel('IČO').fill(theirs['ico'] ?? '');
    const { ico, dic, postal_code, phone, name } = theirs;
    await call('PUT', `admin/customers/${id}`, {
      company_name: name,
      ico,
      dic,
      street: 'Podzámčí 7',
      city: 'Liberec',
      postal_code,
      phone,
      version: theirs.version,
    });
    await save(page);
    await conflict(page)
      .getByRole('radio', { name: /Podzámčí 7/u })
      .check();
    expect(await page.getByRole('textbox', { name: 'Ulice a číslo' }).inputValue()).toBe('Podzámčí 7');
    await conflict(page)
      .getByRole('radio', { name: /Zámecká 1/u })
      .check();
    await save(page);
    await page.getByText('Zákazník je uložený.').waitFor();
    expect(await call('GET', `admin/customers/${id}`)).toMatchObject({
      street: 'Zámecká 1',
      city: 'Liberec',
    });
    expect(filterUnexpected(complaints)).toEqual([]);
  });
});
