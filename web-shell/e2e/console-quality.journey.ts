import { beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { SIZES, findViolations, selectVariants, type Size } from './axe.ts';
import { DESKTOP, PHONE, waitForIdle, type WatchedPage } from './browser.ts';
import { listConsolePages } from './console-pages.ts';
import { createOperatorApi } from './console.ts';
import { navigate, openSignedIn, reload, startTestApp } from './test-app.ts';

const app = startTestApp();
/** Pages whose URL holds the id of a demo record. */
const records: Record<string, string> = {};
let operator: WatchedPage;

beforeAll(async () => {
  const call = await createOperatorApi(app);
  const {
    items: [reservation],
  } = await call<{ items: { id: number }[] }>('GET', 'admin/reservations?page_size=1');
  const {
    items: [space],
  } = await call<{ items: { id: number }[] }>('GET', 'catalog/admin?status=PUBLISHED&page_size=1');
  records['a reservation'] = `/admin2/rezervace/${reservation?.id ?? 0}`;
  const {
    items: [building],
  } = await call<{ items: { id: number }[] }>('GET', 'admin/buildings?state=published&page_size=1');
  records['a building'] = `/admin2/budovy/${building?.id ?? 0}`;
  records['a space'] = `/admin2/prostory/${space?.id ?? 0}`;
  operator = await app.newSharedPage();
  await openSignedIn(operator.page, '/admin2/dashboard');
});

/** Opens a page of the console, loading its document or not, and waits for its heading. */
async function open(
  path: string,
  { viewport = DESKTOP, go = navigate }: { viewport?: Size; go?: typeof reload } = {},
): Promise<WatchedPage> {
  const { page } = operator;
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: 'light' });
  await go(operator, records[path] ?? path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return operator;
}

type Look = { readonly size: Size; readonly colorScheme: 'light' | 'dark' };
const LOOKS: readonly Look[] = SIZES.flatMap((size) => [
  { size, colorScheme: 'light' },
  { size, colorScheme: 'dark' },
]);
/** Each size and each colour scheme once. */
const LAYOUT_LOOKS: readonly Look[] = [
  { size: DESKTOP, colorScheme: 'light' },
  { size: PHONE, colorScheme: 'dark' },
];

/** Waits until everything is loaded, because loading content is faded. */
async function expectClean(page: Page, looks: readonly Look[]): Promise<void> {
  for (const { size, colorScheme } of looks) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-console=${colorScheme}]`).waitFor();
    await waitForIdle(page);
    expect({ ...size, colorScheme, violations: await findViolations(page) }).toEqual({
      ...size,
      colorScheme,
      violations: [],
    });
  }
}

/** One page of each layout: statistics, list, calendar, record, settings, form with a preview, editor, tree. */
const LAYOUTS = new Set([
  '/admin2/dashboard',
  '/admin2/prostory',
  '/admin2/rezervace?view=kalendar',
  'a space',
  '/admin2/nastaveni',
  '/admin2/seo-url/1',
  '/admin2/blog/1/edit',
  '/admin2/ciselnik',
]);

const CHECKED_PAGES = listConsolePages()
  .map((path, index) => ({
    path,
    looks: selectVariants(LOOKS, LAYOUTS.has(path) ? LAYOUT_LOOKS : null, index),
  }))
  .filter(({ looks }) => looks.length > 0);

it.each(CHECKED_PAGES)(
  '$path breaks no accessibility rule and complains of nothing',
  async ({ path, looks }) => {
    const { page, complaints } = await open(path, LAYOUTS.has(path) ? { go: reload } : {});
    await expectClean(page, looks);
    expect(complaints).toEqual([]);
  },
);

it('the global search breaks no accessibility rule and logs no error, at both sizes', async () => {
  const { page, complaints } = await open('/admin2/protokol');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Co hledáte?' }).fill('cejl');
  await page
    .getByRole('listbox')
    .getByRole('group', { name: 'Prostory' })
    .getByRole('option')
    .first()
    .waitFor();
  await expectClean(page, selectVariants(LOOKS, LAYOUT_LOOKS, 0));
  expect(complaints).toEqual([]);
});

it.each(['/admin2/rezervace', '/admin2/seo-url/1', '/admin2/dashboard'])(
  '%s opens on a phone without a complaint',
  async (path) => {
    const { page, complaints } = await open(path, { viewport: PHONE, go: reload });
    if (path === '/admin2/dashboard')
      await page.getByRole('region', { name: 'Co čeká na mě' }).getByRole('link').first().waitFor();
    await waitForIdle(page);
    expect(await findViolations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  },
);
