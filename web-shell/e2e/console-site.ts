import type { Locator, Page } from 'playwright-core';
import type { Stage } from './stage.ts';

/** Status of an address of the site and where it leads. */
export async function statusOf(stage: Stage, path: string): Promise<[number, string | null]> {
  const answer = await fetch(stage.url + path, { redirect: 'manual' });
  return [answer.status, answer.headers.get('location')];
}

/** The document of a public page as a search engine gets it, with every space a plain one. */
export async function documentOf(stage: Stage, path: string): Promise<string> {
  return (await (await fetch(stage.url + path)).text()).replace(/\u00a0|&nbsp;|&#160;|&#xa0;/giu, ' ');
}

/** Asks until it holds: what visitors see follows a write a moment later. */
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

/** Finds a choice by typing and takes it; a list that was still being narrowed under the mouse is pressed again. */
export async function choose(page: Page, field: Locator, typed: string, choice: RegExp): Promise<void> {
  const choices = page.locator('.ant-select-tree-title:visible, .ant-select-item-option-content:visible');
  await field.click();
  await choices.first().waitFor();
  await field.fill(typed);
  const wanted = choices.filter({ hasText: choice }).first();
  await wanted.click();
  await wanted.waitFor({ state: 'detached', timeout: 5000 }).catch(() => wanted.click());
}

/** The page is not wider than its screen. */
export const fits = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
