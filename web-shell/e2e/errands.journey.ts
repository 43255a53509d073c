import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { DESKTOP, PHONE } from './browser.ts';
import { startTestApp } from './test-app.ts';

const app = startTestApp({ mail: true });

type Created = { reservation: { price: number | null }; reservation_number?: string };

/** A visitor who counts presses of the pointer, also those that put the focus into a field. */
class Visitor {
  presses = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(target: Locator): Promise<void> {
    this.presses += 1;
    await target.click();
  }

  async check(target: Locator): Promise<void> {
    this.presses += 1;
    await target.check();
  }

  async write(field: Locator, text: string): Promise<void> {
    await this.press(field);
    await field.fill(text);
  }

  /** Types a sentence into the search field and confirms it. */
  async search(sentence: string): Promise<void> {
    const field = this.#page.getByRole('combobox', { name: 'Hledat' });
    if ((await field.count()) === 0)
      await this.press(
        this.#page.getByRole('button', { name: 'Napsat větou' }).filter({ visible: true }).first(),
      );
    await this.write(field, sentence);
    await field.press('Enter');
    await this.#page.waitForURL((url) => url.searchParams.get('q') === sentence);
  }
}

const cards = (page: Page): Locator => page.getByRole('region', { name: 'Výsledky' }).getByRole('article');
const toAmount = (text: string): number => Number(/(\d[\d\s]*)Kč/u.exec(text)?.[1]?.replace(/\s/gu, ''));

/** Opens the first card that is free and has a price. Returns its total. */
async function openFreeOffer(page: Page, visitor: Visitor): Promise<number> {
  const card = cards(page).filter({ hasText: 'volno' }).filter({ hasNotText: 'orientačně' }).first();
  const total = toAmount((await card.locator('strong').first().textContent()) ?? '');
  await visitor.press(card.getByRole('link').first());
  await page.waitForURL(/\/prostor\//u);
  return total;
}

/** Fills in the open booking form and sends it. Returns the price of the reservation. */
async function book(page: Page, visitor: Visitor, name: string): Promise<number | null> {
  const form = page.getByRole('dialog', { name: /^(?:Vybrat termín|Rezervovat|Poslat žádost|Zeptat se)$/u });
  await visitor.write(form.getByLabel('Jméno a příjmení'), name);
  await visitor.write(form.getByLabel('E-mail'), `${name.toLowerCase().replace(/\W+/gu, '.')}@posta.example`);
  await visitor.check(form.getByRole('checkbox', { name: /^Souhlasím/u }));
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/api/reservations') && response.request().method() === 'POST',
  );
  await visitor.press(form.getByRole('button', { name: /^(?:Rezervovat|Poslat žádost|Zeptat se)$/u }));
  const { reservation } = (await (await answered).json()) as Created;
  await page.getByText('Ještě potvrďte e-mail').waitFor();
  return reservation.price;
}

const openForm = (page: Page): Locator =>
  page.getByRole('button', { name: /^(?:Vybrat termín|Rezervovat|Poslat žádost|Zeptat se)$/u });

describe.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const)('an errand on %s', (_name, viewport) => {
  it('party for 80 in Brno on a Friday evening in spring ends with a booked space at the total of its card', async () => {
    const { page, complaints } = await app.open('/', { viewport });
    const visitor = new Visitor(page);
    await visitor.search('párty pro 80 v Brně v pátek večer na jaře');
    const total = await openFreeOffer(page, visitor);
    const { searchParams } = new URL(page.url());
    expect(new Date(`${searchParams.get('date_from')}T12:00:00Z`).getUTCDay()).toBe(5);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      time_from: '18:00',
      time_to: '24:00',
      guests: '80',
    });
    await visitor.press(openForm(page));
    expect(await book(page, visitor, `Petr ${viewport === PHONE ? 'Mobil' : 'Stolek'}`)).toBe(total);
    expect(complaints).toEqual([]);
  });

  it('wedding with an outdoor part in September ends with a demand to the spaces that fit', async () => {
    const { page, complaints } = await app.open('/', { viewport });
    const visitor = new Visitor(page);
    await visitor.search('svatba pro 60 venku v září do 60 tisíc');
    await cards(page).nth(3).waitFor();
    await visitor.press(page.getByRole('link', { name: /^Popt/u }).and(page.locator(':visible')).first());
    await page.waitForURL(/\/poptavka\?/u);
    expect(await page.getByLabel('Počet hostů').inputValue()).toBe('60');
    const match = page.getByRole('region', { name: 'Odpovídající prostory' });
    await match.and(page.locator('[aria-busy="false"]')).waitFor();
    await visitor.check(match.getByRole('listitem').getByRole('checkbox').first());
    await visitor.write(page.getByLabel(/^Co je pro vás důležité/u), 'Obřad pod stromy, hostina uvnitř.');
    await visitor.write(page.getByLabel('Jméno a příjmení'), 'Jana Nevěstová');
    await visitor.write(page.getByLabel('E-mail'), 'jana.nevestova@posta.example');
    await visitor.check(page.getByRole('checkbox', { name: /^Souhlasím/u }));
    await visitor.press(page.getByRole('button', { name: 'Poslat poptávku' }));
    await page.waitForURL((url) => /^\/poptavka\/\d+\//u.test(url.pathname), { timeout: 30_000 });
    expect(complaints).toEqual([]);
  });
});

it('a workshop for 12 in Prague with a projector is booked on a phone by 12 presses within two minutes', async () => {
  const started = Date.now();
  const { page, complaints } = await app.open('/', { viewport: PHONE });
  const visitor = new Visitor(page);
  await visitor.search('workshop pro 12 v Praze s projektorem příští úterý od 9 do 16');
  const total = await openFreeOffer(page, visitor);
  await visitor.press(openForm(page));
  expect(await book(page, visitor, 'Eva Lektorova')).toBe(total);
  expect(visitor.presses).toBeLessThanOrEqual(12);
  expect(Date.now() - started).toBeLessThan(120_000);
  expect(complaints).toEqual([]);
});
