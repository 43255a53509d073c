import type { Locator, Page } from 'playwright-core';
import type { TestApp } from './test-app.ts';

/** Status and redirect target of a path of the site. */
export async function fetchStatus(app: TestApp, path: string): Promise<[number, string | null]> {
  const answer = await fetch(app.url + path, { redirect: 'manual' });
  return [answer.status, answer.headers.get('location')];
}

/** HTML of a public page, with non-breaking spaces as plain ones. */
export async function fetchHtml(app: TestApp, path: string): Promise<string> {
  return (await (await fetch(app.url + path)).text()).replace(/\u00a0|&nbsp;|&#160;|&#xa0;/giu, ' ');
}

/** Polls until the condition holds, because public pages follow a write asynchronously. */
export async function eventually(what: string, holds: () => Promise<boolean>, ms = 30_000): Promise<void> {
  for (
    const start = Date.now();
    Date.now() - start < ms;
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    })
  )
    if (await holds()) return;
  throw new Error(`It never came true: ${what}.`);
}

/** Selects an option by typing; clicks again if the list was still being filtered. */
export async function choose(page: Page, field: Locator, typed: string, choice: RegExp): Promise<void> {
  const choices = page.locator('.ant-select-tree-title:visible, .ant-select-item-option-content:visible');
  await field.click();
  await choices.first().waitFor();
  await field.fill(typed);
  const wanted = choices.filter({ hasText: choice }).first();
  await wanted.click();
  await wanted.waitFor({ state: 'detached', timeout: 5000 }).catch(() => wanted.click());
}

/** Whether the page is not wider than the viewport. */
export const fitsViewport = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
