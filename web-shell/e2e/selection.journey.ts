import { describe, expect, it } from '@jest/globals';
import { addDays, toPragueWallTime } from '@prostora/contracts';
import { findViolations } from './axe.ts';
import { DESKTOP, PHONE } from './browser.ts';
import { startTestApp, waitForHydration } from './test-app.ts';

const app = startTestApp();
const DAY = addDays(toPragueWallTime(new Date()).day, 45);
const EVENT = `date_from=${DAY}&time_from=16:00&time_to=22:00&guests=40`;

describe.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const)('on %s', (_name, viewport) => {
  it('an assistant compares spaces for 40 people, the boss votes without an account, and one is taken', async () => {
    const { page, complaints } = await app.open(`/?${EVENT}`, { viewport });
    // Cards get their tools with the first interaction.
    await page.keyboard.press('Shift');
    const choose = page.getByRole('button', { name: /^Porovnat prostor/u });
    for (const at of [0, 1, 2]) await choose.nth(at).click();
    await page.getByRole('link', { name: /^Porovnat 3/u }).click();
    await page.waitForURL(/\/porovnani\?prostory=\d+,\d+,\d+&/u);

    const table = page.getByRole('table');
    for (const name of ['Cena vaší akce', 'Na osobu', 'DPH', 'Kauce', 'Zrušení', 'Kolik se vejde'])
      await table.getByRole('rowheader', { name, exact: true }).waitFor();
    await page
      .getByText(/40\shostů/u)
      .filter({ visible: true })
      .first()
      .waitFor();
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      viewport.width,
    );
    const totals = await table
      .getByRole('row', { name: /^Cena vaší akce/u })
      .getByRole('cell')
      .allTextContents();
    expect(await page.getByRole('link', { name: 'Zpět na prostory' }).getAttribute('href')).toBe(
      `/?${EVENT}`,
    );

    await page.getByRole('button', { name: 'Nechat hlasovat' }).click();
    await page.waitForURL(/\/vyber\/\d+\/[\w-]{43}$/u);
    const shown = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') });
    expect(await shown.locator('dd').first().textContent()).toBe(totals[0]);
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
    const link = page.getByRole('textbox', { name: /^Odkaz k/u });
    await page.waitForFunction(() =>
      document.querySelector('input[readonly]')?.getAttribute('value')?.startsWith('http'),
    );
    const voters = await link.inputValue();
    expect(await findViolations(page)).toEqual([]);

    const boss = await app.newPage({ viewport });
    await boss.page.goto(voters);
    await waitForHydration(boss.page);
    const questions = boss.page.getByRole('group', { name: /^Vyhovuje/u });
    await questions.nth(0).getByLabel('Ne').check();
    await questions.nth(1).getByLabel('Ano').check();
    await boss.page.getByLabel('Vaše jméno').fill('Šéfová');
    await boss.page.getByRole('button', { name: 'Hlasovat' }).click();
    await boss.page.getByRole('button', { name: 'Změnit hlas' }).waitFor();
    await boss.page.getByText('1 hlas', { exact: true }).waitFor();
    expect(await boss.page.getByText(/Šéfová/u).count()).toBe(0);
    expect(await findViolations(boss.page)).toEqual([]);
    expect(await boss.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      viewport.width,
    );

    await page.reload();
    await waitForHydration(page);
    await page.getByText('Ano: Šéfová').waitFor();
    await page.getByText('Ne: Šéfová').waitFor();
    await page
      .getByRole('button', { name: /^Tuhle beru/u })
      .nth(1)
      .click();
    await page.waitForURL(/\/prostor\/[^?]+\?.*guests=40/u);
    expect(page.url()).toContain(`date_from=${DAY}`);

    await boss.page.reload();
    await boss.page.getByText(/^Vybráno:/u).waitFor();
    await waitForHydration(boss.page);
    expect(await boss.page.getByLabel('Vaše jméno').inputValue()).toBe('Šéfová');
    expect([...complaints, ...boss.complaints]).toEqual([]);
  });
});

it('a page of a selection with a wrong token answers 404', async () => {
  expect((await fetch(`${app.url}/vyber/1/nesmyslny-token`)).status).toBe(404);
});
