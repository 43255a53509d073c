import { describe, expect, it } from '@jest/globals';
import { createLogger } from './log.ts';
import { runWithTrace } from './trace.ts';
import { redactSecrets } from '@prostora/contracts/redaction.ts';

const TOKEN = 'qN7cJ1mVt0Lr2Xw9Zb3yKd8sFh5gPa6uEo4iTnRvCx0';

describe('createLogger within a trace', () => {
  it('adds the request id to lines inside the trace only', async () => {
    const lines: string[] = [];
    const reported: unknown[] = [];
    const log = createLogger(
      { LOG_LEVEL: 'info' },
      {
        stream: {
          write: (line) => {
            lines.push(line);
          },
        },
        reports: {
          report: (_error: unknown, tags: object) => {
            reported.push(tags);
          },
          flush: () => Promise.resolve(),
        },
      },
    );
    await runWithTrace({ request_id: 'abc-12345', job: 'send-mail' }, async () => {
      await Promise.resolve();
      log.info({ n: 1 }, 'inside');
      log.error({ err: new Error('broken') }, 'failed');
    });
    log.info('outside');
    expect(lines.map((line) => (JSON.parse(line) as { request_id?: string }).request_id)).toEqual([
      'abc-12345',
      'abc-12345',
      undefined,
    ]);
    expect(reported).toEqual([{ request_id: 'abc-12345', job: 'send-mail' }]);
  });
});

describe('redactSecrets', () => {
  it.each([
    [`/rezervace/12/${TOKEN}`, '/rezervace/12/[redacted]'],
    [`/rezervace/12/${TOKEN}?zrusit=1`, '/rezervace/12/[redacted]?zrusit=1'],
    ['/rezervace/12/short', '/rezervace/12/[redacted]'],
    [`/hledani/3/${TOKEN}`, '/hledani/3/[redacted]'],
    [`/vyber/3/${TOKEN}`, '/vyber/3/[redacted]'],
    [`/blog/nahled/7/${TOKEN}`, '/blog/nahled/7/[redacted]'],
    [`/api/blog/preview/7/${TOKEN}`, '/api/blog/preview/7/[redacted]'],
    [`/api/saved-searches/3/unsubscribe/${TOKEN}`, '/api/saved-searches/3/unsubscribe/[redacted]'],
    [`/poptavka/3/${TOKEN}/`, '/poptavka/3/[redacted]/'],
    [
      `https://prostora.test/poptavka/3/${TOKEN}#nabidka`,
      'https://prostora.test/poptavka/3/[redacted]#nabidka',
    ],
    [`/api/reservations/12/${TOKEN}/rezervace.ics`, '/api/reservations/12/[redacted]/rezervace.ics'],
    [`/api/calendars/5-${TOKEN}.ics`, '/api/calendars/[redacted].ics'],
    [`/api/calendars/m5.${TOKEN}.ics`, '/api/calendars/[redacted].ics'],
    [`/api/calendars/space/5/${TOKEN}.ics`, '/api/calendars/[redacted].ics'],
    [`/upravit-prostor?auth_token=${TOKEN}&x=1`, '/upravit-prostor?auth_token=[redacted]&x=1'],
    [`/obnova-hesla#token=${TOKEN}`, '/obnova-hesla#token=[redacted]'],
    [
      `GET /rezervace/12/${TOKEN} and /poptavka/3/${TOKEN}`,
      'GET /rezervace/12/[redacted] and /poptavka/3/[redacted]',
    ],
  ])('redacts %s to %s', (address, written) => {
    expect(redactSecrets(address)).toBe(written);
  });

  it.each([
    '/klient/rezervace?rezervace=12',
    '/api/reservations/12/guest',
    '/api/reservations/12/confirm',
    '/poptavka',
    '/prostor/pragovka/loft-kotelna',
    '/api/calendars/space/5/export',
  ])('keeps %s as it is', (address) => {
    expect(redactSecrets(address)).toBe(address);
  });

  it('redacts tokens in members and in error messages', () => {
    const lines: string[] = [];
    const log = createLogger(
      { LOG_LEVEL: 'info' },
      {
        stream: {
          write: (line) => {
            lines.push(line);
          },
        },
      },
    );
    log.info({ path: `/rezervace/12/${TOKEN}` }, 'a document');
    log.error(
      { err: new Error(`no answer from "/api/reservations/12/${TOKEN}/rezervace.ics"\nat line 1`) },
      `/poptavka/3/${TOKEN} failed`,
    );
    expect(lines).toHaveLength(2);
    expect(lines.join('')).not.toContain(TOKEN);
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      'a document',
      '/poptavka/3/[redacted] failed',
    ]);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ path: '/rezervace/12/[redacted]' });
  });
});
