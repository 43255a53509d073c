import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { inRoot } from '../../tools/processes/places.ts';
import { findViolations } from './axe.ts';
import { DESKTOP, PHONE, waitForIdle } from './browser.ts';
import { openSignedIn, OWNER, startTestApp } from './test-app.ts';

const app = startTestApp();

type Booking = {
  input: {
    start_datetime: string;
    end_datetime: string;
    guests: number;
    tariff?: string;
    purpose?: string;
    addons?: { code: string; quantity: number }[];
  };
  expected: { total: number };
};
type Fixture = {
  price_list: {
    name: string;
    tariffs: { code: string; label: string }[];
    rules: {
      label: string;
      kind: string;
      unit: string;
      amount: number;
      when?: { tariffs?: string[]; periods?: string[]; purposes?: string[] };
    }[];
  };
  bookings: Booking[];
};
const OLOMUCANY = JSON.parse(
  readFileSync(inRoot('libs/pricing/src/price-list/fixtures/olomucany.json'), 'utf8'),
) as Fixture;

/** Keystroke-level model (Card, Moran, Newell 1980), in seconds: a key of an average typist, a pointed press with a pause to think. */
const KEY_S = 0.28;
const PRESS_S = 1.1 + 0.2 + 1.35;

/** Presses and typing of a user on visible controls, counted. */
class CountingUser {
  presses = 0;
  keys = 0;

  async press(target: Locator): Promise<void> {
    this.presses += 1;
    await target.click();
  }

  async write(field: Locator, text: string): Promise<void> {
    this.presses += 1;
    this.keys += text.length;
    await field.fill(text);
  }

  async choose(select: Locator, label: string): Promise<void> {
    this.presses += 2;
    await select.selectOption({ label });
  }

  get seconds(): number {
    return this.presses * PRESS_S + this.keys * KEY_S;
  }
}

const UNIT_LABELS: Readonly<Record<string, string>> = {
  event: 'Kč za akci',
  hour: 'Kč za hodinu',
  started_24h: 'Kč za každých začatých 24\u00a0hodin',
  piece: 'Kč za kus',
};

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name });
/** Sentences of a section. */
const sentences = (page: Page, section: string): Locator =>
  page.getByRole('region', { name: section }).locator('[data-rule]');

/** Writes one base sentence with its conditions. */
async function writeRule(
  user: CountingUser,
  row: Locator,
  { label, unit, amount, when }: Fixture['price_list']['rules'][number],
  { tariffs }: Fixture['price_list'],
): Promise<void> {
  await user.write(row.getByRole('textbox', { name: 'Částka' }), String(amount));
  await user.write(row.getByRole('textbox', { name: 'Název položky' }), label);
  const rate = row.getByRole('combobox', { name: 'Za co se platí' });
  if ((await rate.locator('option:checked').textContent()) !== UNIT_LABELS[unit])
    await user.choose(rate, UNIT_LABELS[unit] ?? '');
  if (!when) return;
  await user.press(button(row, /^Kdy věta platí/u).first());
  const details = row.getByRole('group', { name: 'Podmínky a počítání' });
  for (const code of when.tariffs ?? [])
    await user.press(
      details.getByRole('button', { name: tariffs.find((tariff) => tariff.code === code)?.label ?? code }),
    );
  if (when.periods)
    await user.press(
      details.getByRole('group', { name: 'V období' }).getByRole('button', { name: 'Topná sezona' }),
    );
  if (when.purposes) {
    await user.press(details.getByText('Další podmínky'));
    await user.choose(details.getByLabel('Účel akce').first(), 'Dětský kroužek');
  }
  await user.press(button(details, 'Hotovo'));
}

/** Turns the template of a municipality into the list of Olomučany. */
async function writeList(page: Page, user: CountingUser): Promise<void> {
  const { price_list: list } = OLOMUCANY;
  await user.press(page.getByRole('link', { name: /^Obec/u }));
  await user.write(page.getByRole('textbox', { name: 'Název ceníku' }), list.name);
  const removed = [
    'Topení',
    'Úklid',
    'Kauce',
    'Elektřina',
    'Akce místního spolku',
    'Pronájem, komerční akce',
    'Pronájem, občan obce',
    'Pronájem',
  ];
  for (const label of removed) {
    await user.press(page.getByRole('button', { name: `Další akce: ${label}`, exact: true }));
    await user.press(button(page, 'Smazat větu'));
  }
  for (const [index, rule] of list.rules.filter(({ kind }) => kind === 'base').entries()) {
    await user.press(button(page, 'Další základní sazba'));
    await writeRule(user, sentences(page, 'Základ').nth(index), rule, list);
  }
}

/** Rewrites a typical booking. */
async function writeBooking(
  page: Page,
  user: CountingUser,
  index: number,
  { input }: Booking,
): Promise<void> {
  const row = page.getByRole('complementary', { name: 'Kolik by stálo' }).getByRole('listitem').nth(index);
  await user.press(row.getByRole('button', { expanded: false }).first());
  await user.press(button(row, 'Upravit akci'));
  await user.write(row.getByLabel('Začátek'), input.start_datetime);
  await user.write(row.getByLabel('Konec'), input.end_datetime);
  await user.write(row.getByLabel('Počet osob'), String(input.guests));
  const tariff = OLOMUCANY.price_list.tariffs.find(({ code }) => code === input.tariff)?.label;
  await user.choose(row.getByLabel('Kdo si pronajímá'), tariff ?? 'výchozí tarif');
  if (input.purpose) await user.choose(row.getByLabel('Účel', { exact: true }), 'Dětský kroužek');
  for (const { quantity } of input.addons ?? [])
    await user.write(row.getByLabel('Kusů: Ubrus'), String(quantity));
  await user.press(button(row, 'Hotovo'));
  await user.press(row.getByRole('button', { expanded: true }).first());
}

const readTotals = async (page: Page): Promise<number[]> =>
  (
    await page
      .getByRole('complementary', { name: 'Kolik by stálo' })
      .locator('[data-total]')
      .allTextContents()
  ).map((text) => Number(text.replace(/\D/gu, '')));

/** Adds the first space from a day on and publishes. Returns the id of the space. */
async function publish(page: Page, user: CountingUser, from: string): Promise<string> {
  await user.press(button(page, 'Přidat prostor'));
  await user.write(page.getByLabel('Od', { exact: true }), from);
  const spaceId = await page.getByLabel('Prostor', { exact: true }).inputValue();
  await user.press(page.getByRole('button', { name: 'Zveřejnit', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Zveřejnit ceník' });
  await user.press(dialog.getByRole('button', { name: 'Zveřejnit', exact: true }));
  const replace = dialog.getByRole('button', { name: 'Nahradit a zveřejnit' });
  const isPublished = page.waitForURL((url) => url.pathname === '/klient/cenik');
  await Promise.race([isPublished, replace.waitFor()]);
  if (await replace.isVisible()) await user.press(replace);
  await isPublished;
  return spaceId;
}

async function readPublicList(spaceId: string, day: string) {
  const answer = await fetch(`${app.url}/api/space/${spaceId}/price-list?day=${day}`);
  return (await answer.json()) as { price_list: { name: string; rules: { text: string }[] } | null };
}

describe('an owner', () => {
  it('enters the list of Olomučany within eight minutes, tries five bookings and publishes it', async () => {
    const { page, complaints } = await app.newPage({ viewport: DESKTOP });
    const user = new CountingUser();
    await openSignedIn(page, '/klient/cenik', OWNER);
    await page.getByRole('heading', { level: 1, name: 'Ceník' }).waitFor();
    const start = Date.now();
    await writeList(page, user);
    const listSeconds = user.seconds;
    const bookings = OLOMUCANY.bookings.slice(0, 5);
    for (const [index, booking] of bookings.entries()) await writeBooking(page, user, index, booking);
    expect(await readTotals(page)).toEqual(bookings.map(({ expected }) => expected.total));
    await page.getByText(/^Koncept, uloženo/u).waitFor();
    await waitForIdle(page);
    expect(await findViolations(page)).toEqual([]);
    expect(await page.getByText(/server počítá/u).count()).toBe(0);
    await user.press(page.getByRole('button', { name: 'Změnit: Kde a od kdy platí' }));
    const spaceId = await publish(page, user, '2027-01-01');
    const { price_list: published } = await readPublicList(spaceId, '2027-05-15');
    expect(published?.name).toBe('Kulturní dům Olomučany');
    expect(published?.rules).toHaveLength(OLOMUCANY.price_list.rules.length);
    console.info(
      `${user.presses} presses, ${user.keys} keys: ${Math.round(listSeconds)} s for the list, ${Math.round(user.seconds)} s with bookings and publication; run ${Date.now() - start} ms`,
    );
    expect(user.presses).toBeLessThanOrEqual(170);
    expect(user.seconds).toBeLessThanOrEqual(8 * 60);
    expect(complaints).toEqual([]);
  });

  it('edits and publishes a template on a phone', async () => {
    const { page, complaints } = await app.newPage({ viewport: PHONE });
    const user = new CountingUser();
    await openSignedIn(page, '/klient/cenik', OWNER);
    await user.press(page.getByRole('link', { name: /^Ateliér po hodinách/u }));
    const amount = sentences(page, 'Základ').first().getByRole('textbox', { name: 'Částka' });
    await user.write(amount, '750');
    const bar = page.getByRole('button', { name: /^Zobrazit všechny akce/u });
    await page.getByText(/^Koncept, uloženo/u).waitFor();
    await waitForIdle(page);
    expect(await findViolations(page)).toEqual([]);
    await user.press(bar);
    const sheet = page.getByRole('dialog', { name: 'Kolik by stálo' });
    expect(await sheet.locator('[data-total]').count()).toBe(5);
    await waitForIdle(page);
    expect(await findViolations(page)).toEqual([]);
    await user.press(button(sheet, 'Zavřít'));
    await user.press(button(page, 'Platnost'));
    const spaceId = await publish(page, user, '2029-01-01');
    const { price_list: published } = await readPublicList(spaceId, '2029-03-01');
    expect(published?.rules[0]?.text).toMatch(/750\sKč za hodinu/u);
    expect(complaints).toEqual([]);
  });
});
