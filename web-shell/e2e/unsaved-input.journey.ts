import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { DESKTOP, PHONE } from './browser.ts';
import { endSession, loginDialog, signInAgain } from './ended-session.ts';
import { ADMIN, OWNER, openSignedIn, startTestApp } from './test-app.ts';

const app = startTestApp();

/** Complaints other than the expected rejections. */
const filterUnexpected = (complaints: readonly string[]): string[] =>
  complaints.filter((complaint) => !/401|ERR_INTERNET_DISCONNECTED/u.test(complaint));

const openRedirectForm = async (page: Page, from: string): Promise<void> => {
  // An empty list offers the button a second time.
  await page.getByRole('button', { name: 'Nové přesměrování' }).first().click();
  await page.getByLabel('Stará adresa').fill(from);
  await page.getByLabel('Kam vede').fill('/blog');
};

describe('a session that expires during input', () => {
  it('is renewed over a form of the console, and the form is sent', async () => {
    const { page, context, complaints } = await app.newPage();
    await openSignedIn(page, '/admin2/presmerovani');
    await openRedirectForm(page, '/stara-akce');
    await endSession(context, app.url);
    await page.getByRole('button', { name: 'Přidat', exact: true }).click();
    await signInAgain(page, ADMIN);
    await page.getByText('Přesměrování je přidané.').waitFor();
    await page.getByText('/stara-akce').first().waitFor();
    expect(filterUnexpected(complaints)).toEqual([]);
  });

  it('keeps the input when the dialog is closed, and asks again on the next attempt', async () => {
    const { page, context } = await app.newPage();
    await openSignedIn(page, '/klient/nastavit-ucet', OWNER);
    await page.getByLabel('Jméno a příjmení').first().fill('Jana Nová');
    await endSession(context, app.url);
    const save = page.getByRole('button', { name: /^Uložit/u }).first();
    await save.click();
    await loginDialog(page).getByRole('button', { name: 'Zavřít' }).click();
    await loginDialog(page).waitFor({ state: 'hidden' });
    expect(await page.getByLabel('Jméno a příjmení').first().inputValue()).toBe('Jana Nová');
    await save.click();
    const saved = page.waitForResponse(
      (response) => response.url().endsWith('/api/account/profile') && response.ok(),
    );
    await Promise.all([signInAgain(page, OWNER), saved]);
  });

  it('reloads the page when another account signs in in another tab', async () => {
    const { page, context } = await app.newPage();
    await openSignedIn(page, '/klient/nastavit-ucet', OWNER);
    await page.getByLabel('Jméno a příjmení').first().fill('Jana Dvojitá');
    await endSession(context, app.url);
    await page
      .getByRole('button', { name: /^Uložit/u })
      .first()
      .click();
    await loginDialog(page).waitFor();
    const other = await context.newPage();
    await other.goto('/prihlasit');
    await other.locator('html[data-live]').waitFor();
    await other.getByLabel('E-mail').fill(ADMIN.email);
    await other.getByLabel('Heslo', { exact: true }).fill(ADMIN.password);
    const reloaded = page.waitForEvent('load');
    await other.keyboard.press('Enter');
    await reloaded;
    // The account of an operator is in the console.
    await page.waitForURL((url) => url.pathname === '/admin2/ucet');
    // Both pages are left first: their calls would set cookies again.
    await other.close();
    await page.goto('about:blank');
    await context.clearCookies();
    await openSignedIn(page, '/klient/nastavit-ucet', OWNER);
    expect(await page.getByLabel('Jméno a příjmení').first().inputValue()).not.toBe('Jana Dvojitá');
  });

  it('is renewed over a reservation of a guest with an account', async () => {
    const { page, context } = await app.newPage({ viewport: PHONE });
    const { catalog } = (await (await fetch(`${app.url}/api/catalog/new/`)).json()) as {
      catalog: { spaces: { url: string }[] };
    };
    await openSignedIn(page, `/prostor/${catalog.spaces[0]?.url}`, OWNER);
    await page.locator('html[data-live]').waitFor();
    await page.getByRole('button', { name: 'Vybrat termín', exact: true }).click();
    const form = page.getByRole('dialog', {
      name: /^(?:Vybrat termín|Rezervovat|Poslat žádost|Zeptat se)$/u,
    });
    await form.getByLabel('Jméno a příjmení').fill('Jana Hostivá');
    await endSession(context, app.url);
    await form.getByRole('button', { name: 'Další měsíc' }).click();
    await signInAgain(page, OWNER);
    expect(await form.getByLabel('Jméno a příjmení').inputValue()).toBe('Jana Hostivá');
  });
});

describe('a network that is lost', () => {
  it('shows an error, and the next attempt succeeds', async () => {
    const { page, context } = await app.newPage({ viewport: DESKTOP });
    await openSignedIn(page, '/admin2/presmerovani');
    await openRedirectForm(page, '/stara-sit');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Přidat', exact: true }).click();
    await page
      .getByText(/nepodařilo|připojení|spojit/iu)
      .first()
      .waitFor();
    expect(await page.getByLabel('Stará adresa').inputValue()).toBe('/stara-sit');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Přidat', exact: true }).click();
    await page.getByText('Přesměrování je přidané.').waitFor();
  });
});

describe('Back on a phone', () => {
  it('closes the reservation form, which opens again as it was', async () => {
    const { catalog } = (await (await fetch(`${app.url}/api/catalog/new/`)).json()) as {
      catalog: { spaces: { url: string }[] };
    };
    const path = `/prostor/${catalog.spaces[0]?.url}`;
    const { page, complaints } = await app.open('/', { viewport: PHONE });
    await page.goto(path);
    await page.locator('html[data-live]').waitFor();
    const open = page.getByRole('button', { name: 'Vybrat termín', exact: true });
    await open.click();
    const form = page.getByRole('dialog', {
      name: /^(?:Vybrat termín|Rezervovat|Poslat žádost|Zeptat se)$/u,
    });
    await form.getByLabel('Jméno a příjmení').fill('Dana Mobilová');
    await page.goBack();
    await form.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe(path);
    await open.click();
    expect(await form.getByLabel('Jméno a příjmení').inputValue()).toBe('Dana Mobilová');
    await form.getByRole('button', { name: 'Zavřít' }).click();
    await form.waitFor({ state: 'hidden' });
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/');
    expect(complaints).toEqual([]);
  });
});
