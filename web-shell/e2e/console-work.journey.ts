import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { DESKTOP, PHONE } from './browser.ts';
import { openConsole, createOperatorApi } from './console.ts';
import { startTestApp } from './test-app.ts';

const app = startTestApp();
const SIZES = [
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const;

const field = (page: Page) => page.getByRole('combobox', { name: 'Co hledáte?' });
const results = (page: Page, group: string) =>
  page.getByRole('listbox').getByRole('group', { name: group }).getByRole('option');

/** The list of waiting items, filtered by a kind with the given count. */
const findQueue = (page: Page, count: string) =>
  page
    .getByRole('region', { name: 'Co čeká' })
    .filter({ has: page.locator('.ant-select', { hasText: count }) });

/** Opens the palette after the previous one has closed. */
async function openPalette(page: Page, isPhone: boolean): Promise<void> {
  await field(page).waitFor({ state: 'detached' });
  if (isPhone) await page.getByRole('button', { name: 'Hledat ve správě' }).click();
  else await page.keyboard.press('Control+k');
  await field(page).waitFor();
}

describe.each(SIZES)('the overview on %s', (_name, viewport) => {
  it('keeps the period in the URL, shows its chart as a table, and links to waiting items', async () => {
    const { page, complaints } = await openConsole(app, '/admin2/dashboard', viewport);
    const chart = page.getByRole('figure').filter({ hasText: /^Graf za\s30\sdní/u });
    await chart.locator('svg').first().waitFor();
    await page.getByLabel('Období', { exact: true }).getByText('7 dní', { exact: true }).click();
    await page.waitForURL(/\?days=7$/u);
    await page
      .getByRole('figure')
      .filter({ hasText: /^Graf za\s7\sdní/u })
      .waitFor();
    await page.getByRole('button', { name: 'Zobrazit jako tabulku' }).click();
    const table = page.getByRole('region', { name: 'Návštěvnost, poptávky a rezervace' }).getByRole('table');
    await table.waitFor();
    expect(await table.getByRole('rowheader').count()).toBe(7);
    await page.reload();
    await page
      .getByRole('figure')
      .filter({ hasText: /^Graf za\s7\sdní/u })
      .waitFor();

    const waiting = page.getByRole('region', { name: 'Co čeká na mě' }).getByRole('link');
    await waiting.first().waitFor();
    const kinds = await waiting.evaluateAll((links) =>
      links.map((link) => ({
        href: link.getAttribute('href') ?? '',
        count: link.querySelector('b')?.textContent ?? '',
      })),
    );
    expect(kinds.length).toBeGreaterThan(1);
    for (const { href, count } of kinds.filter(({ href: to }) => !to.includes('view='))) {
      await waiting
        .and(page.locator(`[href="${href}"]`))
        .first()
        .click();
      await page.waitForURL((url) => url.pathname + url.search === href);
      if (href.includes('ceka=')) await findQueue(page, count).getByRole('listitem').first().waitFor();
      else {
        await page.locator('[aria-current="true"]').filter({ hasText: count }).first().waitFor();
        await page.locator('tr[data-row-key]').first().waitFor();
      }
      await page.goBack();
      await waiting.first().waitFor();
    }
    expect(complaints).toEqual([]);
  });
});

describe.each(SIZES)('the search over everything on %s', (_name, viewport) => {
  it('opens spaces, customers, reservations by their guest, and pages, with the keyboard alone', async () => {
    const isPhone = viewport === PHONE;
    const call = await createOperatorApi(app);
    const {
      items: [reservation],
    } = await call<{ items: { id: number; guest_name: string }[] }>(
      'GET',
      'admin/reservations?status=confirmed&page_size=1',
    );
    const {
      items: [customer],
    } = await call<{ items: { id: number; name: string }[] }>('GET', 'admin/customers?page_size=1');
    const { page, complaints } = await openConsole(app, '/admin2/protokol', viewport);

    await openPalette(page, isPhone);
    await field(page).fill('přadelna cejl');
    await results(page, 'Prostory').nth(1).waitFor();
    const first = await field(page).getAttribute('aria-activedescendant');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    expect(await field(page).getAttribute('aria-activedescendant')).toBe(first);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/admin2\/prostory\/\d+$/u);
    await page.getByRole('heading', { level: 1 }).waitFor();

    await openPalette(page, isPhone);
    await results(page, 'Naposledy otevřené').first().waitFor();
    await field(page).fill(customer?.name ?? '');
    await results(page, 'Zákazníci')
      .filter({ hasText: customer?.name ?? '' })
      .first()
      .click();
    await page.waitForURL((url) => url.pathname === `/admin2/zakaznici/${customer?.id}`);

    await openPalette(page, isPhone);
    await field(page).fill(reservation?.guest_name ?? '');
    await results(page, 'Rezervace')
      .filter({ hasText: reservation?.guest_name ?? '' })
      .first()
      .click();
    await page.waitForURL(/\/admin2\/rezervace\/\d+$/u);
    await page
      .getByText(reservation?.guest_name ?? '')
      .first()
      .waitFor();

    await openPalette(page, isPhone);
    await field(page).fill('fronty');
    await results(page, 'Stránky správy').first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/admin2/fronty');
    await openPalette(page, isPhone);
    await field(page).fill('neexistujicivec');
    await page.getByText('Nic neodpovídá textu „neexistujicivec“.').waitFor();
    await page.keyboard.press('Escape');
    await field(page).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });
});
