import { describe, expect, it } from '@jest/globals';
import type { CatalogAnswer, CatalogState } from '@prostora/api-client';
import { Client } from 'pg';
import type { Locator, Page } from 'playwright-core';
import { findViolations } from './axe.ts';
import { DESKTOP, PHONE } from './browser.ts';
import { OWNER, signIn, startTestApp, waitForHydration } from './test-app.ts';

const app = startTestApp();

/** A Saturday that is at least three months ahead. */
function findSaturday(): string {
  const day = new Date(Date.now() + 100 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((6 - day.getUTCDay() + 7) % 7));
  return day.toISOString().slice(0, 10);
}
const DAY = findSaturday();
const DAY_TEXT = `so ${Number(DAY.slice(8))}. ${Number(DAY.slice(5, 7))}. ${DAY.slice(0, 4)}`;
const EVENT = {
  date_from: DAY,
  time_from: '09:00',
  time_to: '17:00',
  guests: '20',
  layout: 'skolni',
  price_max: '30000',
};

const cards = (page: Page): Locator => page.getByRole('region', { name: 'Výsledky' }).getByRole('article');
const readEvent = (page: Page): Record<string, string | null> => {
  const { searchParams } = new URL(page.url());
  return Object.fromEntries(Object.keys(EVENT).map((name) => [name, searchParams.get(name)]));
};

/** Opens a panel of the event bar, fills it in and applies it. */
async function fillField(
  page: Page,
  name: string,
  fill: (panel: Locator) => Promise<unknown>,
): Promise<void> {
  await page
    .getByRole('group', { name: 'Vaše akce' })
    .getByRole('button', { name: new RegExp(`^${name}`, 'u') })
    .click();
  const panel = page.getByRole('dialog', { name, exact: true });
  await fill(panel);
  await panel.getByRole('button', { name: /^Zobrazit/u }).click();
  await panel.waitFor({ state: 'detached' });
}

async function enterOnDesktop(page: Page): Promise<void> {
  await fillField(page, 'Den', async (panel) => {
    await panel.getByRole('textbox', { name: 'Od', exact: true }).fill(DAY_TEXT.slice(3));
    await panel.getByRole('combobox', { name: 'Od', exact: true }).selectOption({ label: '9:00' });
    await panel.getByRole('combobox', { name: 'Do', exact: true }).selectOption({ label: '17:00' });
  });
  await page.waitForURL(/time_to=/u);
  await fillField(page, 'Hostů', async (panel) => {
    await panel.getByLabel('Počet hostů').fill('20');
    await panel.getByLabel('Škola').check();
  });
  await page.waitForURL(/layout=/u);
  await fillField(page, 'Rozpočet celkem', (panel) => panel.getByLabel(/^Rozpočet/u).fill('30 000'));
  await page.waitForURL(/price_max=/u);
}

async function enterOnPhone(page: Page): Promise<void> {
  const row = page.getByRole('button', { name: /^Upravit akci/u });
  const sheet = page.getByRole('dialog', { name: 'Vaše akce' });
  await row.click();
  await sheet.waitFor();
  await page.goBack();
  await sheet.waitFor({ state: 'detached' });
  await row.click();
  await sheet.getByLabel('Od', { exact: true }).first().fill(DAY);
  await sheet.getByLabel('Od', { exact: true }).last().selectOption({ label: '9:00' });
  await sheet.getByLabel('Do', { exact: true }).last().selectOption({ label: '17:00' });
  await sheet.getByLabel('Počet hostů').fill('20');
  await sheet.getByLabel(/^Rozpočet/u).fill('30000');
  await sheet.getByLabel('Škola').check();
  await sheet.getByRole('button', { name: 'Použít' }).click();
  await page.waitForURL(/price_max=/u);
}

describe.each([
  ['a desktop', DESKTOP, enterOnDesktop],
  ['a phone', PHONE, enterOnPhone],
] as const)('the event of a visitor on %s', (_name, viewport, enter) => {
  it('goes from the search to the booking, the demand and back, through a sign-in', async () => {
    const { page, complaints } = await app.open('/katalog/praha', { viewport });
    await enter(page);
    expect(readEvent(page)).toEqual(EVENT);
    const listUrl = page.url();
    await cards(page).first().getByRole('link').first().click();
    await page.waitForURL(/\/prostor\//u);
    expect(readEvent(page)).toEqual(EVENT);

    const open = page
      .getByRole('button', { name: /^(Rezervovat|Poslat žádost|Zeptat se)/u })
      .filter({ visible: true });
    await open.first().click();
    const form = page.getByRole('dialog', {
      name: /^(?:Vybrat termín|Rezervovat|Poslat žádost|Zeptat se)$/u,
    });
    const selected = (label: string): Promise<string> =>
      form
        .getByLabel(label, { exact: true })
        .evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.textContent ?? '');
    await form.getByLabel('Počet hostů').waitFor();
    expect([await selected('Od'), await selected('Do')]).toEqual(['9:00', '17:00']);
    expect(await form.getByLabel('Počet hostů').inputValue()).toBe('20');
    await form.getByRole('gridcell', { selected: true }).waitFor();
    await form.getByRole('button', { name: 'Zavřít' }).click();

    await page.reload();
    await waitForHydration(page);
    expect(readEvent(page)).toEqual(EVENT);
    if (viewport === PHONE)
      await page
        .getByRole('button', { name: 'Otevřít menu' })
        .click()
        .catch(() => undefined);
    await page.goto(
      (await page.getByRole('contentinfo').getByRole('link', { name: 'Poptávky' }).getAttribute('href')) ??
        '',
    );
    await waitForHydration(page);
    await page.getByLabel('Počet hostů').waitFor();
    expect((await page.getByLabel(/^Datum/u).inputValue()).replaceAll('\u00a0', ' ')).toBe(DAY_TEXT);
    expect(await page.getByLabel(/^Od kolika/u).inputValue()).toBe('09:00');
    expect(await page.getByLabel('Počet hostů').inputValue()).toBe('20');
    expect(await page.getByLabel(/^Rozpočet/u).inputValue()).toBe('30000');
    await page.getByLabel('Počet hostů').fill('25');
    await page.waitForURL(/guests=25/u);
    await page.goBack();
    await page.waitForURL(/\/prostor\//u);
    expect(readEvent(page)).toEqual(EVENT);

    await page.goto(
      `/prihlasit?next=${encodeURIComponent(new URL(page.url()).pathname + new URL(page.url()).search)}`,
    );
    await waitForHydration(page);
    await signIn(page, OWNER);
    await page.waitForURL(/\/prostor\//u);
    // Before hydration the link leads to the first page, with the event.
    await waitForHydration(page);
    expect(readEvent(page)).toEqual(EVENT);
    if (viewport === DESKTOP) {
      await page.getByRole('link', { name: /pro vaši akci$/u }).click();
      await page.waitForURL(listUrl);
    }
    expect(complaints).toEqual([]);
  });
});

const understood = (page: Page): Locator => page.getByRole('list', { name: 'Rozuměli jsme' });
const readSentence = (page: Page): string | null => new URL(page.url()).searchParams.get('q');

describe.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const)('a sentence on %s', (_name, viewport) => {
  it('is understood while it is typed, edited by chips, and its event goes to the space and the demand', async () => {
    const { page, complaints } = await app.open('/', { viewport });
    const field = page.getByRole('combobox', { name: 'Hledat' });
    await field.fill(
      'oslava pro 20 v Praze 15. května od 14 do 22 s terasou s projektorem do 90 tisíc xyzzyq',
    );
    const typed = page.getByRole('group', { name: 'Rozuměli jsme' });
    await typed.getByRole('button', { name: /projektor/iu }).click();
    expect(await field.inputValue()).toBe(
      'oslava pro 20 v Praze 15. května od 14 do 22 s terasou do 90 tisíc xyzzyq',
    );
    await field.press('Enter');
    await understood(page).waitFor();
    expect(readSentence(page)).toBe(
      'oslava pro 20 v Praze 15. května od 14 do 22 s terasou do 90 tisíc xyzzyq',
    );
    expect(await understood(page).getByRole('listitem').allInnerTexts()).toEqual(['Terasa nebo zahrada']);
    await page.getByText('Nerozuměli jsme: „xyzzyq“').waitFor();
    expect(await cards(page).count()).toBeGreaterThan(0);

    const terrace = understood(page).getByRole('link', { name: /Terasa/u });
    await terrace.focus();
    await page.keyboard.press('Delete');
    await page.waitForURL((url) => !url.searchParams.get('q')?.includes('teras'));
    await page.reload();
    await waitForHydration(page);
    expect(await terrace.count()).toBe(0);
    await page.goBack();
    await terrace.waitFor();
    await page.goForward();
    await terrace.waitFor({ state: 'detached' });

    const listUrl = page.url();
    await page.getByRole('button', { name: 'Napsat větou' }).filter({ visible: true }).first().click();
    await field.fill('oslava pro 20 v Praze 15. května od 14 do 22 do 10 Kč');
    await field.press('Enter');
    const relaxation = page.getByRole('list', { name: 'Co by pomohlo' }).getByRole('link').first();
    const [, total] = /(\d+)\s+prostor/u.exec(await relaxation.innerText()) ?? [];
    await relaxation.click();
    await page
      .getByText(new RegExp(`^${total}\\sprostor`, 'u'))
      .first()
      .waitFor();

    await page.goto(listUrl);
    await waitForHydration(page);
    const demandUrl =
      (await page.getByRole('contentinfo').getByRole('link', { name: 'Poptávky' }).getAttribute('href')) ??
      '';
    await cards(page).first().getByRole('link').first().click();
    await page.waitForURL(/\/prostor\//u);
    expect(readEvent(page)).toMatchObject({
      date_from: expect.stringMatching(/-05-15$/u),
      time_from: '14:00',
      time_to: '22:00',
      guests: '20',
      price_max: '90000',
    });
    await page.goto(demandUrl);
    await waitForHydration(page);
    expect(await page.getByLabel('Počet hostů').inputValue()).toBe('20');
    expect(await page.getByLabel(/^Od kolika/u).inputValue()).toBe('14:00');
    expect(complaints).toEqual([]);
  });
});

const search = async (query: string): Promise<CatalogState> =>
  ((await (await fetch(`${app.url}/api/catalog/new/${query}&location=praha`)).json()) as CatalogAnswer)
    .catalog;

/** Blocks the last of a few spaces that fit an event, and returns the address of the event. */
async function createTakenSpace(): Promise<string> {
  for (const guests of [120, 150, 180, 220, 300]) {
    const query = `?date_from=${DAY}&time_from=14:00&time_to=22:00&guests=${guests}&sort=celkem`;
    const { spaces, total } = await search(query);
    if (total < 4 || total > 19) continue;
    const client = new Client({ connectionString: app.databaseUrl });
    await client.connect();
    await client.query(
      'insert into blocked_slot (space_id, starts_at, ends_at) values ($1, $2::date, $2::date + 1)',
      [spaces.at(-1)?.id, DAY],
    );
    await client.end();
    while ((await search(query)).total === total) await new Promise((resolve) => setTimeout(resolve, 100));
    return `/katalog/praha${query}`;
  }
  throw new Error('No number of guests leaves a few spaces of the demo.');
}

describe('cards of an event', () => {
  it('swipe their photographs, compare spaces by the same total and offer the nearest free time', async () => {
    const { page, complaints } = await app.open(await createTakenSpace(), { viewport: DESKTOP });
    const choose = page.getByRole('button', { name: /^Porovnat prostor/u });
    const totals: string[] = [];
    for (const at of [0, 1]) {
      await choose.nth(at).click();
      totals.push((await cards(page).nth(at).locator('strong').textContent()) ?? '');
    }

    // Not one that the pointer has touched, whose photographs are loaded.
    const card = cards(page)
      .filter({ has: page.locator('[aria-hidden] a') })
      .last();
    const slides = card.locator('[aria-hidden] a');
    expect(await slides.locator('img').count()).toBe(0);
    await card.getByRole('link').first().focus();
    await slides.locator('img').first().waitFor();
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(
      (track) => track !== null && track.scrollLeft > 0,
      await slides.first().locator('..').elementHandle(),
    );
    await slides.nth(1).locator('img').click();
    await page.waitForURL(/\/prostor\//u);
    await page.goBack();

    const taken = page.getByRole('region', { name: /obsazené/u });
    await taken.waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('link', { name: /^Porovnat 2/u }).click();
    await page.waitForURL(/\/porovnani\?prostory=/u);
    const compared = page.getByRole('row', { name: /^Cena vaší akce/u }).getByRole('cell');
    await compared.first().waitFor();
    expect(await compared.allTextContents()).toEqual(totals.map((total) => total.replace(/ celkem$/u, '')));
    await page.goBack();

    const nearest = taken.getByRole('link', { name: /^\p{L}{2}\s\d/u }).first();
    const [, moved] = /date_from=([^&]+)/u.exec((await nearest.getAttribute('href')) ?? '') ?? [];
    await nearest.click();
    await page.waitForURL(new RegExp(`date_from=${moved ?? ''}`, 'u'));
    expect(complaints).toEqual([]);
  });
});

describe('an address with a sentence', () => {
  it('is rendered on the server, not indexed, and canonical to its plain filter', async () => {
    const { page } = await app.newPage({ viewport: DESKTOP, javaScriptEnabled: false });
    await page.goto(`/?q=${encodeURIComponent('meeting room Prague')}`);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/Zasedací místnosti v.Praze/u);
    expect(await cards(page).count()).toBeGreaterThan(3);
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex, follow');
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(
      /\/katalog\/zasedaci-mistnosti-praha$/u,
    );
  });

  it('finds a space by four words with a typing error', async () => {
    const { page } = await app.open('/', { viewport: DESKTOP });
    await page.getByRole('combobox', { name: 'Hledat' }).fill('klenutý sklpe vinařství soutok');
    await page.keyboard.press('Enter');
    await cards(page).first().getByText('Vinařství Nad Soutokem', { exact: false }).first().waitFor();
  });
});

describe('an address with an impossible event', () => {
  it('is answered by a page that mends it and is not indexed', async () => {
    const { page } = await app.newPage({ viewport: DESKTOP });
    const response = await page.goto('/katalog/praha?date_from=2020-01-01&guests=osm');
    expect(response?.status()).toBe(200);
    await page.getByText('Den v\u00a0adrese už uplynul', { exact: false }).waitFor();
    await page.getByText('Některým údajům o\u00a0akci', { exact: false }).waitFor();
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex, follow');
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(/\/katalog\/praha$/u);
    expect(await cards(page).count()).toBeGreaterThan(3);
  });

  it('has its range in order', async () => {
    const { page } = await app.newPage({ viewport: DESKTOP });
    const later = new Date(Date.parse(DAY) + 86_400_000).toISOString().slice(0, 10);
    const response = await page.goto(`/?date_from=${later}&date_to=${DAY}`);
    expect(response?.status()).toBe(200);
    await page.getByText('dny jsme prohodili', { exact: false }).waitFor();
  });
});
