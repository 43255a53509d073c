import { afterAll, afterEach, beforeAll } from '@jest/globals';
import type { Browser, BrowserContext, BrowserContextOptions, Page, Response } from 'playwright-core';
import {
  openBrowser,
  openContext,
  openPage,
  resetContext,
  waitForIdle,
  type WatchedPage,
} from './browser.ts';
import { freePort } from '../../tools/postgres/launcher.ts';
import { startProduct, type Product } from '../../tools/testing/product.ts';

export const ADMIN = { email: 'admin@prostora.test', password: 'Admin1234' } as const;
export const NEWCOMER = { email: 'novy@prostora.test', password: 'Novacek1234' } as const;
export const OWNER = { email: 'majitel@prostora.test', password: 'Majitel1234' } as const;

/** A culture house of twelve rooms with sixty bookings. */
export const CULTURAL_CENTRE = { email: 'kulturak@prostora.test', password: 'Kulturak1234' } as const;

/** The running product and a browser; pages are closed and cookies and stored data removed after each test. */
export type TestApp = {
  readonly url: string;
  readonly databaseUrl: string;
  /** A new blank page. */
  newPage(options?: BrowserContextOptions): Promise<WatchedPage>;
  /** A blank page for all tests of the file, for `reload`. */
  newSharedPage(options?: BrowserContextOptions): Promise<WatchedPage>;
  /** A page at a path, after hydration. */
  open(path: string, options?: BrowserContextOptions): Promise<WatchedPage>;
};

type UsedContext = { key: string; context: BrowserContext };

/**
 * Starts product and browser for the tests of one file and stops them after it.
 * @param mail whether sent mails are caught, for `waitForMail`
 * @param env further environment, resolved before the product starts
 */
export function startTestApp({
  mail = false,
  env,
}: { mail?: boolean; env?: () => Promise<Record<string, string>> } = {}): TestApp {
  let product: Product | null = null;
  let browser: Browser | null = null;
  const used: UsedContext[] = [];
  /** Contexts of earlier tests by their options: a new one fetches and compiles all scripts again. */
  const free = new Map<string, BrowserContext[]>();
  beforeAll(async () => {
    const more = { ...(mail && { MAIL_CATCHER_PORT: String(await freePort()) }), ...(await env?.()) };
    [product, browser] = await Promise.all([startProduct({ env: more }), openBrowser()]);
  }, 300_000);
  afterEach(async () => {
    await Promise.all(
      used.splice(0).map(async ({ key, context }) => {
        await resetContext(context, product?.url ?? '');
        free.set(key, [...(free.get(key) ?? []), context]);
      }),
    );
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), product?.stop()]);
  });

  const createContext = (options: BrowserContextOptions): Promise<BrowserContext> => {
    if (!browser) throw new Error('The browser has not started.');
    return openContext(browser, { ...options, baseURL: product?.url ?? '' });
  };
  const newSharedPage = async (options: BrowserContextOptions = {}): Promise<WatchedPage> =>
    openPage(await createContext(options));
  const newPage = async (options: BrowserContextOptions = {}): Promise<WatchedPage> => {
    const key = JSON.stringify(options);
    const context = free.get(key)?.pop() ?? (await createContext(options));
    used.push({ key, context });
    // A slow machine accepts a cookie of the test before even after its reset.
    await context.clearCookies();
    return openPage(context);
  };
  return {
    get url() {
      return product?.url ?? '';
    },
    get databaseUrl() {
      return product?.database.url ?? '';
    },
    newPage,
    newSharedPage,
    async open(path, options = {}) {
      const watched = await newPage(options);
      await watched.page.goto(path);
      if (options.javaScriptEnabled !== false) await waitForHydration(watched.page);
      return watched;
    },
  };
}

/** Waits until the document from the server is hydrated. */
export const waitForHydration = (page: Page): Promise<void> => page.locator('html[data-live]').waitFor();

/**
 * Loads a path in a page that several tests use. A new page takes twice the processor time: it starts a process, and fetches
 * and compiles all scripts again.
 * @returns complaints of the new document
 */
export async function reload({ page, complaints }: WatchedPage, path: string): Promise<string[]> {
  // A change of the fragment alone would keep the document.
  await page.goto('about:blank');
  complaints.length = 0;
  await page.goto(path);
  return complaints;
}

/**
 * Goes to a path in the running application, as its links do. Loading the document again takes most of the time of a page.
 * @returns complaints of the new page
 */
export async function navigate({ page, complaints }: WatchedPage, path: string): Promise<string[]> {
  complaints.length = 0;
  await page.evaluate((to) => {
    // The router counts its entries by this index.
    const { idx } = history.state as { idx: number };
    history.pushState({ idx: idx + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await waitForIdle(page);
  return complaints;
}

/** Fills in and submits the login form of the page or dialog. */
export async function signIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  const passwordField = page.getByLabel('Heslo', { exact: true });
  await passwordField.fill(password);
  await passwordField.press('Enter');
}

/** Opens a page of the console signed out, through the login page. */
export async function openConsoleAfterLogin(
  page: Page,
  path: string,
  who: { email: string; password: string } = ADMIN,
): Promise<Response | null> {
  const response = await page.goto(path);
  await page
    .waitForURL((url) => url.pathname === '/prihlasit' && url.searchParams.get('next') === path)
    .catch(async (error: unknown) => {
      throw new Error(`No redirect to login, but: ${await page.locator('body').innerText()}`, {
        cause: error,
      });
    });
  await waitForHydration(page);
  await signIn(page, who);
  await page.waitForURL((url) => url.pathname + url.search === path);
  return response;
}

/** Signs in by the API and opens a private page. */
export async function openSignedIn(
  page: Page,
  path: string,
  { email, password }: { email: string; password: string } = ADMIN,
): Promise<void> {
  const answer = await page
    .context()
    .request.post('/api/auth/login', { data: { username: email, password } });
  if (!answer.ok()) throw new Error(`${email} was not signed in: ${answer.status()} ${await answer.text()}`);
  await page.goto(path);
}

type CaughtMail = { to: string; subject: string; text: string };

/** Waits for the newest mail to an address with these words in its subject and text. */
export async function waitForMail(url: string, to: string, subject: string, words = ''): Promise<CaughtMail> {
  for (
    const start = Date.now();
    Date.now() - start < 60_000;
    await new Promise((resolve) => {
      setTimeout(resolve, 150);
    })
  ) {
    const mails = (await (await fetch(`${url}/dev/mail.json`)).json()) as CaughtMail[];
    const found = mails.find(
      (each) => each.to.includes(to) && each.subject.includes(subject) && each.text.includes(words),
    );
    if (found) return found;
  }
  throw new Error(`No mail to ${to} about „${subject}“ came.`);
}

/** The link of a mail to a path of the site. */
export function findLink(mail: CaughtMail, path: string): string {
  const link = mail.text.split(/\s/u).find((word) => word.includes(path));
  if (!link) throw new Error(`The mail „${mail.subject}“ has no link to ${path}.`);
  return link;
}
