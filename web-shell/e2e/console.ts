import type { Page } from 'playwright-core';
import { DESKTOP, type WatchedPage } from './browser.ts';
import { ADMIN, openSignedIn, type TestApp } from './test-app.ts';

/** Several consoles run concurrently on two cores. */
const TIMEOUT_MS = 60_000;

type Size = { width: number; height: number };

/** Opens a page of the console and waits for its heading. */
export async function openConsole(
  app: TestApp,
  path: string,
  viewport: Size = DESKTOP,
): Promise<WatchedPage> {
  const watched = await app.newPage({ viewport });
  watched.page.setDefaultTimeout(TIMEOUT_MS);
  await openSignedIn(watched.page, path);
  await watched.page.getByRole('heading', { level: 1 }).waitFor();
  return watched;
}

export type OperatorApi = {
  <T>(method: string, path: string, body?: object): Promise<T>;
  token: string;
};

/** Calls the API with a session of its own, as a second operator does; the same account by default. */
export async function createOperatorApi(
  app: TestApp,
  who: { email: string; password: string } = ADMIN,
): Promise<OperatorApi> {
  const login = await fetch(`${app.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: who.email, password: who.password }),
  });
  const { token } = (await login.json()) as { token: string };
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${app.url}/api/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  return Object.assign(call, { token });
}

/**
 * Presses the button of a confirmation dialog after its opening animation. The dialog may be above a drawer with a button of
 * the same name.
 */
export async function confirmDialog(page: Page, name: string | RegExp): Promise<void> {
  const button = page.locator('.ant-modal').getByRole('button', { name, exact: true });
  await button.waitFor();
  await page.locator('.ant-modal[class*="ant-zoom-"]').first().waitFor({ state: 'detached' });
  await button.click();
}

/** Presses undo in the latest notification. */
export async function undo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Vrátit zpět' }).last().click();
  await page.getByText('Vráceno zpět').last().waitFor();
}

/** Browser complaints other than expected rejections of the API. */
export const filterUnexpected = (complaints: readonly string[], refused = /status of (409|422)/u): string[] =>
  complaints.filter((complaint) => !refused.test(complaint));
