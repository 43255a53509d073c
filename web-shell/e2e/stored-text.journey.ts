import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import {
  HOSTILE_ARTICLES,
  HOSTILE_TEXTS,
  SHOWN_TEXTS,
  SPACE_PAGE_POLICY,
} from '../../tools/testing/stored-text.ts';
import { openBrowser, openContext, openPage, type WatchedPage } from './browser.ts';

/** Texts of one document; each stands in an element of its own. */
const TOGETHER = 8;
const ORIGIN = 'http://prostora.test';
const ALL = [...HOSTILE_TEXTS, ...HOSTILE_ARTICLES];

let browser: Browser;
let watched: WatchedPage;
let html = '';
let policy = SPACE_PAGE_POLICY;
let done: string[] = [];

beforeAll(async () => {
  browser = await openBrowser();
  watched = await openPage(await openContext(browser));
  const { page } = watched;
  await page.exposeFunction('report', (effect: string) => {
    done.push(effect);
  });
  await page.addInitScript(() => {
    const { report } = window as unknown as { report: (effect: string) => void };
    for (const name of ['alert', 'confirm', 'prompt', 'open'] as const)
      Object.assign(window, { [name]: () => report(name) });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
      report(`${violatedDirective} ${sample}`),
    );
  });
  await page.route('**/*', (route) => {
    const url = route.request().url();
    if (url === `${ORIGIN}/`)
      return route.fulfill({
        headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
        body: `<!doctype html><html lang="cs"><title>Sál</title><link rel="icon" href="data:,"><body>${html}</body></html>`,
      });
    done.push(`asked for ${url}`);
    return route.abort();
  });
});
afterAll(() => browser.close());
beforeEach(() => {
  done = [];
});

/** Effects of texts rendered in the document and set by the application, after events on every element. */
async function recordEffects(texts: readonly string[]): Promise<string[]> {
  html = texts.map((text) => `<div>${text}</div>`).join('');
  await watched.page.goto(ORIGIN);
  await watched.page.evaluate(async (each) => {
    for (const text of each) document.body.appendChild(document.createElement('div')).innerHTML = text;
    for (const element of document.body.querySelectorAll('*'))
      for (const type of ['mouseover', 'focus', 'click']) element.dispatchEvent(new Event(type));
    await new Promise((resolve) => {
      setTimeout(resolve, 10);
    });
  }, texts);
  return done;
}

describe('a stored text under the policy of its page', () => {
  it('has its effects recorded', async () => {
    expect(await recordEffects(['<img src=x onerror=alert(1)>'])).toEqual(
      expect.arrayContaining([expect.stringMatching(/^script-src/u), `asked for ${ORIGIN}/x`]),
    );
    expect(await recordEffects(['<p style="position:fixed">x</p>'])).toEqual(
      expect.arrayContaining([expect.stringMatching(/^style-src/u)]),
    );
  });

  it.each(SHOWN_TEXTS)(
    'as %s runs nothing, asks for nothing and breaks no rule, whatever was typed',
    async (_place, ofPage, shown) => {
      policy = ofPage;
      for (let at = 0; at < ALL.length; at += TOGETHER) {
        const typed = ALL.slice(at, at + TOGETHER).flatMap((text) => [
          text,
          `<p>před ${text} po</p>`,
          `<ul><li>${text}`,
        ]);
        expect([typed, await recordEffects(typed.map(shown))]).toEqual([typed, []]);
      }
    },
  );
});
