import { describe, expect, it } from '@jest/globals';
import { chromium, type Page } from 'playwright-core';
import { inRoot } from '../../tools/processes/places.ts';
import { findViolations } from './axe.ts';
import { DESKTOP, PHONE, openContext, openPage, waitForIdle } from './browser.ts';
import { createOperatorApi, filterUnexpected } from './console.ts';
import { eventually } from './console-site.ts';
import { ADMIN, waitForHydration, openSignedIn, startTestApp } from './test-app.ts';

type Shown = { items: { url: string; space_name: string; panorama: { id: number; title: string } }[] };

const app = startTestApp();
const TIMEOUT_MS = 60_000;

const listShowcase = async (): Promise<Shown['items']> =>
  ((await (await fetch(`${app.url}/api/panoramas/showcase`)).json()) as Shown).items;
const waitForTour = (page: Page): Promise<void> =>
  page.locator('[data-sphere=ready]').waitFor({ timeout: TIMEOUT_MS });
/** Screenshot of the rendered sphere. */
const screenshotSphere = (page: Page): Promise<Buffer> => page.locator('[data-sphere] canvas').screenshot();
const viewerFiles = (page: Page): string[] => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (/running-tour|panorama-viewer/u.test(request.url())) files.push(request.url());
  });
  return files;
};

describe.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const)('a guest on %s', (_name, viewport) => {
  it('starts the tour on a press, looks around with the keyboard, and goes on to another place', async () => {
    const { page, complaints } = await app.newPage({
      viewport,
      hasTouch: viewport === PHONE,
    });
    page.setDefaultTimeout(TIMEOUT_MS);
    const loaded = viewerFiles(page);
    await page.goto('/3d-foto');
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    expect(loaded).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Spustit prohlídku' }).click();
    await waitForTour(page);
    expect(loaded).not.toEqual([]);
    const view = page.getByRole('application', { name: /^Prohlídka/u });
    expect(await view.evaluate((element) => element === document.activeElement)).toBe(true);
    const before = await screenshotSphere(page);
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowRight');
    await eventually('the view has turned', async () => !(await screenshotSphere(page)).equals(before));
    const scenes = page.getByRole('group', { name: 'Pohledy' }).getByRole('button');
    expect(await scenes.count()).toBe((await listShowcase()).length);
    await scenes.nth(1).click();
    await waitForTour(page);
    expect(await scenes.nth(1).getAttribute('aria-pressed')).toBe('true');
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('link', { name: /^Stránka prostoru/u }).click();
    await page.waitForURL(/\/prostor\//u);
    await page.getByRole('heading', { name: '3D prohlídka' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('scrolls the page over the running tour', async () => {
    const { page } = await app.newPage({ viewport });
    page.setDefaultTimeout(TIMEOUT_MS);
    await page.goto(`/prostor/${(await listShowcase())[0]?.url}`);
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Spustit prohlídku' }).click();
    await waitForTour(page);
    const box = await page.locator('[data-sphere]').boundingBox();
    const top = await page.evaluate(() => window.scrollY);
    await page.mouse.move((box?.x ?? 0) + 100, (box?.y ?? 0) + 100);
    await page.mouse.wheel(0, 300);
    await page.waitForFunction((from) => window.scrollY > from, top);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
});

it('without WebGL the whole image is shown and scrolls horizontally', async () => {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-3d-apis'],
  });
  try {
    const { page } = await openPage(await openContext(browser, { baseURL: app.url, viewport: PHONE }));
    await page.goto(`/prostor/${(await listShowcase())[0]?.url}`);
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Spustit prohlídku' }).click();
    const flat = page.getByRole('region', { name: /^Prohlídka/u });
    await page.getByText(/prostorové zobrazení neumí/u).waitFor();
    await page.waitForFunction(() => document.querySelector('[role=region] img')?.clientWidth ?? 0);
    expect(await flat.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
    await waitForIdle(page);
    expect(await findViolations(page)).toEqual([]);
  } finally {
    await browser.close();
  }
});

it('without scripts the whole image can be opened', async () => {
  const { page } = await app.open('/3d-foto', { javaScriptEnabled: false });
  const address = await page.getByRole('link', { name: 'Otevřít jako obrázek' }).getAttribute('href');
  expect((await fetch(app.url + (address ?? ''))).headers.get('content-type')).toBe('image/webp');
});

it('an owner adds a panorama: a wrong aspect ratio is rejected with a message, a valid one is named, moved first and deleted', async () => {
  const { page, complaints } = await app.newPage({ viewport: DESKTOP });
  page.setDefaultTimeout(TIMEOUT_MS);
  const [shown] = await listShowcase();
  const call = await createOperatorApi(app, ADMIN);
  await openSignedIn(page, `/prostor/${shown?.url}?upravit=1`);
  const skip = page.getByRole('button', { name: 'Přeskočit' });
  await skip.click();
  const tour = page.locator('#edit-tour');
  const choose = async (...files: string[]): Promise<void> => {
    const chooser = page.waitForEvent('filechooser');
    await tour.getByRole('button', { name: /^Přidat panorama/u }).click();
    await (await chooser).setFiles(files.map((file) => inRoot('api/seeds', file)));
  };
  await choose('photos/loft-hero.jpg');
  await tour.getByText(/přesně dvakrát širší/u).waitFor();
  await tour
    .getByRole('button', { name: /loft-hero\.jpg/u })
    .last()
    .click();
  await choose('panoramas/barn-pano.jpg');
  const rows = tour.locator('[data-panorama]');
  await rows.nth(1).locator('img').waitFor();
  await rows.nth(1).getByLabel('Odkud je pohled').fill('Z galerie');
  await page.keyboard.press('Enter');
  await page.getByText('Název pohledu je uložený.').waitFor();
  await tour.getByRole('button', { name: 'Posunout dřív: Z galerie' }).click();
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('#edit-tour [data-panorama] input')?.value === 'Z galerie',
  );
  expect(await findViolations(page)).toEqual([]);
  const read = async (): Promise<string[]> =>
    (
      await call<{ space: { panoramas: { title: string }[] } }>('GET', `space/?url=${shown?.url}`)
    ).space.panoramas.map(({ title }) => title);
  expect(await read()).toEqual(['Z galerie', shown?.panorama.title]);
  await tour.getByRole('button', { name: 'Smazat panorama: Z galerie' }).click();
  await tour.getByRole('group', { name: 'Smazat panorama?' }).getByRole('button', { name: 'Smazat' }).click();
  await rows.nth(1).waitFor({ state: 'detached' });
  expect(await read()).toEqual([shown?.panorama.title]);
  expect(filterUnexpected(complaints, /status of (415)/u)).toEqual([]);
});
