import { it } from '@jest/globals';
import { DESKTOP, PHONE, waitForIdle } from './browser.ts';
import { startTestApp } from './test-app.ts';
const app = startTestApp();
const OUT = '/tmp/shots';
const EVENT = 'date_from=2027-05-15&time_from=14:00&time_to=22:00&guests=80&layout=banket&price_max=30000';
it('shots', async () => {
  for (const [name, viewport] of [
    ['d', DESKTOP],
    ['m', PHONE],
  ] as const) {
    const touch = viewport === PHONE ? { hasTouch: true, isMobile: true } : {};
    const { page } = await app.open('/', { viewport, ...touch });
    const shot = async (file: string, fullPage = false) => {
      await waitForIdle(page);
      await page.screenshot({ path: `${OUT}/${name}-${file}.png`, fullPage });
    };
    const step = async (run: () => Promise<unknown>) => {
      try {
        await run();
      } catch (error) {
        console.log(String(error).slice(0, 300));
      }
    };
    page.setDefaultTimeout(8000);
    await shot('01-home');
    await page.goto(`/katalog/svatebni-hostina?${EVENT}`);
    await shot('02-event');
    await page.evaluate(() => window.scrollTo(0, 700));
    await page.waitForTimeout(500);
    await shot('03-scrolled');
    await page.evaluate(() => window.scrollTo(0, 0));
    if (name === 'd') {
      for (const field of ['Den', 'Hodiny', 'Hostů', 'Uspořádání', 'Rozpočet celkem'])
        await step(async () => {
          await page
            .getByRole('group', { name: 'Vaše akce' })
            .getByRole('button', { name: new RegExp(`^${field}`, 'u') })
            .click();
          if (field === 'Den') await page.getByRole('button', { name: 'Otevřít kalendář: Do' }).click();
          await shot(`04-${field}`);
          console.log(field, await page.evaluate(() => window.scrollY));
          await page.keyboard.press('Escape');
          await page.keyboard.press('Escape');
        });
      await step(async () => {
        await page.getByRole('button', { name: 'Vybavení a služby' }).click();
        await shot('04-vybaveni');
        console.log('vybaveni', await page.evaluate(() => window.scrollY));
        await page.keyboard.press('Escape');
      });
      await step(async () => {
        await page.getByRole('search').getByRole('button', { name: /^Kde/u }).click();
        await shot('04-kde');
        console.log('kde', await page.evaluate(() => window.scrollY));
        await page.keyboard.press('Escape');
      });
    } else {
      await step(async () => {
        await page.getByRole('button', { name: /^Upravit akci/u }).click();
        await shot('05-sheet');
        await page.getByRole('button', { name: 'Otevřít kalendář: Do' }).click();
        await shot('06-sheet-calendar');
        await page.keyboard.press('Escape');
        await page.goBack();
      });
    }
    await page.goto('/katalog/praha?date_from=2020-01-01&guests=osm');
    await shot('07-mended');
    await page.goto(
      `/katalog/svatebni-hostina?date_from=2027-05-15&time_from=14:00&time_to=22:00&guests=80&layout=banket`,
    );
    await step(async () => {
      await page
        .getByRole('region', { name: 'Výsledky' })
        .getByRole('article')
        .nth(1)
        .getByRole('link')
        .first()
        .click();
      await page.waitForURL(/\/prostor\//u);
      await shot('08-space');
      await page
        .getByRole('button', { name: /^Rezervovat/u })
        .filter({ visible: true })
        .first()
        .click();
      await page.getByRole('dialog', { name: 'Rezervovat termín' }).waitFor();
      await page.waitForTimeout(1500);
      await shot('09-booking');
      await page.getByRole('dialog').getByRole('button', { name: 'Zavřít' }).click();
      if (name === 'd') {
        await page.getByRole('button', { name: 'Upravit akci' }).filter({ visible: true }).first().click();
        await shot('10-space-editor');
        await page.keyboard.press('Escape');
      }
    });
    await page.goto(page.url().split('?')[0] ?? '');
    await shot('11-space-empty');
    await page.goto(`/poptavka?purpose=svatebni-hostina&${EVENT}`);
    await shot('12-demand', true);
    await step(async () => {
      await page.getByRole('button', { name: 'Otevřít kalendář: Nejpozději' }).click();
      await shot('13-demand-calendar');
    });
    await page.goto(`/porovnani?prostory=1,2,3&${EVENT}`);
    await shot('14-compare');
    await page.goto(`/`);
    await step(async () => {
      await page.getByRole('region', { name: 'Výsledky' }).scrollIntoViewIfNeeded();
      await page.evaluate(() => window.scrollBy(0, 500));
      await shot('15-cards', name === 'm');
    });
  }
}, 400_000);
