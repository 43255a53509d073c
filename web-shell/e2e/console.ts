import type { Page } from 'playwright-core';
import { DESKTOP, type WatchedPage } from './browser.ts';
import { ADMIN, enterSignedIn, type Stage } from './stage.ts';

/** Several consoles are looked at at once on a machine of two cores. */
const PATIENCE = 60_000;

type Size = { width: number; height: number };

/** A page of the console, once it shows its heading. */
export async function entered(stage: Stage, path: string, viewport: Size = DESKTOP): Promise<WatchedPage> {
  const watched = await stage.newPage({ viewport });
  watched.page.setDefaultTimeout(PATIENCE);
  await enterSignedIn(watched.page, path);
  await watched.page.getByRole('heading', { level: 1 }).waitFor();
  return watched;
}

export type Desk = {
  <T>(method: string, path: string, body?: object): Promise<T>;
  token: string;
};

/** Somebody at another desk, the same operator unless told: calls the API with a session of its own. */
export async function otherDesk(
  stage: Stage,
  who: { email: string; password: string } = ADMIN,
): Promise<Desk> {
  const login = await fetch(`${stage.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: who.email, password: who.password }),
  });
  const { token } = (await login.json()) as { token: string };
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${stage.url}/api/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  return Object.assign(call, { token });
}

/** Presses the button of the dialog that asks, which may stand above a drawer with a button of the same name, once the dialog has stopped growing under the mouse. */
export async function confirmed(page: Page, name: string | RegExp): Promise<void> {
  const button = page.locator('.ant-modal').getByRole('button', { name, exact: true });
  await button.waitFor();
  await page.locator('.ant-modal[class*="ant-zoom-"]').first().waitFor({ state: 'detached' });
  await button.click();
}

/** Takes back what the newest notice offers to. */
export async function undo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Vrátit zpět' }).last().click();
  await page.getByText('Vráceno zpět').last().waitFor();
}

/** What a browser reports besides the refusals of the API the journey itself asked for. */
export const unexpected = (complaints: readonly string[], refused = /status of (409|422)/u): string[] =>
  complaints.filter((complaint) => !refused.test(complaint));
