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
type PriceRule = { label: string; kind: string; unit: string; amount: number };
type Fixture = {
  price_list: {
    name: string;
    tariffs: { code: string; label: string }[];
    rules: PriceRule[];
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

  /** Types into the field that has the focus already. */
  async type(field: Locator, text: string): Promise<void> {
    if (!(await field.evaluate((element) => element === document.activeElement)))
      throw new Error(`${field.toString()} has no focus.`);
    this.keys += text.length;
    await field.pressSequentially(text);
  }

  async key(page: Page, key: string): Promise<void> {
    this.keys += key.split('+').length;
    await page.keyboard.press(key);
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
  hour: 'Kč za hodinu',
  started_24h: 'Kč za každých začatých 24\u00a0hodin',
};

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name });
/** Sentences of a section. */
const sentences = (page: Page, section: string): Locator =>
  page.getByRole('region', { name: section }).locator('[data-rule]');

const amountOf = (row: Locator): Locator => row.getByRole('textbox', { name: 'Částka' });
const labelOf = (row: Locator): Locator => row.getByRole('textbox', { name: 'Název položky' });
const rateOf = (row: Locator): Locator => row.getByRole('combobox', { name: 'Za co se platí' });
const openConditions = async (user: CountingUser, row: Locator): Promise<Locator> => {
  await user.press(button(row, /^Kdy položka platí/u).first());
  return row.getByRole('group', { name: 'Podmínky a počítání' });
};
/** An action of the menu of a sentence. */
async function act(user: CountingUser, row: Locator, action: string): Promise<void> {
  await user.press(button(row, /^Další akce/u));
  await user.press(row.getByRole('button', { name: action, exact: true }));
}

/** Two sentences of a tenant: one of the heating season, and its copy for the rest of the year. */
async function writeSeasons(
  user: CountingUser,
  base: Locator,
  index: number,
  [winter, summer]: [PriceRule, PriceRule],
): Promise<void> {
  const row = base.nth(index);
  await user.choose(rateOf(row), UNIT_LABELS[winter.unit] ?? '');
  await act(user, row, 'Zkopírovat položku');
  await user.write(labelOf(row), winter.label);
  await user.write(amountOf(row), String(winter.amount));
  const details = await openConditions(user, row);
  await user.press(
    details.getByRole('group', { name: 'V období' }).getByRole('button', { name: 'Topná sezona' }),
  );
  await user.press(button(details, 'Hotovo'));
  await user.write(labelOf(base.nth(index + 1)), summer.label);
  await user.write(amountOf(base.nth(index + 1)), String(summer.amount));
}

/** The hobby group by its hour; it is written last and moved to the first place, where it counts before others. */
async function writeHobbyGroup(
  page: Page,
  user: CountingUser,
  rule: PriceRule,
  count: number,
): Promise<void> {
  await user.press(button(page, 'Další základní sazba'));
  const row = sentences(page, 'Základ').nth(count - 1);
  await user.type(amountOf(row), String(rule.amount));
  await user.write(labelOf(row), rule.label);
  await user.choose(rateOf(row), UNIT_LABELS[rule.unit] ?? '');
  const details = await openConditions(user, row);
  await user.press(details.getByText('Další podmínky'));
  await user.choose(details.getByLabel('Účel akce').first(), 'Dětský kroužek');
  await user.press(button(details, 'Hotovo'));
  await user.press(labelOf(row));
  for (let step = 1; step < count; step += 1) await user.key(page, 'Alt+ArrowUp');
}

/** Turns the template of a municipality into the list of Olomučany. */
async function writeList(page: Page, user: CountingUser): Promise<void> {
  const { name, rules } = OLOMUCANY.price_list;
  const [hobby, club, ...others] = rules.filter(({ kind }) => kind === 'base') as [PriceRule, ...PriceRule[]];
  await user.press(page.getByRole('link', { name: /^Obec/u }));
  await user.write(page.getByRole('textbox', { name: 'Název ceníku' }), name);
  for (const label of ['Topení', 'Úklid', 'Kauce', 'Elektřina']) {
    await user.press(page.getByRole('button', { name: `Další akce: ${label}`, exact: true }));
    await user.press(button(page, 'Smazat položku'));
  }
  const base = sentences(page, 'Základ');
  await user.write(labelOf(base.first()), club?.label ?? '');
  for (let tenant = 0; tenant < 3; tenant += 1)
    await writeSeasons(
      user,
      base,
      1 + 2 * tenant,
      others.slice(2 * tenant, 2 * tenant + 2) as [PriceRule, PriceRule],
    );
  await writeHobbyGroup(page, user, hobby, others.length + 2);
}

async function writeDayTime(
  row: Locator,
  user: CountingUser,
  [label, timeLabel]: readonly [string, string],
  value: string,
): Promise<void> {
  const [day = '', time = ''] = value.split('T');
  await user.write(row.getByLabel(label, { exact: true }), day);
  // Over the button of the calendar to the time, of which the first characters are typed.
  await user.key(row.page(), 'Tab');
  await user.key(row.page(), 'Tab');
  await user.type(row.getByLabel(timeLabel, { exact: true }), time.replace(/^0/u, ''));
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
  await writeDayTime(row, user, ['Začátek', 'Od'], input.start_datetime);
  await writeDayTime(row, user, ['Konec', 'Do'], input.end_datetime);
  await user.write(row.getByLabel('Počet hostů'), String(input.guests));
  const tariff = OLOMUCANY.price_list.tariffs.find(({ code }) => code === input.tariff)?.label;
  await user.choose(row.getByLabel('Kdo si pronajímá'), tariff ?? 'výchozí tarif');
  if (input.purpose) await user.choose(row.getByLabel('Účel', { exact: true }), 'Dětský kroužek');
  for (const { quantity } of input.addons ?? [])
    await user.write(row.getByLabel('Počet: Ubrus'), String(quantity));
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
  await user.press(page.getByRole('button', { name: /^Zveřejnit od/u }));
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

/** Complaints other than the conflict with a list that holds on the same days. */
const filterUnexpected = (complaints: readonly string[]): string[] =>
  complaints.filter((complaint) => !/409 .*\/publish/u.test(complaint));

describe('an owner', () => {
  it('enters the list of Olomučany within eight minutes, tries five bookings and publishes it', async () => {
    const { page, complaints } = await app.newPage({ viewport: DESKTOP });
    const user = new CountingUser();
    await openSignedIn(page, '/klient/cenik', OWNER);
    await page.getByRole('heading', { level: 1, name: 'Ceník' }).waitFor();
    const start = Date.now();
    await writeList(page, user);
    expect(user.seconds).toBeLessThanOrEqual(4 * 60);
    const bookings = OLOMUCANY.bookings.slice(0, 5);
    for (const [index, booking] of bookings.entries()) await writeBooking(page, user, index, booking);
    expect(await readTotals(page)).toEqual(bookings.map(({ expected }) => expected.total));
    await page.getByText(/^Ukládá se samo, uloženo/u).waitFor();
    await waitForIdle(page);
    expect(await findViolations(page)).toEqual([]);
    expect(await page.getByText(/správně je/u).count()).toBe(0);
    await user.press(page.getByRole('button', { name: 'Změnit: Kde a od kdy platí' }));
    const spaceId = await publish(page, user, '2027-01-01');
    const { price_list: published } = await readPublicList(spaceId, '2027-05-15');
    expect(published?.name).toBe('Kulturní dům Olomučany');
    expect(published?.rules).toHaveLength(OLOMUCANY.price_list.rules.length);
    expect(user.presses).toBeLessThanOrEqual(110);
    expect(user.seconds).toBeLessThanOrEqual(8 * 60);
    expect(Date.now() - start).toBeLessThanOrEqual(8 * 60_000);
    expect(filterUnexpected(complaints)).toEqual([]);
  });

  it('edits and publishes a template on a phone', async () => {
    const { page, complaints } = await app.newPage({ viewport: PHONE });
    const user = new CountingUser();
    await openSignedIn(page, '/klient/cenik', OWNER);
    await user.press(page.getByRole('link', { name: /^Ateliér po hodinách/u }));
    const amount = sentences(page, 'Základ').first().getByRole('textbox', { name: 'Částka' });
    await user.write(amount, '750');
    const bar = page.getByRole('button', { name: /^Zobrazit všechny akce/u });
    await page.getByText(/^Ukládá se samo, uloženo/u).waitFor();
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
    expect(filterUnexpected(complaints)).toEqual([]);
  });
});
