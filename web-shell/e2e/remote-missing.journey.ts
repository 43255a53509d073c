import { describe, expect, it } from '@jest/globals';
import type { Page, Route } from 'playwright-core';
import { ADMIN, openSignedIn, startTestApp } from './test-app.ts';

/* A remote that is missing, unresponsive, of another release or crashes: the rest of the site works and no page is blank (QUALITY 39). */

const app = startTestApp();
const entry = (remote: 'web_public' | 'web_admin'): string => `**/remotes/${remote}/remoteEntry.js`;

const FAULTS: Readonly<Record<string, (route: Route) => unknown>> = {
  'is missing': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  'cannot be reached': (route) => route.abort(),
  'never answers': () => undefined,
  'is of another release': (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const init = () => undefined; export const get = () => Promise.resolve(() => ({ other: 1 }));',
    }),
  crashes: (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "const crash = () => { throw new Error('crash'); }; export const init = () => undefined; export const get = () => Promise.resolve(() => ({ default: crash, createRoutes: crash }));",
    }),
};

const heading = (page: Page): Promise<string> => page.getByRole('heading', { level: 1 }).innerText();

describe.each(Object.entries(FAULTS))('a remote that %s', (_what, answer) => {
  it('leaves server-rendered public pages with working links and search forms', async () => {
    const { page } = await app.newPage();
    await page.route(entry('web_public'), answer);
    const asked = page.waitForRequest(entry('web_public'));
    await page.goto('/katalog/praha');
    await asked;
    const title = await heading(page);
    await page.waitForTimeout(1500);
    expect(await heading(page)).toBe(title);
    expect(await page.locator('article a[href^="/prostor/"]').count()).toBeGreaterThan(5);
    await page.locator('article a[href^="/prostor/"]').first().click();
    await page.waitForURL(/\/prostor\//u);
    expect((await heading(page)).length).toBeGreaterThan(2);
    await page.goto('/?search=sál');
    expect(await page.locator('article a[href^="/prostor/"]').count()).toBeGreaterThan(0);
  });

  it('shows the operator an error with a reload button instead of the console', async () => {
    const { page } = await app.newPage();
    await page.route(entry('web_admin'), answer);
    await openSignedIn(page, '/admin2/', ADMIN);
    await page.getByRole('heading', { name: 'Tahle část webu se nenačetla' }).waitFor({ timeout: 40_000 });
    await page.unroute(entry('web_admin'));
    await page.getByRole('button', { name: 'Načíst znovu' }).click();
    await page.getByRole('navigation').first().waitFor();
    expect(await page.getByRole('heading', { name: 'Tahle část webu se nenačetla' }).count()).toBe(0);
  });
});

it('remote entries are revalidated each time, and their chunks are cached permanently', async () => {
  for (const remote of ['web_public', 'web_admin'] as const) {
    const answer = await fetch(`${app.url}/remotes/${remote}/remoteEntry.js`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      200,
      expect.stringMatching(/no-cache|max-age=0/u),
    ]);
    const part = /assets\/[\w.-]+\.js/u.exec(await answer.text())?.[0] ?? '';
    expect((await fetch(`${app.url}/remotes/${remote}/${part}`)).headers.get('cache-control')).toMatch(
      /immutable/u,
    );
  }
});
