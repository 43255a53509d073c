import { describe, expect, it } from '@jest/globals';
import { findViolations } from './axe.ts';
import { DESKTOP, PHONE, waitForIdle } from './browser.ts';
import { startTestApp } from './test-app.ts';

const app = startTestApp();
const GUESTS = 90;
const toNumber = (text: string | undefined): number => Number((text ?? '').replaceAll(/\D/gu, ''));

describe.each([
  ['a desktop', DESKTOP, 'Lucie Nevěstová', 'lucie@posta.example'],
  ['a phone', PHONE, 'Petr Ženich', 'petr@posta.example'],
] as const)('a wedding for 90 at round tables in a garden on %s', (_name, viewport, name, email) => {
  it('is found by a sentence, and requested for the total of its card', async () => {
    const { page, complaints } = await app.open('/', { viewport });
    const field = page.getByRole('combobox', { name: 'Hledat' });
    await field.fill(`svatba pro ${GUESTS} se zahradou u kulatých stolů v září`);
    await field.press('Enter');
    await page.waitForURL(/[?&]q=/u);
    await page
      .getByRole('list', { name: 'Rozuměli jsme' })
      .getByText(/zahrada/u)
      .waitFor();
    const cards = page.getByRole('region', { name: 'Výsledky' }).getByRole('article');
    await cards
      .first()
      .getByText(/míst\su\skulatých stolů/u)
      .waitFor();
    for (const at of [0, 1, 2]) {
      const text = await cards.nth(at).innerText();
      const [, places] = /(\d+)\smíst\su\skulatých stolů/u.exec(text) ?? [];
      expect(Number(places)).toBeGreaterThanOrEqual(GUESTS);
      expect(text).toMatch(/^od\s[\d\s]+\sKč\s/mu);
    }
    const [, total] = /^od\s([\d\s]+)\sKč/mu.exec(await cards.first().innerText()) ?? [];
    await cards.first().getByRole('link').first().click();
    await page.waitForURL(/\/prostor\/.*guests=90&layout=banket/u);

    await page
      .getByRole('button', { name: /^(?:Vybrat termín|Poslat žádost)$/u })
      .filter({ visible: true })
      .first()
      .click();
    const form = page.getByRole('dialog', { name: /^(?:Vybrat termín|Poslat žádost)$/u });
    await form.getByLabel('Počet hostů').waitFor();
    await waitForIdle(page);
    // The usual hours of a wedding may end after the closing time.
    const offered = form.getByRole('button', { name: /^(?:Dřív|Později)/u }).first();
    if (await offered.isVisible()) await offered.click();
    await form.getByText('Termín je volný').waitFor();
    await form
      .getByText(new RegExp(`^${(total ?? '').replaceAll(/\s/gu, String.raw`\s`)}\\sKč$`, 'u'))
      .last()
      .waitFor();
    await form.getByLabel('Jméno a příjmení').fill(name);
    await form.getByLabel('E-mail').fill(email);
    await form.getByRole('checkbox', { name: /^Souhlasím/u }).check();
    await waitForIdle(page);
    expect(await findViolations(page)).toEqual([]);
    const answered = page.waitForResponse(
      (response) => response.url().endsWith('/api/reservations') && response.request().method() === 'POST',
    );
    await form.getByRole('button', { name: 'Poslat žádost' }).click();
    const { reservation } = (await (await answered).json()) as {
      reservation: { status: string; price: number; number_of_guests: number };
    };
    expect(reservation).toMatchObject({
      status: 'pending',
      price: toNumber(total),
      number_of_guests: GUESTS,
    });
    await page.getByRole('dialog').getByRole('link', { name: 'Otevřít rezervaci' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      viewport.width,
    );
    expect(complaints).toEqual([]);
  });
});
