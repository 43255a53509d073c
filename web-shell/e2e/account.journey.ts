import { describe, expect, it } from '@jest/globals';
import { DESKTOP, PHONE } from './browser.ts';
import { confirmDialog } from './console.ts';
import {
  ADMIN,
  OWNER,
  waitForHydration,
  openConsoleAfterLogin,
  findLink,
  waitForMail,
  startTestApp,
  signIn,
} from './test-app.ts';

const app = startTestApp({ mail: true });
const NEWCOMER = { email: 'novy@prostora.test', password: 'Novacek1234' };

describe('a lost password', () => {
  it('is reset by a single-use link, which ends the other sessions', async () => {
    const other = await app.newPage({ viewport: DESKTOP });
    await openConsoleAfterLogin(other.page, '/klient/moje-prostory', NEWCOMER);
    const { page, complaints } = await app.open('/', { viewport: DESKTOP });
    await page.getByRole('banner').getByRole('link', { name: 'Přihlásit se' }).click();
    await page.getByRole('link', { name: 'Zapomenuté heslo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Zapomenuté heslo' });
    await dialog.getByLabel('E-mail').fill(NEWCOMER.email);
    await dialog.getByRole('button', { name: 'Poslat odkaz' }).click();
    await page
      .getByText('Na vaši adresu byl úspěšně odeslán e-mail s postupem, jak získat nové přihlašovací údaje.')
      .waitFor();
    await dialog.waitFor({ state: 'detached' });

    const link = findLink(await waitForMail(app.url, NEWCOMER.email, 'hesl'), '/obnova-hesla');
    await page.goto(link);
    await waitForHydration(page);
    await page.getByLabel('Nové heslo', { exact: true }).fill('Novejsi1234');
    await page.getByLabel('Nové heslo znovu').fill('Novejsi1234');
    await page.getByRole('button', { name: 'Nastavit heslo' }).click();
    await page.waitForURL((url) => url.pathname === '/prihlasit');
    expect(page.url()).not.toContain('token');
    await signIn(page, { ...NEWCOMER, password: 'Novejsi1234' });
    await page.waitForURL((url) => url.pathname === '/klient/moje-prostory');
    expect(complaints).toEqual([]);

    await other.page.reload();
    await other.page.waitForURL((url) => url.pathname === '/prihlasit');
    await other.page.goto(link);
    await other.page.getByLabel('Nové heslo', { exact: true }).fill('Jeste1234');
    await other.page.getByLabel('Nové heslo znovu').fill('Jeste1234');
    await other.page.getByRole('button', { name: 'Nastavit heslo' }).click();
    await other.page.getByRole('heading', { name: 'Odkaz už neplatí' }).waitFor();
  });
});

describe('the login page', () => {
  it('keeps what is typed before hydration', async () => {
    const { page, complaints } = await app.newPage({ viewport: DESKTOP });
    let loadScripts = (): void => undefined;
    const typed = new Promise<void>((resolve) => {
      loadScripts = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await typed;
      await route.continue();
    });
    await page.goto('/prihlasit', { waitUntil: 'commit' });
    await page.getByLabel('E-mail').fill(OWNER.email);
    await page.getByLabel('Heslo', { exact: true }).fill(OWNER.password);
    loadScripts();
    await waitForHydration(page);
    expect(await page.getByLabel('E-mail').inputValue()).toBe(OWNER.email);
    await page.getByRole('button', { name: 'Přihlásit se', exact: true }).click();
    await page.waitForURL((url) => url.pathname !== '/prihlasit');
    expect(complaints).toEqual([]);
  });
});

describe('an operator acting as an owner', () => {
  it('is shown by a bar in a separate tab, and input in the console is still saved', async () => {
    const { page, context, complaints } = await app.newPage({ viewport: DESKTOP });
    await openConsoleAfterLogin(page, `/admin2/uzivatele?search=${encodeURIComponent(OWNER.email)}`);
    await page.getByRole('row').filter({ hasText: OWNER.email }).getByRole('link').first().click();
    await page.getByRole('button', { name: 'Přihlásit se jako' }).waitFor();
    const consolePage = await context.newPage();
    await consolePage.goto(page.url());
    await consolePage.getByRole('button', { name: 'Upravit', exact: true }).first().click();
    await consolePage.getByLabel('Jméno').fill('Majitel Rozepsaný');

    await page.getByRole('button', { name: 'Přihlásit se jako' }).click();
    const opening = context.waitForEvent('page');
    await confirmDialog(page, /Přihlásit se jako/u);
    const acting = await opening;
    await acting.waitForURL((url) => url.pathname === '/klient/moje-prostory');
    const bar = acting.getByText(new RegExp(`Jste přihlášeni jako ${OWNER.email}`, 'u'));
    await bar.waitFor();
    await acting.goto('/');
    await bar.waitFor();
    await acting.goto('/klient/nastavit-ucet');
    await acting.getByRole('heading', { name: 'Účet mění jen jeho majitel' }).waitFor();
    expect(await acting.getByRole('button', { name: 'Stáhnout moje data' }).count()).toBe(0);

    await consolePage.getByRole('button', { name: 'Uložit', exact: true }).click();
    await consolePage.getByText('Majitel Rozepsaný').first().waitFor();
    const closing = acting.waitForEvent('close');
    await acting.getByRole('button', { name: 'Zpět do správy' }).click();
    await closing;
    await page.reload();
    await page.getByText(ADMIN.email).first().waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/admin2\/uzivatele/u);
    expect(complaints).toEqual([]);
  });
});

describe.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const)('an edit in place on %s', (_name, viewport) => {
  it('saves a draft by itself, survives a reload, and shows it in the preview', async () => {
    const { page, complaints } = await app.newPage({ viewport });
    await openConsoleAfterLogin(page, '/klient/moje-prostory', OWNER);
    await page.goto(
      (await page.getByRole('link', { name: /^Upravit prostor Účtárna/u }).getAttribute('href')) ?? '',
    );
    const perex = page.getByRole('textbox', { name: /^Krátké představení/u });
    await perex.waitFor();
    const skip = page.getByRole('button', { name: 'Přeskočit' });
    await skip.click();
    const text = `Klidná účtárna s výhledem do dvora, ${viewport.width}.`;
    await perex.fill(text);
    await page
      .getByText(/^Uloženo v/u)
      .first()
      .waitFor();
    await page.reload();
    await perex.waitFor();
    expect(await perex.inputValue()).toBe(text);
    expect(await skip.count()).toBe(0);
    await page.getByRole('button', { name: 'Náhled' }).click();
    await page.getByText(text).first().waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('a returned space', () => {
  it('is edited by the link of the mail without signing in', async () => {
    const { page } = await app.newPage({ viewport: DESKTOP });
    await openConsoleAfterLogin(page, '/klient/moje-prostory', OWNER);
    const waiting = page.getByRole('row').filter({ hasText: 'Čeká na schválení' }).first();
    const name = await waiting.getByRole('link').first().innerText();
    const operator = await app.newPage({ viewport: DESKTOP });
    await openConsoleAfterLogin(operator.page, '/admin2/prostory?status=WAITING_FOR_APPROVAL&search=majitel');
    await operator.page.getByRole('row').filter({ hasText: name }).getByRole('link').first().click();
    await operator.page
      .getByRole('dialog')
      .getByRole('button', { name: /^Vrátit/u })
      .click();
    const confirm = operator.page.getByRole('dialog').last();
    await confirm.getByRole('textbox').fill('Doplňte prosím fotku za denního světla.');
    await confirm.getByRole('button', { name: /^Vrátit/u }).click();

    const guest = await app.newPage({ viewport: DESKTOP });
    await guest.page.goto(
      findLink(await waitForMail(app.url, OWNER.email, 'potřebuje ještě upravit'), '/upravit-prostor'),
    );
    await guest.page.getByText('Doplňte prosím fotku za denního světla.').first().waitFor();
    expect(guest.page.url()).not.toContain('token');
    const perex = guest.page.getByRole('textbox', { name: /^Krátké představení/u });
    await perex.fill('Ateliér s okny na sever, světlo od rána do večera.');
    await guest.page
      .getByText(/^Uloženo v/u)
      .first()
      .waitFor();
    await page.reload();
    await page.getByText('Správce prostor vrátil k doplnění').waitFor();
    expect(guest.complaints).toEqual([]);
  });
});
