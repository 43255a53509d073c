import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { DESKTOP, PHONE } from './browser.ts';
import { eventually } from './console-site.ts';
import { confirmDialog } from './console.ts';
import {
  OWNER,
  waitForHydration,
  openConsoleAfterLogin,
  openSignedIn,
  startTestApp,
  signIn,
} from './test-app.ts';

const app = startTestApp();

const total = async (): Promise<number> =>
  ((await (await fetch(`${app.url}/api/catalog/new/`)).json()) as { catalog: { total: number } }).catalog
    .total;

const account = (page: Page) => page.getByRole('button', { name: 'můj účet' });
const login = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Přihlásit se' });
const rowsWith = (page: Page, status: string) => page.getByRole('row').filter({ hasText: status });

describe.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const)('the operator on %s', (_name, viewport) => {
  it('signs in, approves a waiting space, and it comes into the catalogue', async () => {
    const { page, complaints } = await app.newPage({ viewport });
    await openConsoleAfterLogin(page, '/admin2/dashboard');
    const approve = page.getByRole('button', { name: /^Uložit a schválit/u });
    await approve.first().waitFor({ timeout: 30_000 });
    const before = await total();
    await approve.first().click();
    const approved = page.waitForResponse((answer) => answer.url().endsWith('/api/space/save'));
    await confirmDialog(page, 'Uložit a schválit');
    expect((await approved).status()).toBe(200);
    await eventually('the catalogue has one more', async () => (await total()) === before + 1);
    expect(complaints).toEqual([]);
  });

  it('has no layout shift when statistics load late', async () => {
    const { page, complaints } = await app.newPage({ viewport });
    await page.route('**/api/admin/dashboard?*', async (route) => {
      await new Promise((resolve) => {
        setTimeout(resolve, 1500);
      });
      await route.continue();
    });
    await openSignedIn(page, '/admin2/dashboard');
    const approve = page.getByRole('button', { name: /^Uložit a schválit/u }).first();
    await approve.waitFor({ timeout: 30_000 });
    const shown = await approve.boundingBox();
    await page.locator('figure svg').first().waitFor();
    expect(await approve.boundingBox()).toEqual(shown);
    expect(complaints).toEqual([]);
  });
});

describe('the console', () => {
  it('approves a space in its review drawer by Enter, which the confirmation has the focus for', async () => {
    const { page, complaints } = await app.newPage({ viewport: DESKTOP });
    await openConsoleAfterLogin(page, '/admin2/prostory?status=WAITING_FOR_APPROVAL');
    await rowsWith(page, 'Čeká').first().getByRole('link').first().click();
    const drawer = page.locator('.ant-drawer');
    await drawer.getByRole('button', { name: 'Uložit a schválit' }).click();
    await page.waitForFunction(
      () =>
        document.activeElement?.closest('.ant-modal') !== null &&
        document.activeElement?.textContent === 'Uložit a schválit',
    );
    const approved = page.waitForResponse((answer) => answer.url().endsWith('/api/space/save'));
    await page.keyboard.press('Enter');
    expect((await approved).status()).toBe(200);
    expect(complaints).toEqual([]);
  });

  it('is closed to an owner', async () => {
    const { page } = await app.newPage({ viewport: DESKTOP });
    await openConsoleAfterLogin(page, '/admin2/prostory', OWNER);
    await page.getByRole('heading', { name: /zamčené|nemáte přístup/u }).waitFor();
  });

  it('keeps the filter of spaces in the address, over a reload too', async () => {
    const { page, complaints } = await app.newPage({ viewport: DESKTOP });
    await openConsoleAfterLogin(page, '/admin2/prostory?status=DISABLED');
    const disabled = rowsWith(page, 'Zakázaný');
    await disabled.first().waitFor({ timeout: 30_000 });
    const rows = await disabled.allInnerTexts();
    await page.reload();
    await disabled.nth(rows.length - 1).waitFor({ timeout: 30_000 });
    expect(await disabled.allInnerTexts()).toEqual(rows);
    expect(await rowsWith(page, 'Publikovaný').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('rejects access after logout, even with the former token', async () => {
    const { page } = await app.newPage({ viewport: DESKTOP });
    const tokens: string[] = [];
    page.on('request', (request) => {
      const header = request.headers()['authorization'];
      if (header) tokens.push(header);
    });
    await openConsoleAfterLogin(page, '/admin2/prostory');
    await rowsWith(page, 'Publikovaný').first().waitFor({ timeout: 30_000 });
    await page.goto('/');
    await account(page).click();
    await page.getByRole('button', { name: 'Odhlásit se' }).click();
    await login(page).waitFor();
    expect(tokens).not.toEqual([]);
    const answers = await Promise.all(
      [...new Set(tokens)].map((authorization) =>
        fetch(`${app.url}/api/catalog/admin`, { headers: { authorization } }),
      ),
    );
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 401));
  });
});

describe('the login', () => {
  it('opens over the page, focuses the e-mail, shows errors, and stays on the page after success', async () => {
    const { page } = await app.open('/katalog/praha', { viewport: DESKTOP });
    await login(page).click();
    await page.getByRole('dialog').waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'email');
    await signIn(page, { ...OWNER, password: 'spatne-heslo' });
    await page.getByText('Nepodařilo se přihlásit - zkuste jiný email/heslo').waitFor();
    await signIn(page, OWNER);
    await account(page).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/katalog/praha');
  });

  it('keeps input submitted before scripts load, and never writes a password into the URL', async () => {
    const { page, complaints } = await app.newPage({ viewport: DESKTOP });
    const addresses: string[] = [];
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    let letThrough = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto('/prihlasit?next=/katalog/praha');
    await signIn(page, OWNER);
    letThrough();
    await page.waitForURL((url) => url.pathname === '/katalog/praha');
    await account(page).waitFor();
    expect(addresses.filter((address) => address.includes('password'))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('shows an unpublished space at its URL only to the administrator', async () => {
    const { page, complaints } = await app.newPage({ viewport: DESKTOP });
    await openConsoleAfterLogin(page, '/admin2/prostory?status=WAITING_FOR_APPROVAL');
    const asked = page.waitForResponse((response) => response.url().includes('/api/space?url='));
    await rowsWith(page, 'Čeká').first().getByRole('link').first().click();
    const url = new URL((await asked).url()).searchParams.get('url') ?? '';
    const response = await page.goto(`/prostor/${url}`);
    // The server renders without a session; the browser loads the page with it.
    expect([response?.status(), await response?.text()]).toEqual([
      200,
      expect.stringContaining('content="noindex"'),
    ]);
    await page.getByText(/^Prostor čeká na schválení/u).waitFor();
    expect(complaints).toEqual([]);

    const guest = await app.open(`/prostor/${url}`, { viewport: DESKTOP });
    await waitForHydration(guest.page);
    expect(await guest.page.getByRole('heading', { level: 1 }).innerText()).toBe('Stránka nenalezena :(');
  });
});
