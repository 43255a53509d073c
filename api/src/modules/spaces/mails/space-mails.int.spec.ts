import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { SqlPool, UnitOfWork } from '../../../platform/database/index.ts';
import { Mailer, type Mail } from '../../../platform/mailer/index.ts';
import type { EventRun } from '../../../platform/outbox/index.ts';
import { MailEncryptionService, MailDeliveryService, type MailMessage } from '../../mail/index.ts';
import { EditTokensService } from '../edit-tokens.service.ts';
import { Space } from '../space.entity.ts';
import { SpaceListeners } from './space.listeners.ts';
import type { StatusChange } from './space-mails.templates.ts';

let test: TestApp;
let space: Space;
let sent: Mail[];
let eventId = 0;

beforeAll(async () => {
  test = await createTestApp();
  space = await test.make.space({ name: 'Sál <b>„U Lípy“</b>' });
});
beforeEach(() => {
  sent = [];
  eventId += 1;
  jest.spyOn(test.app.get(Mailer), 'send').mockImplementation(async (mail) => {
    await Promise.resolve(sent.push(mail));
  });
});
afterAll(() => test.close());

type Job = { mail_id: number; message: MailMessage };
const sql = <T extends object>(text: string): Promise<T[]> =>
  test.app
    .get(SqlPool)
    .pool.query<T>(text)
    .then(({ rows }) => rows);
const inJob = <T>(work: () => Promise<T>): Promise<T> => test.app.get(UnitOfWork).runInOwnContext(work);

/** Runs a listener twice, as a repeated job would, and returns the jobs it enqueued. */
async function listJobsOf(listen: (run: EventRun) => Promise<void>): Promise<Job[]> {
  const [{ last } = { last: '0' }] = await sql<{ last: string }>(
    'select coalesce(max(id), 0) as last from outbox_event',
  );
  for (let time = 0; time < 2; time += 1)
    await inJob(() => listen({ id: String(eventId), attempt: 1, isLastAttempt: false }));
  return (
    await sql<{ payload: Job }>(
      `select payload from outbox_event where name = 'job:send-mail' and id > ${last} order by id`,
    )
  ).map(({ payload }) => ({
    ...payload,
    message: test.app.get(MailEncryptionService).decrypt(payload.message),
  }));
}
const notifyOwner = (change: Omit<StatusChange, 'space_id'>): Promise<Job[]> =>
  listJobsOf((run) => test.app.get(SpaceListeners).mailOwner({ space_id: space.id, ...change }, run));
const deliver = ({ mail_id, message }: Job, isLastAttempt = false): Promise<void> =>
  inJob(() => test.app.get(MailDeliveryService).deliver(mail_id, message, isLastAttempt));
const logged = (id: number): Promise<object[]> =>
  sql(`select address, template, state from mail_log where id = ${id}`);

it('sends one mail for an approved space, even if the event and the job are repeated', async () => {
  const jobs = await notifyOwner({ from: 'WAITING_FOR_APPROVAL', to: 'PUBLISHED', by: 'operator' });
  expect(jobs).toHaveLength(1);
  for (const job of [...jobs, ...jobs]) await deliver(job);
  expect(sent).toEqual([
    expect.objectContaining({
      to: space.building.customer.user.email,
      subject: 'Váš prostor je zveřejněný',
      id: `mail-${jobs[0]?.mail_id}`,
    }),
  ]);
  expect(sent[0]?.html).toContain('Sál &lt;b&gt;„U Lípy“&lt;/b&gt;');
  expect(sent[0]?.html).not.toContain('<b>');
  expect(sent[0]?.text).toContain(`/prostor/${space.building.slug}/${space.slug}`);
  expect(await logged(jobs[0]?.mail_id ?? 0)).toEqual([
    { address: space.building.customer.user.email, template: 'space-published', state: 'sent' },
  ]);
});

it.each<[string, Omit<StatusChange, 'space_id'>]>([
  ['space-returned', { from: 'WAITING_FOR_APPROVAL', to: 'DRAFT', by: 'operator' }],
  ['space-disabled', { from: 'PUBLISHED', to: 'DISABLED', by: 'operator' }],
])('includes the reason of the space in %s', async (template, change) => {
  await test.orm.em
    .fork()
    .nativeUpdate(Space, { id: space.id }, { statusReason: 'Fotky jsou tmavé.\nDoplňte <cenu>.' });
  const [job] = await notifyOwner(change);
  if (job) await deliver(job);
  expect(await logged(job?.mail_id ?? 0)).toMatchObject([{ template, state: 'sent' }]);
  expect(sent[0]?.html).toContain('Fotky jsou tmavé.<br>Doplňte &lt;cenu&gt;.');
  expect(sent[0]?.text).toContain('> Fotky jsou tmavé.\n> Doplňte <cenu>.');
});

it.each<[string, Omit<StatusChange, 'space_id'>]>([
  ['space-received', { from: 'DRAFT', to: 'WAITING_FOR_APPROVAL', by: 'owner' }],
  ['space-enabled', { from: 'DISABLED', to: 'DRAFT', by: 'operator' }],
  ['space-unpublished', { from: 'PUBLISHED', to: 'DRAFT', by: 'operator' }],
  ['space-deleted', { from: 'PUBLISHED', to: 'DELETED', by: 'operator' }],
  ['space-restored', { from: 'DELETED', to: 'DRAFT', by: 'operator' }],
])('notifies the owner with %s', async (template, change) => {
  const [job] = await notifyOwner({ ...change });
  expect(await logged(job?.mail_id ?? 0)).toMatchObject([{ template, state: 'waiting' }]);
});

it('includes an edit link of the returned space only', async () => {
  const [job] = await notifyOwner({ from: 'WAITING_FOR_APPROVAL', to: 'DRAFT', by: 'operator' });
  if (job) await deliver(job);
  const token = /\/upravit-prostor#token=([\w.-]+)/u.exec(sent[0]?.text ?? '')?.[1] ?? '';
  expect(test.app.get(EditTokensService).verify(token)).toBe(space.id);
});

it.each<Omit<StatusChange, 'space_id'>>([
  { from: 'WAITING_FOR_APPROVAL', to: 'DRAFT', by: 'owner' },
  { from: 'PUBLISHED', to: 'DRAFT', by: 'owner' },
  { from: 'PUBLISHED', to: 'DELETED', by: 'owner' },
])('does not notify the owner of their own step $from → $to', async (change) => {
  expect(await notifyOwner({ ...change })).toEqual([]);
});

it('does not notify an anonymized user', async () => {
  await sql(`update app_user set erased_at = now() where id = ${space.building.customer.user.id}`);
  expect(await notifyOwner({ from: 'PUBLISHED', to: 'DELETED', by: 'operator' })).toEqual([]);
  await sql(`update app_user set erased_at = null where id = ${space.building.customer.user.id}`);
});

describe('mails to operators', () => {
  const notifyOperators = (change: Omit<StatusChange, 'space_id'>): Promise<Job[]> =>
    listJobsOf((run) => test.app.get(SpaceListeners).mailOperators({ space_id: space.id, ...change }, run));

  it('go to every operator except blocked ones when a space waits for approval', async () => {
    const [one, other] = [await test.make.admin(), await test.make.admin()];
    await test.make.admin({ blockedAt: new Date() });
    const jobs = await notifyOperators({ from: 'DRAFT', to: 'WAITING_FOR_APPROVAL', by: 'owner' });
    const mails = await Promise.all(jobs.map(({ mail_id }) => logged(mail_id)));
    expect(mails.flat()).toEqual(
      [one, other].map(({ email }) => ({
        address: email,
        template: 'operator-space-waiting',
        state: 'waiting',
      })),
    );
    expect(jobs[0]?.message.action?.path).toBe('/admin2/prostory');
  });

  it('report a withdrawal by the owner, but no steps of operators', async () => {
    expect(
      (await notifyOperators({ from: 'PUBLISHED', to: 'DRAFT', by: 'owner' }))[0]?.message.subject,
    ).toContain('Staženo majitelem');
    expect(await notifyOperators({ from: 'PUBLISHED', to: 'DRAFT', by: 'operator' })).toEqual([]);
    expect(await notifyOperators({ from: 'DRAFT', to: 'DELETED', by: 'owner' })).toEqual([]);
  });

  it('report an edited space once, with the changed fields', async () => {
    const [review] = await sql<{ id: number }>(
      `insert into space_review (space_id, changes, opened_at, changed_at) values (${space.id}, '[{"field":"perex","before":"a","after":"b"},{"field":"capacity","before":1,"after":2}]', now(), now()) returning id`,
    );
    const notifyOfReview = (): Promise<Job[]> =>
      listJobsOf((run) => test.app.get(SpaceListeners).mailOfReview({ review_id: review?.id ?? 0 }, run));
    expect((await notifyOfReview())[0]?.message.paragraphs.join(' ')).toContain(
      'Co se změnilo: krátké představení, kapacita.',
    );
    await sql(`update space_review set reviewed_at = now() where id = ${review?.id}`);
    eventId += 1;
    expect(await notifyOfReview()).toEqual([]);
  });
});

it('retries a rejected mail, and marks it as failed after the last attempt', async () => {
  const [job] = await notifyOwner({ from: 'DRAFT', to: 'DISABLED', by: 'operator' });
  jest.spyOn(test.app.get(Mailer), 'send').mockRejectedValue(new Error('421 <jana@prostora.test> later'));
  if (!job) throw new Error('no mail');
  const failure = await deliver(job).catch((error: unknown) => error);
  expect(failure).toEqual(new Error('421 <[…]> later'));
  expect(await logged(job.mail_id)).toMatchObject([{ state: 'waiting' }]);
  await expect(deliver(job, true)).rejects.toThrow('421');
  expect(await logged(job.mail_id)).toMatchObject([{ state: 'failed' }]);
});
