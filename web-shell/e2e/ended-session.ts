import { expect } from '@jest/globals';
import type { BrowserContext, Locator, Page } from 'playwright-core';

/** Logs out as another tab of the same browser does. */
export async function endSession({ request }: BrowserContext, siteUrl: string): Promise<void> {
  const answer = await request.post('/api/auth/logout', { headers: { origin: new URL(siteUrl).origin } });
  expect(answer.status()).toBe(204);
}

/** The login over a page whose session has ended. */
export const loginDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Přihlášení vypršelo' });

/** Signs in again in the dialog, where the e-mail stands already. */
export async function signInAgain(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const dialog = loginDialog(page);
  const passwordField = dialog.getByLabel('Heslo', { exact: true });
  await passwordField.fill(password);
  expect(await dialog.getByLabel('E-mail').inputValue()).toBe(email);
  await passwordField.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
}
