import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aiPrompts } from '@prostora/strings/cs/ai-prompts.ts';
import type { Page } from 'playwright-core';
import { answers, LanguageModelServer } from '../../api/test/language-model-server.ts';
import { findViolations } from './axe.ts';
import { PHONE } from './browser.ts';
import { eventually } from './console-site.ts';
import { confirmDialog, openConsole, filterUnexpected } from './console.ts';
import { startTestApp } from './test-app.ts';

const PAGE = '/admin2/blog/ai-writer';
const writer = new LanguageModelServer();
const app = startTestApp({ env: async () => ({ AI_MODEL: 'mistni-model', AI_URL: await writer.start() }) });

const OUTLINE = [
  '# Svatba ',
  've stodole\n',
  '## Jak vybrat místo\n',
  '- cesta\n- střecha\n',
  '## Co s deštěm\n- stan\n',
];
const ARTICLE = [
  'Stodola má kouzlo.\n\n',
  '## Jak vybrat místo\n\n',
  'Nejdřív se podívejte na cestu. ',
  'Pak na střechu.\n\n',
  '## Co s deštěm\n\n',
  '- mějte **stan**\n- mějte plán\n',
];
const { tasks } = aiPrompts;

/** A language model stub that recognizes the requested text. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  [tasks.outline]: OUTLINE,
  [tasks.article]: ARTICLE,
  [tasks.passage]: ['Podívejte se na cestu', ' a střechu.'],
  [tasks.titles]: ['Svatba ve stodole krok za krokem\n', 'Stodola pro váš den\n'],
  [tasks.description]: ['Jak vybrat stodolu na svatbu: cesta, střecha a plán pro déšť.'],
};
beforeEach(() => {
  writer.answer = (order, response, request) => {
    const task = order.messages[1]?.content ?? '';
    return answers.text(Object.entries(ANSWERS).find(([start]) => task.startsWith(start))?.[1] ?? [], 20)(
      order,
      response,
      request,
    );
  };
});
afterAll(() => writer.stop());

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const article = (page: Page) => page.getByRole('textbox', { name: 'Text článku' });

async function assign(page: Page): Promise<void> {
  await page.getByLabel('Téma').fill('Svatba ve stodole');
  await page.getByLabel('Klíčová slova').fill('svatba,stodola,');
  await press(page, 'Navrhnout osnovu');
}

async function writeArticle(page: Page): Promise<void> {
  await assign(page);
  await press(page, 'Napsat článek');
  await article(page).getByText('mějte plán').waitFor();
}

describe('the AI writer', () => {
  it('turns a topic into an outline and a post, saved as a draft of the blog', async () => {
    const { page, complaints } = await openConsole(app, PAGE);
    await page.getByText(/Píše mistni-model na 127\.0\.0\.1/u).waitFor();
    await press(page, 'Navrhnout osnovu');
    await page.getByText('Povinná hodnota').waitFor();
    await assign(page);
    await page.getByLabel('Nadpis oddílu 1').fill('Jak poznat dobré místo');
    await press(page, 'Posunout oddíl 1 níž');
    await press(page, 'Posunout oddíl 2 výš');
    await press(page, 'Napsat článek');
    await article(page).getByRole('heading', { name: 'Co s deštěm' }).waitFor();
    expect(writer.requests.at(-1)?.order.messages[1]?.content).toContain(
      '## Jak poznat dobré místo\n- cesta\n- střecha\n## Co s deštěm\n- stan',
    );
    expect(await article(page).locator('strong').textContent()).toBe('stan');

    await article(page).getByText('Nejdřív se podívejte na cestu.').click({ clickCount: 3 });
    await press(page, 'Zkrátit');
    await page.getByRole('region', { name: 'Návrh' }).getByText('Podívejte se na cestu a střechu.').waitFor();
    await press(page, 'Použít návrh');
    await article(page).getByText('Podívejte se na cestu a střechu.').waitFor();
    expect(await article(page).getByText('Pak na střechu.').count()).toBe(0);

    await press(page, 'Navrhnout titulky');
    await press(page, 'Použít titulek Stodola pro váš den');
    await press(page, 'Navrhnout popis');
    await page.getByLabel('Popis stránky').filter({ hasText: 'plán pro déšť' }).waitFor();
    await page.getByText(/Spotřebováno: 200 tokenů zadání, 60 tokenů odpovědí/u).waitFor();
    expect(await findViolations(page)).toEqual([]);

    await press(page, 'Uložit jako koncept');
    await page.waitForURL(/\/admin2\/blog\/\d+\/edit$/u);
    expect(await page.getByLabel('Název', { exact: true }).inputValue()).toBe('Stodola pro váš den');
    await page.getByText('Podívejte se na cestu a střechu.').waitFor();
    expect(filterUnexpected(complaints)).toEqual([]);
  });

  it('stops on request and keeps the text over a reload', async () => {
    const { page, complaints } = await openConsole(app, PAGE);
    await assign(page);
    await page.getByLabel('Nadpis oddílu 2').waitFor();
    writer.answer = answers.half('Stodola má kouzlo.\n\nNejdřív', 'hangs');
    const before = writer.abortedCount;
    await press(page, 'Napsat článek');
    await page.getByText('Stodola má kouzlo.').waitFor();
    await press(page, 'Zastavit');
    await page.getByText('Zastaveno. Co bylo napsáno, zůstalo.').waitFor();
    await eventually('the service was told', () => Promise.resolve(writer.abortedCount === before + 1));
    await page.reload();
    await article(page).getByText('Nejdřív').waitFor();
    await press(page, 'Začít znovu');
    await confirmDialog(page, 'Začít znovu');
    expect(await page.getByLabel('Téma').inputValue()).toBe('');
    expect(filterUnexpected(complaints)).toEqual([]);
  });

  it('reports an error of the service and continues on retry', async () => {
    const { page, complaints } = await openConsole(app, PAGE);
    const right = writer.answer;
    writer.answer = answers.error(401, 'invalid_api_key');
    await assign(page);
    await page
      .getByRole('alert')
      .getByText(/odmítla náš klíč/u)
      .waitFor();
    writer.answer = right;
    await press(page, 'Zkusit znovu');
    await page.getByLabel('Nadpis oddílu 2').waitFor();
    expect(filterUnexpected(complaints)).toEqual([]);
  });

  it('fits a phone', async () => {
    const { page, complaints } = await openConsole(app, PAGE, PHONE);
    await writeArticle(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
    expect(await findViolations(page)).toEqual([]);
    expect(filterUnexpected(complaints)).toEqual([]);
  });
});
