import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adminOperations } from '@prostora/strings/cs/admin-operations.ts';
import type { LightMyRequestResponse } from 'fastify';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { eventually, listQueueBackends } from '../../../../test/platform.ts';
import { OutboxEvent } from '../../../platform/outbox/index.ts';
import { JobQueue, JobRegistry, JobWorkers, QueueRegistry } from '../../../platform/queue/index.ts';
import { AuditEntry } from '../../audit/index.ts';
import { MailLog } from '../../mail/index.ts';
import { sendMail } from '../../mail/send-mail.job.ts';
import type { SpaceImage } from '../../spaces/index.ts';

type FailedRow = {
  id: string;
  queue: string;
  job: string;
  reason: string;
  attempts: number;
  failed_at: string;
  about: { type: string; id: number }[];
};
type Page = { items: FailedRow[]; total: number; searched_all: boolean };

/** An invalid message: its job fails permanently on the first attempt. */
const UNREADABLE = 'not a message';

describe.each(listQueueBackends(9))('queues on $name', ({ environment, clean }) => {
  let test: TestApp;
  let headers: { authorization: string };
  let adminId: number;
  let photo: SpaceImage;

  const get = (url: string): Promise<LightMyRequestResponse> =>
    test.request({ url: `/api/admin/queues${url}`, headers });
  const post = (url: string, payload: object): Promise<LightMyRequestResponse> =>
    test.request({ method: 'POST', url: `/api/admin/queues${url}`, headers, payload });
  const failed = async (query = ''): Promise<Page> => (await get(`/failed?${query}`)).json<Page>();
  const lastEntry = (): Promise<AuditEntry | undefined> =>
    test.orm.em
      .fork()
      .find(AuditEntry, { subjectType: 'queue' }, { orderBy: { id: 'desc' }, limit: 1 })
      .then(([entry]) => entry);
  const breakMail = (id: number): Promise<void> =>
    test.app
      .get(JobQueue)
      .enqueue(sendMail, { mail_id: id, message: UNREADABLE } as never, { jobId: `mail-${id}` });

  beforeAll(async () => {
    await clean();
    test = await createTestApp(environment);
    const admin = await test.make.admin();
    adminId = admin.id;
    headers = await test.signIn(admin.email);
    await test.app.get(QueueRegistry).driver.prepare();
    photo = await test.make.photo(await test.make.space());
    await test.app
      .get(JobQueue)
      .enqueue(
        { ...sendMail, name: 'lost-work', queue: 'images' } as never,
        { image_id: photo.image.id },
        { jobId: 'image' },
      );
    test.app.get(JobWorkers).start({ unreadableWaitMs: 0 });
    await Promise.all([901, 902, 903].map(breakMail));
    await eventually('the mail jobs have failed', async () => (await failed('queue=emails')).total === 3);
    await eventually('the unknown job has failed', async () => (await failed('job=lost-work')).total === 1);
  });
  afterAll(() => test.close());

  it('has a Czech name for every job; jobs of listeners are named by their event', () => {
    const names = test.app
      .get(JobRegistry)
      .listJobs()
      .map(({ job }) => job.name)
      .filter((name) => !name.includes('/'));
    expect(names).toContain('send-mail');
    expect(names.filter((name) => !(name in adminOperations.queues.jobs))).toEqual([]);
  });

  it('returns counts of the queues and scheduled jobs', async () => {
    await eventually(
      'schedules are registered',
      async () =>
        (await get(''))
          .json<{ schedules?: { job: string }[] }>()
          .schedules?.some(({ job }) => job === 'clean-outbox') ?? false,
    );
    const { queues, schedules } = (await get('')).json<{
      queues: { queue: string }[];
      schedules: object[];
    }>();
    expect(queues.map(({ queue }) => queue)).toEqual([
      'events',
      'emails',
      'images',
      'calendars',
      'maintenance',
    ]);
    expect(queues[1]).toEqual({
      queue: 'emails',
      waiting: 0,
      active: 0,
      delayed: 0,
      failed: 3,
      paused: false,
    });
    expect(schedules).toContainEqual({
      job: 'clean-outbox',
      queue: 'maintenance',
      pattern: '17 3 * * *',
      every: null,
      next_at: expect.any(String),
    });
  });

  it('lists failed jobs filtered by queue, job and reason, with paging', async () => {
    const { items, total, searched_all: searchedAll } = await failed('queue=emails&page_size=2');
    expect([items.length, total, searchedAll]).toEqual([2, 3, true]);
    expect((await failed('queue=emails&page_size=2&page=2')).items).toHaveLength(1);
    expect((await failed('job=send-mail&search=NO%20VALID%20message')).items).toHaveLength(3);
    expect((await failed('job=lost-work')).items).toMatchObject([
      {
        queue: 'images',
        reason: 'There is no job lost-work.',
        about: [
          { type: 'image', id: photo.image.id },
          { type: 'space', id: photo.space.id },
        ],
      },
    ]);
    expect((await failed('search=elsewhere')).total).toBe(0);
    const row = (await failed()).items.find(({ id }) => id === 'emails/mail-902');
    expect(row).toEqual({
      id: 'emails/mail-902',
      queue: 'emails',
      job: 'send-mail',
      reason: 'The payload of send-mail has no valid message.',
      attempts: 1,
      failed_at: expect.any(String),
      about: [{ type: 'mail', id: 902 }],
    });
  });

  it.each(['queue=secrets', 'job=%27', 'page=0', 'page_size=101', 'sort=at', `search=${'x'.repeat(101)}`])(
    'returns 422 for the query %s',
    async (query) => {
      expect((await get(`/failed?${query}`)).statusCode).toBe(422);
    },
  );

  it.each([
    ['failed/retry', {}],
    ['failed/retry', { id: 'emails' }],
    ['failed/remove', { id: 'emails/' }],
    ['failed/retry-all', { queue: 'secrets' }],
    ['failed/retry-all', { job: 7 }],
  ])('returns 422 for %s with %j', async (call, body) => {
    expect((await post(`/${call}`, body)).statusCode).toBe(422);
  });

  it('retries a failed job and writes an audit record', async () => {
    expect((await post('/failed/retry', { id: 'emails/mail-901' })).json()).toEqual({ status: 'ok' });
    expect(await lastEntry()).toMatchObject({
      actorId: adminId,
      action: 'queue.retry',
      subjectId: 0,
      after: { queue: 'emails', job: 'send-mail', job_id: 'mail-901' },
    });
    await eventually('it has failed again', async () => (await failed('queue=emails')).total === 3);
  });

  it('deletes a failed job permanently', async () => {
    expect((await post('/failed/remove', { id: 'emails/mail-903' })).statusCode).toBe(200);
    expect(await lastEntry()).toMatchObject({
      action: 'queue.remove',
      before: { job_id: 'mail-903', reason: 'The payload of send-mail has no valid message.' },
    });
    expect((await failed('queue=emails')).items.map(({ id }) => id)).not.toContain('emails/mail-903');
    for (const call of ['/failed/remove', '/failed/retry'])
      expect((await post(call, { id: 'emails/mail-903' })).statusCode).toBe(404);
    expect((await post('/failed/retry', { id: 'secrets/mail-901' })).statusCode).toBe(404);
  });

  it('retries all failed jobs of a kind', async () => {
    expect((await post('/failed/retry-all', { queue: 'emails', job: 'send-mail' })).json()).toEqual({
      retried: 2,
      left: 0,
    });
    expect(await lastEntry()).toMatchObject({
      action: 'queue.retry-all',
      after: { queue: 'emails', job: 'send-mail', jobs: 2 },
    });
    expect((await post('/failed/retry-all', { queue: 'calendars' })).json()).toEqual({ retried: 0, left: 0 });
    expect((await lastEntry())?.after).toMatchObject({ queue: 'emails' });
    await eventually('they have failed again', async () => (await failed('queue=emails')).total === 2);
  });

  it('returns the backlog of the outbox', async () => {
    const em = test.orm.em.fork();
    const backlog = async (): Promise<unknown> => (await get('/outbox')).json();
    expect(await backlog()).toEqual({ waiting: 0, oldest_at: null });
    const createdAt = new Date('2026-11-01T10:00:00Z');
    em.create(
      OutboxEvent,
      { name: 'space.status-changed', payload: { space_id: 1 }, createdAt },
      { partial: true },
    );
    await em.flush();
    expect(await backlog()).toEqual({ waiting: 1, oldest_at: createdAt.toISOString() });
  });

  describe('POST /api/admin/mails/:id/retry', () => {
    const retryMail = (id: number): Promise<LightMyRequestResponse> =>
      test.request({ method: 'POST', url: `/api/admin/mails/${id}/retry`, headers });
    const mailOf = async (cause: string, values: Partial<MailLog> = {}): Promise<MailLog> => {
      const em = test.orm.em.fork();
      const mail = em.create(
        MailLog,
        {
          cause,
          address: 'jana@prostora.test',
          template: 'space-published',
          state: 'failed',
          failure: '550',
          ...values,
        },
        { partial: true },
      );
      await em.flush();
      return mail;
    };

    it('retries the failed job of the mail', async () => {
      const { id } = await mailOf('retry-1');
      await breakMail(id);
      await eventually('it has failed', async () =>
        (await failed('queue=emails')).items.some((row) => row.id === `emails/mail-${id}`),
      );
      expect((await retryMail(id)).json()).toMatchObject({ id, state: 'waiting', failure: null });
      expect(
        await test.orm.em.fork().findOne(AuditEntry, { subjectType: 'mail', subjectId: id }),
      ).toMatchObject({ actorId: adminId, action: 'mail.retry', after: { state: 'waiting' } });
      expect((await retryMail(id)).json()).toMatchObject({ status_code: 409, error_code: 'MAIL_NOT_FAILED' });
    });

    it('returns 409 if the job is gone or the recipient is anonymized, and changes nothing', async () => {
      const { id } = await mailOf('retry-2');
      expect((await retryMail(id)).json()).toMatchObject({ status_code: 409, error_code: 'MAIL_GONE' });
      const unknown = await mailOf('retry-3', { address: 'smazano', failure: null });
      await breakMail(unknown.id);
      await eventually('it has failed', async () =>
        (await failed('queue=emails')).items.some((row) => row.id === `emails/mail-${unknown.id}`),
      );
      expect((await retryMail(unknown.id)).json()).toMatchObject({ error_code: 'MAIL_GONE' });
      expect((await test.orm.em.fork().findOneOrFail(MailLog, { id })).state).toBe('failed');
      expect((await retryMail(999_999)).statusCode).toBe(404);
    });
  });
});

it('returns 503 for queue calls while Redis is down, and still returns the outbox backlog', async () => {
  const test = await createTestApp({ REDIS_URL: 'redis://127.0.0.1:9' });
  const headers = await test.signIn((await test.make.admin()).email);
  const { id } = await (async () => {
    const em = test.orm.em.fork();
    const mail = em.create(
      MailLog,
      {
        cause: 'away',
        address: 'jana@prostora.test',
        template: 'space-published',
        state: 'failed',
        failure: '550',
      },
      { partial: true },
    );
    await em.flush();
    return mail;
  })();
  const asked = await Promise.all(
    ['queues', 'queues/failed'].map((url) => test.request({ url: `/api/admin/${url}`, headers })),
  );
  const written = await Promise.all(
    [
      ['queues/failed/retry', { id: 'emails/1' }],
      ['queues/failed/retry-all', {}],
      [`mails/${id}/retry`, {}],
    ].map(([url, payload]) =>
      test.request({ method: 'POST', url: `/api/admin/${String(url)}`, headers, payload: payload as object }),
    ),
  );
  for (const answer of [...asked, ...written])
    expect(answer.json()).toMatchObject({ status_code: 503, error_code: 'UNAVAILABLE' });
  expect((await test.request({ url: '/api/admin/queues/outbox', headers })).statusCode).toBe(200);
  expect(await test.orm.em.fork().findOneOrFail(MailLog, { id })).toMatchObject({
    state: 'failed',
    failure: '550',
  });
  expect(await test.orm.em.fork().count(AuditEntry, { subjectType: ['queue', 'mail'] })).toBe(0);
  await test.close();
});
