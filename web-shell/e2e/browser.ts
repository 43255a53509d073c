import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Request,
} from 'playwright-core';
import { waitUntil } from '../../tools/processes/process-info.ts';

/** WebGL runs on SwiftShader; pages are drawn by the processor directly, which takes a quarter of drawing them on SwiftShader. */
const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-gpu-compositing',
  '--disable-gpu-rasterization',
];

/** Three browsers and three products share the processors. */
const TIMEOUT_MS = 60_000;

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/**
 * The system's Chromium with software WebGL for the map. A UTF-8 locale is needed for uploads from folders with diacritics.
 */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: FLAGS,
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });

/** Driver warning of software rendering, in which the map is copied into the page. */
const DRAWING_IS_SLOW = /GL Driver Message .*GPU stall due to ReadPixels/u;

/** A page with its console errors and warnings, uncaught errors and CSP violations. */
export type WatchedPage = { page: Page; context: BrowserContext; complaints: string[] };

/**
 * Opens a context without animations, for which each click would have to wait; journeys that test them ask for
 * `reducedMotion: 'no-preference'`. Layout is that of a full screen, drawn with a sixteenth of its pixels: drawing by the
 * processor took a seventh of the time of a page.
 */
export async function openContext(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: DESKTOP,
    locale: 'cs-CZ',
    timezoneId: 'Europe/Prague',
    reducedMotion: 'reduce',
    deviceScaleFactor: 0.25,
    ...options,
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  context.on('page', watchRequests);
  return context;
}

/** Opens a page whose complaints and requests are recorded. */
export async function openPage(context: BrowserContext): Promise<WatchedPage> {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !DRAWING_IS_SLOW.test(message.text()))
      complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  return { page, context, complaints };
}

/**
 * Closes the pages of a context and removes cookies and stored data; scripts stay cached and compiled. Cookies of
 * an answer are accepted up to 20 ms after its page was closed: answers are waited for, unless a test holds them
 * back.
 */
export async function resetContext(context: BrowserContext, origin: string): Promise<void> {
  await waitUntil(() => !context.pages().some((each) => pendingRequests.get(each)?.size), HELD_BACK_MS, 20);
  const page = await context.newPage();
  await Promise.all(
    context
      .pages()
      .filter((each) => each !== page)
      .map((each) => each.close()),
  );
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'local_storage,indexeddb,cache_storage,service_workers',
  });
  await context.clearCookies();
  await context.setOffline(false);
  await page.close();
}

const QUIET_MS = 200;
const HELD_BACK_MS = 2_000;
const pendingRequests = new WeakMap<Page, Set<Request>>();

function watchRequests(page: Page): void {
  const requests = new Set<Request>();
  pendingRequests.set(page, requests);
  page.on('request', (request) => {
    if (request.resourceType() !== 'eventsource') requests.add(request);
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/** Waits until no element is busy, fonts are loaded and no request is pending. */
export async function waitForIdle(page: Page): Promise<void> {
  const requests = pendingRequests.get(page);
  if (!requests) throw new Error('The context was not opened by openContext.');
  const end = Date.now() + TIMEOUT_MS;
  let quietSince = Date.now();
  while (Date.now() - quietSince < QUIET_MS) {
    if (Date.now() > end)
      throw new Error(`Still pending: ${[...requests].map((request) => request.url()).join(', ')}`);
    const isBusy = requests.size > 0 || (await page.locator('[aria-busy="true"]').count()) > 0;
    if (isBusy) quietSince = Date.now();
    await page.waitForTimeout(QUIET_MS / 4);
  }
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
