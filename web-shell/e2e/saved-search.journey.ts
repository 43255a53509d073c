import { expect, it } from '@jest/globals';
import { findViolations } from './axe.ts';
import { PHONE } from './browser.ts';
import { ADMIN, findLink, waitForMail, startTestApp } from './test-app.ts';

const app = startTestApp({ mail: true });
const GUEST = 'hledac@host.example';

type Row = { id: number; url: string; version: number; status: string };

/** Approves a waiting space as the operator; returns its purpose. */
async function approveSpace(): Promise<void> {
  const json = { 'content-type': 'application/json' };
  const login = (await (
    await fetch(`${app.url}/api/auth/login`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ username: ADMIN.email, password: ADMIN.password }),
    })
  ).json()) as { token: string };
  const headers = { ...json, authorization: `Bearer ${login.token}` };
  const { items } = (await (
    await fetch(`${app.url}/api/catalog/admin?status=WAITING_FOR_APPROVAL`, { headers })
  ).json()) as { items: Row[] };
  for (const { id, version } of items) {
    const answer = await fetch(`${app.url}/api/space/save`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ space: { id, version }, publish: true }),
    });
    if (answer.ok) return;
  }
  throw new Error('No waiting space could be approved.');
}

/** Waits for the mail of a job that runs every minute. */
async function waitForAlert(): Promise<Awaited<ReturnType<typeof waitForMail>>> {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const mail = await waitForMail(app.url, GUEST, 'Kdekoli v Česku').catch(() => null);
    if (mail) return mail;
  }
  throw new Error('No alert came.');
}

it('a guest saves a search, confirms it by mail, is notified of a published space, and unsubscribes by link or by one click of the mail program', async () => {
  const { page, complaints } = await app.open('/katalog/?search=', {
    viewport: PHONE,
  });
  expect(await page.getByRole('button', { name: 'Uložit hledání' }).count()).toBe(0);
  await page.goto('/?bounds=12,48,19,51.1');
  await page.getByRole('button', { name: 'Uložit hledání' }).click();
  const dialog = page.getByRole('dialog', { name: 'Uložit hledání' });
  await dialog.getByLabel('Název').fill('Kdekoli v Česku');
  await dialog.getByLabel('Jak často psát').selectOption('now');
  await dialog.getByRole('button', { name: 'Uložit hledání' }).click();
  await dialog.getByText('Vyplňte e-mail').waitFor();
  await dialog.getByLabel('E-mail').fill(GUEST);
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Uložit hledání' }).click();
  await page.getByRole('dialog', { name: 'Ještě potvrďte svůj e-mail' }).waitFor();

  const asked = await waitForMail(app.url, GUEST, 'Potvrďte hlídání');
  const link = findLink(asked, '/hledani/');
  await page.goto(link);
  await page.getByRole('heading', { level: 1, name: 'Kdekoli v Česku' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Potvrdit hlídání' }).click();
  await page.getByText('Toto hledání hlídáme').waitFor();

  await approveSpace();
  const alertMail = await waitForAlert();
  expect(alertMail.subject).toContain('Kdekoli v Česku');
  expect(alertMail.text).toContain('/prostor/');
  expect(findLink(alertMail, '/hledani/')).toBe(link);

  // Without scripts the page works by its forms.
  const plain = await app.open(new URL(link).pathname, { javaScriptEnabled: false });
  await plain.page.getByRole('button', { name: 'Odhlásit e-maily' }).click();
  await plain.page.getByRole('heading', { name: 'Toto hledání už nehlídáme' }).waitFor();
  const [, id, token] = /\/hledani\/(\d+)\/([\w-]+)/u.exec(link) ?? [];
  const press = await fetch(`${app.url}/api/saved-searches/${id}/unsubscribe/${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(press.status).toBe(200);
  await page.reload();
  await page.getByRole('heading', { name: 'Toto hledání už nehlídáme' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  expect(complaints).toEqual([]);
}, 300_000);
