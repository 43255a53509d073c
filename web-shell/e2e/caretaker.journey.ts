import { describe, expect, it } from '@jest/globals';
import { addDays, fromPragueWallTime, HOUR_MS, toPragueDay } from '@prostora/contracts';
import type { APIRequestContext, Page } from 'playwright-core';
import { findViolations } from './axe.ts';
import { DESKTOP, PHONE } from './browser.ts';
import {
  CULTURAL_CENTRE,
  findLink,
  signIn,
  startTestApp,
  waitForHydration,
  waitForMail,
} from './test-app.ts';

const app = startTestApp({ mail: true });
const CARETAKER = { email: 'karel.maly@host.example', password: 'Zelena-Stodola1' };
const EVENT = 'Zkouška souboru';
/** Of a request that the browser did not send; each is also in the console. */
const NO_CONNECTION = /net::ERR_INTERNET_DISCONNECTED/u;

type Owner = { readonly request: APIRequestContext; readonly headers: { authorization: string } };

async function signInOwner(page: Page): Promise<Owner> {
  const { email, password } = CULTURAL_CENTRE;
  const { request } = page.context();
  const login = await request.post('/api/auth/login', { data: { username: email, password } });
  const { token } = (await login.json()) as { token: string };
  return { request, headers: { authorization: `Bearer ${token}` } };
}

/** Books the first room that is free in an hour, until an hour later; and one tomorrow. */
async function book({ request, headers }: Owner): Promise<void> {
  const catalog = await request.get('/api/catalog/customer', { headers });
  const { spaces } = (await catalog.json()) as { spaces: { id: number }[] };
  const soon = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS;
  const tomorrow = fromPragueWallTime(addDays(toPragueDay(new Date())), 4 * 60).getTime();
  for (const [start, title] of [
    [soon, EVENT],
    [tomorrow, 'Úklid po plese'],
  ] as const) {
    let isBooked = false;
    for (const { id } of spaces) {
      if (isBooked) break;
      const answer = await request.post('/api/reservations/own', {
        headers,
        data: {
          rooms: [{ space_id: id, price: 4500 }],
          start_datetime: new Date(start).toISOString(),
          end_datetime: new Date(start + HOUR_MS / 2).toISOString(),
          number_of_guests: 24,
          customer_name: 'Jana Nová',
          customer_phone: '777 424 242',
          customer_email: 'jana.nova@host.example',
          title,
          staff_note: 'Klíče u baru, 24 židlí do kruhu',
          status: 'confirmed',
        },
      });
      isBooked = answer.ok();
    }
    expect(isBooked).toBe(true);
  }
}

async function addCaretaker({ request, headers }: Owner): Promise<void> {
  await request.post('/api/team/invitations', {
    headers,
    data: { email: CARETAKER.email, role: 'domovnik', space_ids: null },
  });
  const link = new URL(findLink(await waitForMail(app.url, CARETAKER.email, ''), '/pozvanka'));
  const accepted = await fetch(`${app.url}/api/team/invitations/accept`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      token: new URLSearchParams(link.hash.slice(1)).get('token'),
      name: 'Karel Malý',
      password: CARETAKER.password,
      password_confirm: CARETAKER.password,
      terms_accepted: true,
    }),
  });
  expect([accepted.status, accepted.ok ? '' : await accepted.text()]).toEqual([200, '']);
}

const isStored = (page: Page): Promise<unknown> =>
  page.waitForFunction(async () => {
    const cached = await caches.match('/klient/dnes');
    const worker = await navigator.serviceWorker.getRegistration('/klient/dnes');
    return cached !== undefined && worker?.active?.state === 'activated';
  });
const listPrivate = (page: Page): Promise<string[]> =>
  page.evaluate(
    async (words) => {
      const stored = Object.entries(localStorage).map(([key, value]) => `${key} ${String(value)}`);
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys())
          stored.push(`${request.url} ${(await (await cache.match(request))?.text()) ?? ''}`);
      }
      return stored
        .filter((text) => words.some((word) => text.includes(word)))
        .map((text) => text.slice(0, 80));
    },
    ['Jana Nová', '777424242', 'Klíče u baru', EVENT],
  );

describe('a caretaker’s morning', () => {
  it('is read and marked without a connection, and the owner sees it', async () => {
    const office = await app.newPage({ viewport: DESKTOP });
    const owner = await signInOwner(office.page);
    await book(owner);
    await addCaretaker(owner);
    const { page, context, complaints } = await app.newPage({ viewport: PHONE });
    await page.goto('/prihlasit');
    await waitForHydration(page);
    expect(await listPrivate(page)).toEqual([]);
    await signIn(page, CARETAKER);
    await page.waitForURL('**/klient/dnes');
    const row = page.getByRole('listitem').filter({ hasText: EVENT });
    await row.getByText('Klíče u baru, 24 židlí do kruhu').waitFor();
    expect(await row.getByRole('link', { name: /777/u }).getAttribute('href')).toBe('tel:+420777424242');
    expect(await page.getByRole('main').innerText()).not.toMatch(/Kč|jana\.nova@/u);
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      expect(await findViolations(page)).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    await isStored(page);
    expect(complaints).toEqual([]);

    await context.setOffline(true);
    await page.reload();
    await page.getByText(/^Seznam z\s\d+:\d\d, bez připojení\./u).waitFor();
    await row.getByRole('button', { name: /^Vyřízeno/u }).click();
    await row.getByText(/odešle se s\spřipojením/u).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.reload();
    await row.getByText(/odešle se s\spřipojením/u).waitFor();
    expect(complaints.filter((text) => !NO_CONNECTION.test(text))).toEqual([]);

    complaints.length = 0;
    await context.setOffline(false);
    await row.getByText(/^Vyřízeno\s\d+:\d\d, Karel Malý$/u).waitFor();
    await page.getByText(/bez připojení/u).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);

    await office.page.goto('/klient/dnes');
    await office.page
      .getByText(/vyřízeno\s\d+:\d\d, Karel Malý/u)
      .first()
      .waitFor();
    expect(office.complaints).toEqual([]);

    await page.getByRole('button', { name: 'Více' }).click();
    await page.getByRole('button', { name: 'Odhlásit se' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await listPrivate(page)).toEqual([]);
    await context.setOffline(true);
    await page.goto('/klient/dnes');
    await page.getByRole('heading', { name: 'Vítejte zpátky' }).waitFor();
    expect(await page.getByText(EVENT).count()).toBe(0);
  });
});
