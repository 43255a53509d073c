import { afterAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../../api/test/platform.ts';
import { EnvelopeReceiver } from '../../tools/testing/envelope-receiver.ts';
import { OWNER, waitForHydration, openSignedIn, startTestApp } from './test-app.ts';

const receiver = new EnvelopeReceiver();
afterAll(() => receiver.stop());

const app = startTestApp({
  env: async () => ({ ERROR_REPORTING_DSN: (await receiver.start()).dsn, RELEASE: 'journey' }),
});
const filterSentryUrls = (requests: readonly string[]): string[] =>
  requests.filter((url) => url.includes('sentry'));

describe('errors of browsers', () => {
  it('load no script and send no request until an error happens', async () => {
    const { page, complaints } = await app.newPage();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('/', { waitUntil: 'networkidle' });
    expect([
      filterSentryUrls(requests),
      requests.filter((url) => !url.startsWith(app.url) && !/^(?:data|blob):/u.test(url)),
      receiver.requests,
      complaints,
    ]).toEqual([[], [], 0, []]);
  });

  it('are reported with the release and without private data', async () => {
    const { page } = await app.open('/');
    await page.evaluate(() => {
      void Promise.reject(new Error('jana@seznam.cz could not be drawn'));
    });
    await eventually('reported', () => Promise.resolve(receiver.events.length === 1));
    expect(receiver.events[0]).toMatchObject({
      release: 'journey',
      environment: 'test',
      tags: { during: 'unhandledrejection', path: '/' },
    });
    expect(receiver.text).not.toContain('jana@');
  });

  it('are reported when a space could not be saved, with the id of the request', async () => {
    const { page } = await app.newPage();
    await openSignedIn(page, '/klient/moje-prostory', OWNER);
    await page.goto(
      (await page
        .getByRole('link', { name: /^Upravit prostor/u })
        .first()
        .getAttribute('href')) ?? '',
    );
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    await page.route('**/api/space/save', (route) =>
      route.fulfill({
        status: 500,
        contentType: 'application/json',
        headers: { 'x-request-id': 'journey-1' },
        body: '{}',
      }),
    );
    await page
      .getByLabel(/Stručně|Krátké představení/u)
      .first()
      .fill('Sál s okny do zahrady.');
    await Promise.all([
      page.waitForRequest('**/api/space/save'),
      page
        .getByRole('button', { name: /Uložit/u })
        .first()
        .click(),
    ]);
    await eventually(
      'reported',
      () =>
        Promise.resolve(
          receiver.events.some(
            ({ tags }) => tags?.['during'] === 'space-save' && tags['request_id'] === 'journey-1',
          ),
        ),
      15_000,
    );
  });
});
