import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { inRoot } from '../../tools/processes/places.ts';
import { DESKTOP, PHONE } from './browser.ts';
import { eventually } from './console-site.ts';
import { createKeyboardDriver, createPointerDriver, type InputDriver } from './input-driver.ts';
import {
  ADMIN,
  waitForHydration,
  openConsoleAfterLogin,
  findLink,
  waitForMail,
  startTestApp,
} from './test-app.ts';

const app = startTestApp({ mail: true });
const PASSWORD = 'Stodola-1234';
/** Heading of the last step of the wizard. */
const PREVIEW = 'Takhle prostor uvidí návštěvníci';
const photos = ['ballroom-hero.jpg', 'ballroom-detail.jpg'].map((name) => inRoot('api/seeds/photos', name));

/** `mark` is a unique word of the building's name. */
type Owner = { page: Page; input: InputDriver; email: string; building: string; mark: string };

const field = (page: Page, name: RegExp | string) => page.getByRole('textbox', { name });
const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name });
const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name }).waitFor();

/** Registers from the home page up to the first step of the wizard. */
async function register({ page, input, email }: Owner, isPhone: boolean): Promise<void> {
  await page.goto('/');
  await waitForHydration(page);
  await input.press(button(page, isPhone ? 'Otevřít menu' : 'Pro majitele'));
  await input.press(page.getByRole('link', { name: /přidat prostor/iu }).first());
  await input.write(field(page, 'E-mail'), email);
  await input.write(page.getByLabel('Heslo', { exact: true }), PASSWORD);
  await input.write(page.getByLabel('Heslo znovu', { exact: true }), PASSWORD);
  await input.choose(page.getByRole('checkbox', { name: /Souhlasím/u }));
  await input.press(button(page, 'Založit účet'));
  await page.waitForURL((url) => url.pathname === '/klient/novy-prostor');
}

/** Fills in the wizard up to the preview, with two photographs. */
async function fillIn({ page, input, building }: Owner): Promise<void> {
  await step(page, 'Kde prostor je?');
  await input.write(page.getByRole('combobox', { name: 'Najít adresu' }), 'Olomouc');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByText('Našli jsme jen obec, ulici neznáme.').waitFor();
  await input.write(field(page, /^Ulice/u), 'Masarykova');
  await input.press(button(page, /^Pokračovat/u));
  await step(page, 'Jak se jmenuje?');
  await input.write(field(page, /^Název budovy/u), building);
  await input.write(field(page, /^Název prostoru/u), 'Zrcadlový sál');
  await input.press(button(page, /^Pokračovat/u));
  await step(page, 'Fotky');
  const chooser = page.waitForEvent('filechooser');
  await input.press(button(page, /^Přidat fotky.*JPEG/u));
  await (await chooser).setFiles(photos);
  await page.locator('main img[src*="/media/"]').nth(1).waitFor({ timeout: 60_000 });
  await input.press(button(page, /^Pokračovat/u));
  await step(page, 'Pro kolik lidí a na co');
  await input.write(field(page, /^Krátké představení/u), 'Sál se zrcadly a výhledem do zahrady.');
  await input.write(field(page, /^Kapacita/u), '180');
  await input.press(page.getByRole('button', { name: 'Konference', exact: true }).first());
  await input.press(button(page, /^Pokračovat/u));
  await step(page, 'Kdy a za kolik');
  await input.choose(page.getByRole('radio', { name: 'Víkend' }));
  await input.write(field(page, /^Cena za hodinu/u), '1900');
  await input.press(button(page, /^Pokračovat/u));
  await step(page, 'Kontakt pro návštěvníky');
  await input.press(button(page, /^Pokračovat/u));
  await step(page, PREVIEW);
}

/** Opens the link of the confirmation mail in a new tab. */
async function confirmEmail({ page, email }: Owner): Promise<void> {
  const tab = await page.context().newPage();
  await tab.goto(findLink(await waitForMail(app.url, email, 'otvr'), '/potvrzeni-emailu'));
  await tab.getByRole('heading', { name: 'E-mail je potvrzený' }).waitFor();
  await tab.close();
}

const countSpacesFound = async (search: string): Promise<number> =>
  (
    (await (await fetch(`${app.url}/api/catalog/new/?search=${encodeURIComponent(search)}`)).json()) as {
      catalog: { total: number };
    }
  ).catalog.total;

const variants: [string, { width: number; height: number }, (page: Page) => InputDriver][] = [
  ['on a desktop', DESKTOP, createPointerDriver],
  ['on a phone', PHONE, createPointerDriver],
  ['with the keyboard alone', DESKTOP, createKeyboardDriver],
];

describe.each(variants)('a new owner %s', (name, viewport, createDriver) => {
  it('registers, adds a space with photographs, has it approved, and finds it in the catalogue', async () => {
    const { page, complaints } = await app.newPage({ viewport });
    const number = variants.findIndex(([other]) => other === name) + 1;
    const owner: Owner = {
      page,
      input: createDriver(page),
      email: `vlastnik${number}@prostora.test`,
      building: `Palác Akord${number}`,
      mark: `Akord${number}`,
    };
    await register(owner, viewport === PHONE);
    await fillIn(owner);
    await page.getByText('Do zveřejnění chybí').waitFor();
    await confirmEmail(owner);
    await owner.input.press(button(page, /^Odeslat ke schválení/u));
    await waitForMail(app.url, owner.email, 'Přijali jsme prostor ke schválení');
    await waitForMail(app.url, ADMIN.email, 'Ke schválení: Zrcadlový sál');
    expect(await countSpacesFound(owner.mark)).toBe(0);

    const operator = await app.newPage({ viewport: DESKTOP });
    await openConsoleAfterLogin(
      operator.page,
      `/admin2/prostory?status=WAITING_FOR_APPROVAL&search=${owner.mark}`,
    );
    await operator.page
      .getByRole('row')
      .filter({ hasText: owner.building })
      .getByRole('link')
      .first()
      .click();
    const review = operator.page.getByRole('dialog');
    await review.getByText('Sál se zrcadly a výhledem do zahrady.').waitFor();
    await review.getByRole('button', { name: /^Uložit a schválit/u }).click();
    const approved = operator.page.waitForResponse((answer) => answer.url().endsWith('/api/space/save'));
    await operator.page
      .getByRole('dialog', { name: /^Schválit a zveřejnit/u })
      .getByRole('button', { name: 'Uložit a schválit' })
      .click();
    expect((await approved).status()).toBe(200);
    await eventually('the catalogue shows it', async () => (await countSpacesFound(owner.mark)) === 1);
    await waitForMail(app.url, owner.email, 'Váš prostor je zveřejněný');
    await page.goto(`/?search=${owner.mark}`);
    await page
      .getByRole('link', { name: /Zrcadlový sál/u })
      .first()
      .waitFor();
    expect([...complaints, ...operator.complaints]).toEqual([]);
  });
});
