import { describe, expect, it } from '@jest/globals';
import { findViolations } from './axe.ts';
import { DESKTOP, PHONE, waitForIdle } from './browser.ts';
import { startTestApp } from './test-app.ts';

const app = startTestApp();

describe.each([
  ['a desktop', DESKTOP, 'Jana Jógová', 'jana.jogova@posta.example'],
  ['a phone', PHONE, 'Ivo Jógový', 'ivo.jogovy@posta.example'],
] as const)('yoga every Tuesday on %s', (_name, viewport, name, email) => {
  it('is found on its free dates, and requested as a whole for the total of its card', async () => {
    const { page, complaints } = await app.open('/', { viewport });
    const field = page.getByRole('combobox', { name: 'Hledat' });
    await field.fill('jóga každé úterý od 18 do 19:30 pro 15 v Praze');
    await field.press('Enter');
    await page.waitForURL(/[?&]q=/u);
    const card = page.getByRole('region', { name: 'Výsledky' }).getByRole('article').first();
    await card.getByText('Volno', { exact: true }).waitFor();
    const [, total = '', count] = /([\d\s]+)\sKč celkem za (\d+)\stermín/u.exec(await card.innerText()) ?? [];
    expect(Number(count)).toBeGreaterThan(1);
    await card.getByRole('link').first().click();
    await page.waitForURL(/\/prostor\/.*weekdays=2&repeat=1/u);

    await page.getByRole('button', { name: 'Poslat žádost' }).filter({ visible: true }).first().click();
    const form = page.getByRole('dialog', { name: 'Poslat žádost' });
    const dates = form.getByRole('list', { name: 'Termíny opakování' }).getByRole('button');
    await dates.first().waitFor();
    await waitForIdle(page);
    for (const text of await dates.allInnerTexts()) expect(text).toMatch(/^út\s/u);
    const omit = form.getByRole('button', { name: 'Vynechat nedostupné' });
    if (await omit.isVisible()) await omit.click();
    await form.getByText(new RegExp(`^Celkem za ${count}\\stermín`, 'u')).waitFor();
    await form
      .getByText(new RegExp(`^${total.trim().replaceAll(/\s/gu, String.raw`\s`)}\\sKč$`, 'u'))
      .last()
      .waitFor();
    await form.getByLabel('Jméno a příjmení').fill(name);
    await form.getByLabel('E-mail').fill(email);
    await form.getByRole('checkbox', { name: /^Souhlasím/u }).check();
    await waitForIdle(page);
    expect(await findViolations(page)).toEqual([]);
    await form.getByRole('button', { name: 'Poslat žádost' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Otevřít rezervaci' }).click();
    await page.waitForURL(/\/rezervace\//u);
    const requested = page.getByRole('region', { name: 'Všechny termíny' }).getByRole('listitem');
    await requested.first().waitFor();
    expect(await requested.count()).toBe(Number(count));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      viewport.width,
    );
    expect(complaints).toEqual([]);
  });
});
