import { describe, expect, it } from '@jest/globals';
import { addDays, toPragueDay } from '@prostora/contracts';
import type { Locator, Page } from 'playwright-core';
import { inRoot } from '../../tools/processes/places.ts';
import { PHONE } from './browser.ts';
import { findLink, startTestApp, waitForHydration, waitForMail } from './test-app.ts';

const app = startTestApp({ mail: true });
const EMAIL = 'salonek@prostora.test';
const PASSWORD = 'Pergola-1234';
const PHOTO = inRoot('api/seeds/photos/ballroom-hero.jpg');
/** A person who sees the pages for the first time: seconds to find and tap one thing, and to type a character. */
const PACE = { tap: 8, character: 0.6 } as const;
const MOST_TAPS = { all: 34, booking: 6 } as const;
const MOST_SECONDS = 600;
/** Lowest start of the first field of the wizard, as a share of the screen. */
const FIRST_FIELD = 0.4;

/**
 * Input by touch with the taps and characters it takes: a field without the focus needs a tap, a select two.
 * „Next“ of the keyboard counts as a character.
 */
function createTouchDriver(page: Page) {
  const effort = { taps: 0, characters: 0 };
  const press = async (target: Locator): Promise<void> => {
    effort.taps += 1;
    await target.tap();
  };
  const type = async (text: string): Promise<void> => {
    effort.characters += text.length;
    await page.keyboard.insertText(text);
  };
  return {
    effort,
    press,
    async write(field: Locator, text: string): Promise<void> {
      if (!(await field.evaluate((element) => element === document.activeElement))) await press(field);
      await field.selectText();
      await type(text);
    },
    async writeNext(text: string): Promise<void> {
      effort.characters += 1;
      await page.keyboard.press('Tab');
      await type(text);
    },
    async select(field: Locator, value: string): Promise<void> {
      effort.taps += 2;
      await field.selectOption(value);
    },
    async choose(control: Locator): Promise<void> {
      effort.taps += 1;
      await control.tap({ force: true });
    },
  };
}
type TouchDriver = ReturnType<typeof createTouchDriver>;

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name });
const field = (page: Page, name: RegExp | string) => page.getByRole('textbox', { name });
const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name }).waitFor();

async function register(page: Page, input: TouchDriver): Promise<void> {
  await page.goto('/');
  await waitForHydration(page);
  await input.press(button(page, 'Otevřít menu'));
  await input.press(page.getByRole('link', { name: /přidat prostor/iu }).first());
  await input.write(field(page, 'E-mail'), EMAIL);
  await input.write(page.getByLabel('Heslo', { exact: true }), PASSWORD);
  await input.write(page.getByLabel('Heslo znovu', { exact: true }), PASSWORD);
  await input.choose(page.getByRole('checkbox', { name: /Souhlasím/u }));
  await input.press(button(page, 'Založit účet'));
  await page.waitForURL((url) => url.pathname === '/klient/novy-prostor');
}

/** Adds the only space of the owner and sends it for approval. */
async function addSpace(page: Page, input: TouchDriver): Promise<void> {
  const next = (): Promise<void> => input.press(button(page, /^Pokračovat/u));
  await step(page, 'Kde prostor je?');
  const address = page.getByRole('combobox', { name: 'Najít adresu' });
  expect(((await address.boundingBox())?.y ?? 0) / PHONE.height).toBeLessThanOrEqual(FIRST_FIELD);
  await input.write(address, 'Olomouc');
  await input.press(page.getByRole('option').first());
  await page.getByText('Našli jsme jen obec, ulici neznáme.').waitFor();
  await input.write(field(page, /^Ulice/u), 'Masarykova 12');
  await next();
  await step(page, 'Jak se jmenuje?');
  await input.write(field(page, /^Název budovy/u), 'Kavárna Šálek');
  await input.write(field(page, /^Název prostoru/u), 'Salonek');
  await next();
  await step(page, 'Fotky');
  const chooser = page.waitForEvent('filechooser');
  await input.press(button(page, /^Přidat fotky.*JPEG/u));
  await (await chooser).setFiles(PHOTO);
  await page.locator('main img[src*="/media/"]').first().waitFor();
  await next();
  await step(page, 'Pro kolik lidí a na co');
  await input.write(field(page, /^Krátké představení/u), 'Salonek kavárny s klavírem.');
  await input.write(field(page, /^Kapacita/u), '30');
  await input.press(page.getByRole('button', { name: 'Konference', exact: true }).first());
  await next();
  await step(page, 'Kdy a za kolik');
  await input.choose(page.getByRole('radio', { name: 'Pořád' }));
  await input.write(field(page, /^Cena za hodinu/u), '400');
  await next();
  await step(page, 'Kontakt pro návštěvníky');
  await input.write(field(page, /^Telefon/u), '777123456');
  await next();
  await step(page, 'Takhle prostor uvidí návštěvníci');
  await page.getByText('Do zveřejnění chybí').waitFor();
  await confirmEmail(page, input);
  await input.press(button(page, /^Odeslat ke schválení/u));
  await page.waitForURL((url) => url.pathname === '/klient/moje-prostory');
}

/** Opens the link of the mail in another tab and returns. */
async function confirmEmail(page: Page, { effort }: TouchDriver): Promise<void> {
  const link = findLink(await waitForMail(app.url, EMAIL, 'otvr'), '/potvrzeni-emailu');
  const tab = await page.context().newPage();
  effort.taps += 1;
  await tab.goto(link);
  await tab.getByRole('heading', { name: 'E-mail je potvrzený' }).waitFor();
  await tab.close();
  effort.taps += 1;
}

/** Enters a booking of a caller from the page that is open. */
async function book(page: Page, input: TouchDriver, day: string): Promise<void> {
  const [, month, date] = day.split('-').map(Number);
  await input.press(button(page, 'Nová rezervace'));
  const sheet = page.getByRole('dialog', { name: 'Nová rezervace' });
  await input.write(sheet.getByRole('textbox', { name: /^Den/u }), `${date}. ${month}.`);
  await input.select(sheet.getByLabel('Od', { exact: true }), '17:00');
  await input.write(sheet.getByRole('textbox', { name: 'Kdo přijde' }), 'Paní Nováková');
  await input.writeNext('777 123 456');
  await input.press(sheet.getByRole('button', { name: 'Uložit' }));
}

describe('the owner of a café on a phone', () => {
  it('registers, adds the room and enters the first phone call within ten minutes, the call with six taps', async () => {
    const { page, complaints } = await app.newPage({ viewport: PHONE, hasTouch: true, isMobile: true });
    const input = createTouchDriver(page);
    const { effort } = input;
    const start = Date.now();
    await register(page, input);
    await addSpace(page, input);
    const tapsBefore = effort.taps;
    await book(page, input, addDays(toPragueDay(new Date()), 16));
    const saved = page.getByRole('dialog', { name: 'Rezervace: Paní Nováková' });
    await saved.getByText('Potvrzená').waitFor();
    // The end has moved with the start.
    await saved.getByText('17:00–21:00').waitFor();
    await saved.getByText('1 600 Kč').waitFor();

    // The calendar shows the day of the booking.
    await saved.getByRole('button', { name: 'Zavřít' }).tap();
    await saved.waitFor({ state: 'detached' });
    await page.getByText('Paní Nováková').first().waitFor();

    const waited = (Date.now() - start) / 1000;
    expect(effort.taps - tapsBefore).toBeLessThanOrEqual(MOST_TAPS.booking);
    expect(effort.taps).toBeLessThanOrEqual(MOST_TAPS.all);
    expect(waited + effort.taps * PACE.tap + effort.characters * PACE.character).toBeLessThanOrEqual(
      MOST_SECONDS,
    );
    expect(complaints).toEqual([]);
  });
});
