import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { inRoot } from '../../tools/processes/places.ts';
import { DESKTOP, PHONE } from './browser.ts';
import { eventually } from './console-site.ts';
import { keyboard, pointer, type Hands } from './hands.ts';
import { ADMIN, alive, enterConsole, linkIn, newestMail, setStage } from './stage.ts';

const stage = setStage({ mail: true });
const PASSWORD = 'Stodola-1234';
const photos = ['ballroom-hero.jpg', 'ballroom-detail.jpg'].map((name) => inRoot('api/seeds/photos', name));

/** `mark` is a word of the building's name that nothing else has. */
type Owner = { page: Page; hands: Hands; email: string; building: string; mark: string };

const field = (page: Page, name: RegExp | string) => page.getByRole('textbox', { name });
const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name });
const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name }).waitFor();

/** From the home page to an account and the first step of the wizard. */
async function register({ page, hands, email }: Owner, isPhone: boolean): Promise<void> {
  await page.goto('/');
  await alive(page);
  if (isPhone) await hands.press(button(page, 'Otevřít menu'));
  await hands.press(page.getByRole('link', { name: /přidat prostor/iu }).first());
  await hands.write(field(page, 'E-mail'), email);
  await hands.write(page.getByLabel('Heslo', { exact: true }), PASSWORD);
  await hands.write(page.getByLabel('Heslo znovu', { exact: true }), PASSWORD);
  await hands.choose(page.getByRole('checkbox', { name: /Souhlasím/u }));
  await hands.press(button(page, 'Založit účet'));
  await page.waitForURL((url) => url.pathname === '/klient/novy-prostor');
}

/** The steps of the wizard up to the summary, with one photograph more than is needed. */
async function fillIn({ page, hands, building }: Owner): Promise<void> {
  await step(page, 'Ve které budově prostor je?');
  await hands.write(field(page, /^Název budovy/u), building);
  await hands.press(button(page, /^Pokračovat/u));
  await step(page, 'Jak se prostor jmenuje?');
  await hands.write(field(page, /^Název prostoru/u), 'Zrcadlový sál');
  await hands.press(button(page, /^Pokračovat/u));
  await step(page, 'Kde to je?');
  await hands.write(page.getByRole('combobox', { name: 'Najít adresu' }), 'Olomouc');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await hands.write(field(page, /^Ulice/u), 'Masarykova');
  await hands.press(button(page, /^Pokračovat/u));
  await step(page, 'Pro kolik lidí a na co');
  await hands.write(field(page, /^Krátké představení/u), 'Sál se zrcadly a výhledem do zahrady.');
  await hands.write(field(page, /^Kapacita/u), '180');
  await hands.press(page.getByRole('button', { name: 'Konference', exact: true }));
  await hands.press(button(page, /^Pokračovat/u));
  await step(page, 'Fotky');
  const chooser = page.waitForEvent('filechooser');
  await hands.press(button(page, /^Přidat fotky.*JPEG/u));
  await (await chooser).setFiles(photos);
  await page.locator('main img[src*="/media/"]').nth(1).waitFor({ timeout: 60_000 });
  await hands.press(button(page, /^Pokračovat/u));
  await step(page, 'Souhrn');
}

/** The link of the confirmation mail, in a tab of its own as mail programs open it. */
async function confirmEmail({ page, email }: Owner): Promise<void> {
  const tab = await page.context().newPage();
  await tab.goto(linkIn(await newestMail(stage.url, email, 'otvr'), '/potvrzeni-emailu'));
  await tab.getByRole('heading', { name: 'E-mail je potvrzený' }).waitFor();
  await tab.close();
}

const spacesFound = async (search: string): Promise<number> =>
  (
    (await (await fetch(`${stage.url}/api/catalog/new/?search=${encodeURIComponent(search)}`)).json()) as {
      catalog: { total: number };
    }
  ).catalog.total;

const variants: [string, { width: number; height: number }, (page: Page) => Hands][] = [
  ['on a desktop', DESKTOP, pointer],
  ['on a phone', PHONE, pointer],
  ['with the keyboard alone', DESKTOP, keyboard],
];

describe.each(variants)('a new owner %s', (name, viewport, handsOf) => {
  it('registers, adds a space with photographs, has it approved, and finds it in the catalogue', async () => {
    const { page, complaints } = await stage.newPage({ viewport });
    const number = variants.findIndex(([other]) => other === name) + 1;
    const owner: Owner = {
      page,
      hands: handsOf(page),
      email: `vlastnik${number}@prostora.test`,
      building: `Palác Akord${number}`,
      mark: `Akord${number}`,
    };
    await register(owner, viewport === PHONE);
    await fillIn(owner);
    await page.getByText('Do zveřejnění chybí').waitFor();
    await confirmEmail(owner);
    await page.reload();
    await step(page, 'Souhrn');
    await owner.hands.press(button(page, /^Odeslat ke schválení/u));
    await newestMail(stage.url, owner.email, 'Přijali jsme prostor ke schválení');
    await newestMail(stage.url, ADMIN.email, 'Ke schválení: Zrcadlový sál');
    expect(await spacesFound(owner.mark)).toBe(0);

    const operator = await stage.newPage({ viewport: DESKTOP });
    await enterConsole(operator.page, `/admin2/prostory?status=WAITING_FOR_APPROVAL&search=${owner.mark}`);
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
    await eventually('the catalogue shows it', async () => (await spacesFound(owner.mark)) === 1);
    await newestMail(stage.url, owner.email, 'Váš prostor je publikovaný');
    await page.goto(`/?search=${owner.mark}`);
    await page
      .getByRole('link', { name: /Zrcadlový sál/u })
      .first()
      .waitFor();
    expect([...complaints, ...operator.complaints]).toEqual([]);
  });
});
