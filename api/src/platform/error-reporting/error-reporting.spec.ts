import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Test } from '@nestjs/testing';
import { EnvelopeReceiver } from '../../../../tools/testing/envelope-receiver.ts';
import { createLogger } from '../logging/log.ts';
import { createErrorReporter, ErrorReportingModule, NoopErrorReporter, type ErrorReporter } from './index.ts';

let receiver: EnvelopeReceiver;
const createReporter = (dsn: string | undefined): Promise<ErrorReporter> =>
  createErrorReporter({ ERROR_REPORTING_DSN: dsn, RELEASE: '4f2c', NODE_ENV: 'production' });

beforeEach(async () => {
  receiver = await new EnvelopeReceiver().start();
});
afterEach(() => receiver.stop());

describe('ErrorReporter.report', () => {
  it('sends the error, its cause, the tags and the release', async () => {
    const reports = await createReporter(receiver.dsn);
    reports.report(new TypeError('the index has no such row', { cause: new Error('the disk is full') }), {
      request_id: 'abcdefgh',
      route: '/api/space/',
    });
    await reports.flush(2000);
    expect(receiver.events).toEqual([
      expect.objectContaining({
        release: '4f2c',
        environment: 'production',
        platform: 'node',
        tags: { request_id: 'abcdefgh', route: '/api/space/' },
      }),
    ]);
    const exceptions = receiver.events[0]?.exception?.values ?? [];
    expect(exceptions.map(({ type, value }) => [type, value])).toEqual([
      ['Error', 'the disk is full'],
      ['TypeError', 'the index has no such row'],
    ]);
    expect(exceptions.at(-1)?.stacktrace?.frames?.length).toBeGreaterThan(0);
  });

  it('sends no personal data and no secrets', async () => {
    const reports = await createReporter(receiver.dsn);
    reports.report(
      new Error(
        'jana.novakova@seznam.cz +420 601 123 456 password=Heslo1234 postgres://prostora:tajne@db/x /rezervace/12/tajny-token-hosta',
      ),
      {},
    );
    reports.report({ email: 'jana@seznam.cz', password: 'Heslo1234' }, {});
    await reports.flush(2000);
    expect(receiver.events).toHaveLength(2);
    expect(receiver.text).not.toMatch(/novakova|601 123|Heslo1234|tajne|tajny|jana@/u);
  });

  it('drops reports above the in-flight limit', async () => {
    receiver.delayMs = 300;
    const reports = await createReporter(receiver.dsn);
    const started = performance.now();
    for (let n = 0; n < 500; n += 1) reports.report(new Error(`storm ${n}`), {});
    expect(performance.now() - started).toBeLessThan(2000);
    await reports.flush(3000);
    expect(receiver.requests).toBeGreaterThan(0);
    expect(receiver.requests).toBeLessThanOrEqual(20);
  });

  it('ignores an unreachable service', async () => {
    const { dsn } = receiver;
    await receiver.stop();
    const reports = await createReporter(dsn);
    reports.report(new Error('unreachable'), {});
    await reports.flush(500);
    receiver = await new EnvelopeReceiver().start();
  });

  it('sends nothing without a DSN', async () => {
    const reports = await createReporter(undefined);
    expect(reports).toBeInstanceOf(NoopErrorReporter);
    reports.report(new Error('only in the log'), {});
    await reports.flush(10);
    expect(receiver.requests).toBe(0);
  });
});

describe('createLogger with error reports', () => {
  it('reports error lines with their tags, and no lower level', async () => {
    const reports = await createReporter(receiver.dsn);
    const log = createLogger({ LOG_LEVEL: 'info' }, { stream: { write: () => undefined }, reports });
    log.error(
      {
        err: new Error('unexpected'),
        request_id: 'abcdefgh',
        route: '/api/x',
        path: '/prostor/loft?jmeno=Jana',
      },
      'unexpected error',
    );
    log.error({ err: new Error('the job'), job: 'send-mail', job_id: '7', attempt: 8 }, 'a job failed');
    log.warn({ err: new Error('again') }, 'a job will be tried again');
    log.error('without an error');
    await reports.flush(2000);
    expect(receiver.events.map(({ tags }) => tags)).toEqual([
      { request_id: 'abcdefgh', route: '/api/x' },
      { job: 'send-mail', job_id: '7', attempt: 8 },
    ]);
  });
});

it('flushes pending reports on shutdown', async () => {
  receiver.delayMs = 100;
  const reports = await createReporter(receiver.dsn);
  const app = await Test.createTestingModule({ imports: [ErrorReportingModule.forRoot(reports)] }).compile();
  reports.report(new Error('last words'), {});
  await app.close();
  expect(receiver.events).toHaveLength(1);
});
