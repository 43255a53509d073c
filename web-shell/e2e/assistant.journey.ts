import { describe, expect, it } from '@jest/globals';
import { addDays, toPragueDay } from '@prostora/contracts';
import { findViolations } from './axe.ts';
import { DESKTOP, PHONE } from './browser.ts';
import {
  OWNER,
  findLink,
  openConsoleAfterLogin,
  startTestApp,
  waitForHydration,
  waitForMail,
} from './test-app.ts';

const app = startTestApp({ mail: true });
/** A space of the demo owner. */
const CHOSEN_PATH = '/pradelna-cejl/puda';

describe.each([
  ['a desktop', DESKTOP, 'Alena Asistentka', 'alena@firma.example', 'Raut pro 40 lidí u stolů.', 45],
  ['a phone', PHONE, 'Adam Asistent', 'adam@firma.example', 'Raut pro 40 lidí ve stoje.', 52],
] as const)(
  'a party of a company for 40 with catering on %s',
  (_name, viewport, sender, email, wish, daysAhead) => {
    it('is compared, voted on without an account, demanded, and its offer is taken', async () => {
      const day = addDays(toPragueDay(new Date()), daysAhead);
      const sentence = `firemní večírek pro 40 v Brně s cateringem ${Number(day.slice(8))}. ${Number(day.slice(5, 7))}. od 16 do 22`;
      const { page, complaints } = await app.open(`/?q=${encodeURIComponent(sentence)}`, { viewport });
      await page.getByText(/Co myslíte slovem „cateringem“/u).waitFor();
      // Cards get their tools with the first interaction.
      await page.keyboard.press('Shift');
      const cards = page.getByRole('region', { name: 'Výsledky' }).getByRole('article');
      const chosen = cards.filter({ has: page.locator(`a[href*="${CHOSEN_PATH}"]`) });
      const others = cards.filter({ hasNot: page.locator(`a[href*="${CHOSEN_PATH}"]`) });
      for (const card of [others.first(), chosen])
        await card.getByRole('button', { name: /^Porovnat prostor/u }).click();
      await page.getByRole('link', { name: /^Porovnat 2/u }).click();
      await page.waitForURL(/\/porovnani\?prostory=\d+,\d+&/u);

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
      expect(await page.getByRole('link', { name: 'Zpět na prostory' }).getAttribute('href')).toMatch(
        /[?&]q=/u,
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
      await page.waitForURL(
        (url) => url.pathname.endsWith(CHOSEN_PATH) && url.searchParams.get('guests') === '40',
      );
      expect(page.url()).toContain(`date_from=${day}`);

      await boss.page.reload();
      await boss.page.getByText(/^Vybráno:/u).waitFor();
      await waitForHydration(boss.page);
      expect(await boss.page.getByLabel('Vaše jméno').inputValue()).toBe('Šéfová');

      await page.goto(
        (await page.getByRole('contentinfo').getByRole('link', { name: 'Poptávky' }).getAttribute('href')) ??
          '',
      );
      await waitForHydration(page);
      expect(await page.getByLabel('Počet hostů').inputValue()).toBe('40');
      await page.getByLabel('Místo').fill('Brno');
      await page.getByRole('option', { name: /^Brno/u }).first().click();
      const match = page.getByRole('region', { name: 'Odpovídající prostory' });
      const own = match.getByRole('listitem').filter({ has: page.locator(`a[href*="${CHOSEN_PATH}"]`) });
      const more = match.getByRole('button', { name: 'Zobrazit další prostory' });
      await own.or(more).first().waitFor();
      if (!(await own.isVisible())) await more.click();
      await own.getByRole('checkbox').check();
      await page.getByLabel(/^Co je pro vás důležité/u).fill(wish);
      await page.getByLabel('Jméno a příjmení').fill(sender);
      await page.getByLabel('E-mail').fill(email);
      await page.getByRole('checkbox', { name: /^Souhlasím/u }).check();
      await page.getByRole('button', { name: 'Poslat poptávku' }).click();
      await page.waitForURL((url) => /^\/poptavka\/\d+\//u.test(url.pathname));
      await page.getByText('Čekáme na odpovědi majitelů').waitFor();

      const owner = await app.newPage({ viewport });
      const inquiry = new URL(
        findLink(await waitForMail(app.url, OWNER.email, 'Nová poptávka', wish), '/klient/poptavky'),
      );
      await openConsoleAfterLogin(owner.page, inquiry.pathname + inquiry.search, OWNER);
      const dialog = owner.page.getByRole('dialog', { name: `Poptávka: ${sender}` });
      await dialog.getByRole('button', { name: 'Poslat nabídku' }).click();
      await dialog.getByLabel('Zpráva pro odesílatele').fill('Raut zajistíme sami.');
      await dialog.getByRole('button', { name: 'Poslat nabídku' }).click();
      await dialog.getByRole('link', { name: email }).waitFor();

      await page.goto(findLink(await waitForMail(app.url, email, 'Nabídka'), '/poptavka/'));
      await page.getByText('Raut zajistíme sami.').waitFor();
      await page.getByRole('button', { name: /^Vybrat nabídku/u }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Vybrat nabídku' }).click();
      await page.getByText(/^Na váš termín vznikla rezervace/u).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        viewport.width,
      );
      expect([...complaints, ...boss.complaints, ...owner.complaints]).toEqual([]);
    });
  },
);

it('a page of a selection with a wrong token answers 404', async () => {
  expect((await fetch(`${app.url}/vyber/1/nesmyslny-token`)).status).toBe(404);
});
