import { describe, expect, it } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { freePort } from '../../tools/postgres/launcher.ts';
import { DESKTOP, PHONE } from './browser.ts';
import { waitForHydration, OWNER, startTestApp, signIn } from './test-app.ts';

const NEWCOMER = { email: 'novy@prostora.test', password: 'Novacek1234' };
const SETTINGS = '/klient/nastavit-ucet';

let origin = '';
/** Passkeys are bound to a host name, not to an IP address. */
const app = startTestApp({
  env: async () => {
    const port = String(await freePort());
    origin = `http://localhost:${port}`;
    return { PORT: port, PUBLIC_URL: origin };
  },
});

type Person = { email: string; password: string };

/** Opens the settings through the login, up to the second step if the account has one. */
async function openSettings(page: Page, who: Person): Promise<void> {
  await page.goto(origin + SETTINGS);
  await page.waitForURL((url) => url.pathname === '/prihlasit');
  await waitForHydration(page);
  await signIn(page, who);
}

/** The dialog that asks for the password before a change. */
async function givePassword(page: Page, { password }: Person): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Současné heslo').fill(password);
  await dialog.getByRole('button', { name: 'Pokračovat' }).click();
}

async function readRecoveryCodes(page: Page): Promise<string[]> {
  const codes = page.getByRole('dialog', { name: 'Záložní kódy' });
  await codes.waitFor();
  const texts = await codes.getByRole('listitem').allTextContents();
  await codes.getByRole('button', { name: 'Mám je uložené' }).click();
  return texts;
}

describe('a passkey', () => {
  it('is added in the settings and finishes the next login', async () => {
    const { page, context, complaints } = await app.newPage({ viewport: DESKTOP });
    const devtools = await context.newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await openSettings(page, OWNER);
    await page.getByRole('button', { name: 'Přidat přístupový klíč' }).click();
    await page.getByLabel('Jak se má jmenovat').fill('Modrý klíč');
    await givePassword(page, OWNER);
    expect(await readRecoveryCodes(page)).toHaveLength(10);
    await page.getByText('Modrý klíč').waitFor();

    await context.clearCookies();
    await openSettings(page, OWNER);
    await page.getByRole('button', { name: 'Použít přístupový klíč' }).click();
    await page.waitForURL((url) => url.pathname === SETTINGS);
    await page.getByText('Zbývá nepoužitých: 10').waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('an authenticator app', () => {
  it('is set up with its first code; a recovery code replaces it', async () => {
    const { page, context, complaints } = await app.newPage({ viewport: PHONE });
    await openSettings(page, NEWCOMER);
    await page.getByRole('button', { name: 'Nastavit aplikaci s kódy' }).click();
    await givePassword(page, NEWCOMER);
    const dialog = page.getByRole('dialog', { name: 'Nastavit aplikaci s kódy' });
    const secret = await dialog.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/u).textContent();
    const authenticator = new TOTP({ secret: Secret.fromBase32((secret ?? '').replaceAll(' ', '')) });
    await dialog.getByLabel('Kód, který aplikace ukazuje').fill(authenticator.generate());
    await dialog.getByRole('button', { name: 'Zapnout' }).click();
    const [code = ''] = await readRecoveryCodes(page);

    await context.clearCookies();
    await openSettings(page, NEWCOMER);
    await page.getByLabel('Kód z aplikace').waitFor();
    await page.getByRole('button', { name: 'Nemám aplikaci ani klíč po ruce' }).click();
    await page.getByLabel('Záložní kód').fill(code);
    await page.getByRole('button', { name: 'Potvrdit' }).click();
    await page.waitForURL((url) => url.pathname === SETTINGS);
    await page.getByText('Zbývá nepoužitých: 9').waitFor();
    expect(complaints).toEqual([]);
  });
});
