import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from 'pg';
import { openSignedIn, OWNER, startTestApp, signIn } from './test-app.ts';

const app = startTestApp();
/** A page of another port, which for a browser is another origin of the same site: what cookies keep off by SameSite comes through here. */
let evil: Server;
let evilUrl: string;

beforeAll(async () => {
  evil = createServer((_request, response) => {
    response
      .setHeader('content-type', 'text/html')
      .end('<!doctype html><title>x</title><link rel="icon" href="data:,"><body></body>');
  });
  await new Promise<void>((resolve) => {
    evil.listen(0, '127.0.0.1', resolve);
  });
  evilUrl = `http://127.0.0.1:${(evil.address() as AddressInfo).port}/`;
});
afterAll(() => {
  evil.closeAllConnections();
  evil.close();
});

async function queryRows<T>(sql: string): Promise<T[]> {
  const client = new Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    return (await client.query(sql)).rows as T[];
  } finally {
    await client.end();
  }
}
const listTraces = (): Promise<unknown[]> =>
  queryRows(
    `select (select count(*) from audit_entry) as deeds, (select count(*) from auth_session where revoked_at is null) as sessions, (select max(rotated_at) from auth_session) as renewed`,
  );

describe('a page of another port, in the browser of an owner who is signed in', () => {
  it('cannot end, renew or open a session by any kind of request', async () => {
    const { page } = await app.newPage();
    // The page renews the session itself when it begins to live.
    const own = page.waitForResponse((response) => response.url().endsWith('/api/auth/refresh'));
    await openSignedIn(page, '/klient/moje-prostory', OWNER);
    await own;
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    // What the portal still has on its way ends with its document.
    await page.goto(evilUrl);
    const before = await listTraces();
    const [sent, cookies, taken] = [[] as string[], [] as string[], [] as string[]];
    page.on('request', (request) => {
      if (!request.url().includes('/api/')) return;
      sent.push(request.url());
      void request.allHeaders().then(
        ({ cookie = '' }) => cookies.push(cookie),
        () => undefined,
      );
    });
    page.on('response', (response) => {
      if (response.url().includes('/api/') && response.status() < 400) taken.push(response.url());
    });
    for (const path of [
      '/api/auth/logout',
      '/api/auth/refresh',
      '/api/auth/login',
      '/api/customer/register',
      '/api/account/erase',
      '/api/account/sessions/end-others',
    ]) {
      await page.goto(evilUrl);
      await page.evaluate(async (address) => {
        const init = {
          method: 'POST',
          credentials: 'include',
          body: '{"username":"novy@prostora.test","password":"Novacek1234"}',
        } as const;
        await fetch(address, { ...init, headers: { 'content-type': 'text/plain' }, mode: 'no-cors' }).catch(
          () => null,
        );
        await fetch(address, { ...init, headers: { 'content-type': 'application/json' } }).catch(() => null);
      }, `${app.url}${path}`);
      const answered = page.waitForURL(`${app.url}${path}`);
      await page.evaluate((address) => {
        const element = document.body.appendChild(document.createElement('form'));
        Object.assign(element, { action: address, method: 'post', enctype: 'text/plain' });
        element.innerHTML =
          '<input name=\'{"username":"novy@prostora.test","password":"Novacek1234","x":"\' value=\'"}\'>';
        element.submit();
      }, `${app.url}${path}`);
      await answered;
    }
    expect(taken).toEqual([]);
    expect(sent.length).toBeGreaterThanOrEqual(18);
    expect(cookies.some((cookie) => cookie.includes('refresh_token='))).toBe(true);
    expect(await listTraces()).toEqual(before);
    await page.goto(`${app.url}/klient/moje-prostory`);
    await page.locator('html[data-live]').waitFor();
    expect(new URL(page.url()).pathname).toBe('/klient/moje-prostory');
  });
});

describe('a signed-in user', () => {
  it('has tokens only in HttpOnly cookies: not in URLs, storage or documents', async () => {
    const { page, context } = await app.newPage();
    const addresses: string[] = [];
    page.on('request', (request) => {
      addresses.push(request.url());
    });
    await page.goto('/prihlasit?next=/klient/moje-prostory');
    await page.locator('html[data-live]').waitFor();
    await signIn(page, OWNER);
    await page.waitForURL((url) => url.pathname === '/klient/moje-prostory');
    await page.goto('/klient/rezervace');
    await page.locator('html[data-live]').waitFor();
    const cookies = await context.cookies();
    const [refresh] = cookies.filter(({ name }) => name.endsWith('refresh_token'));
    expect(refresh).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/auth' });
    expect(
      cookies.filter(
        ({ name, httpOnly }) => !httpOnly && !['signed_in', 'language', 'user-hash'].includes(name),
      ),
    ).toEqual([]);
    const kept = await page.evaluate(() =>
      JSON.stringify([
        { ...localStorage },
        { ...sessionStorage },
        document.cookie,
        document.documentElement.outerHTML,
        location.href,
        JSON.stringify(history.state),
      ]),
    );
    for (const text of [kept, ...addresses]) {
      expect(text).not.toMatch(/eyJ[\w-]{10,}\.eyJ/u);
      expect(text.includes(refresh?.value ?? '?')).toBe(false);
      expect(text).not.toContain(OWNER.password);
    }
  });
});
