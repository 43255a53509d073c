import { afterAll, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { SqlPool, UnitOfWork } from '../../platform/database/index.ts';
import { Mailer, type Mail } from '../../platform/mailer/index.ts';
import { MailService, type MailMessage } from '../mail/index.ts';
import type { Space } from './space.entity.ts';
import { SpaceListeners } from './space.listeners.ts';
import type { StatusChange } from './space-mails.service.ts';

let test: TestApp;
let space: Space;
let sent: Mail[];
let cause = 0;

beforeAll(async () => {
  test = await createTestApp();
  space = await test.make.space({ name: 'Sál <b>„U Lípy“</b>' });
});
beforeEach(() => {
  sent = [];
  cause += 1;
  jest.spyOn(test.app.get(Mailer), 'send').mockImplementation(async (mail) => { await Promise.resolve(sent.push(mail)); });
});
afterAll(() => test.close());

type Job = { mail_id: number; message: MailMessage };
const sql = <T extends object>(text: string): Promise<T[]> => test.app.get(SqlPool).pool.query<T>(text).then(({ rows }) => rows);
const inJob = <T>(work: () => Promise<T>): Promise<T> => test.app.get(UnitOfWork).inOwnContext(work);

/** Tells the listener of a change twice, as a repeated job would, and answers the jobs that came of it. */
async function told(change: Omit<StatusChange, 'space_id'>): Promise<Job[]> {
  const [{ last } = { last: '0' }] = await sql<{ last: string }>('select coalesce(max(id), 0) as last from outbox_event');
  const run = { id: String(cause), attempt: 1, isLastAttempt: false };
  for (let time = 0; time < 2; time += 1) await inJob(() => test.app.get(SpaceListeners).mailOwner({ space_id: space.id, ...change }, run));
  return (await sql<{ payload: Job }>(`select payload from outbox_event where name = 'job:send-mail' and id > ${last}`)).map(({ payload }) => payload);
}
const deliver = ({ mail_id, message }: Job, isLastAttempt = false): Promise<void> => inJob(() => test.app.get(MailService).deliver(mail_id, message, isLastAttempt));
const logged = (id: number): Promise<object[]> => sql(`select address, template, state from mail_log where id = ${id}`);

it('an approved space makes one mail to its owner, however often it is told and tried', async () => {
  const jobs = await told({ from: 'WAITING_FOR_APPROVAL', to: 'PUBLISHED', reason: null });
  expect(jobs).toHaveLength(1);
  for (const job of [...jobs, ...jobs]) await deliver(job);
  expect(sent).toEqual([expect.objectContaining({ to: space.building.customer.user.email, subject: 'Váš prostor je publikovaný', id: `mail-${jobs[0]?.mail_id}` })]);
  expect(sent[0]?.html).toContain('Sál &lt;b&gt;„U Lípy“&lt;/b&gt;');
  expect(sent[0]?.html).not.toContain('<b>');
  expect(sent[0]?.text).toContain(`/prostor/${space.building.slug}/${space.slug}`);
  expect(await logged(jobs[0]?.mail_id ?? 0)).toEqual([{ address: space.building.customer.user.email, template: 'space-published', state: 'sent' }]);
});

it.each<[string, Omit<StatusChange, 'space_id'>]>([
  ['space-returned', { from: 'WAITING_FOR_APPROVAL', to: 'DRAFT', reason: 'Fotky jsou tmavé.\nDoplňte <cenu>.' }],
  ['space-disabled', { from: 'PUBLISHED', to: 'DISABLED', reason: 'Fotky jsou tmavé.\nDoplňte <cenu>.' }],
])('%s says the reason', async (template, change) => {
  const [job] = await told(change);
  if (job) await deliver(job);
  expect(await logged(job?.mail_id ?? 0)).toMatchObject([{ template, state: 'sent' }]);
  expect(sent[0]?.html).toContain('Fotky jsou tmavé.<br>Doplňte &lt;cenu&gt;.');
  expect(sent[0]?.text).toContain('> Fotky jsou tmavé.\n> Doplňte <cenu>.');
});

it.each<Omit<StatusChange, 'space_id'>>([
  { from: 'WAITING_FOR_APPROVAL', to: 'DRAFT', reason: null }, { from: 'PUBLISHED', to: 'DRAFT', reason: null }, { from: 'DRAFT', to: 'WAITING_FOR_APPROVAL', reason: null }, { from: 'DISABLED', to: 'DRAFT', reason: null },
])('$from → $to is no news to the owner', async (change) => {
  expect(await told(change)).toEqual([]);
});

it('a mail the server refuses is tried again, and noted as failed after the last attempt', async () => {
  const [job] = await told({ from: 'DRAFT', to: 'DISABLED', reason: 'Podvod' });
  jest.spyOn(test.app.get(Mailer), 'send').mockRejectedValue(new Error('421 later'));
  if (!job) throw new Error('no mail');
  await expect(deliver(job)).rejects.toThrow('421');
  expect(await logged(job.mail_id)).toMatchObject([{ state: 'waiting' }]);
  await expect(deliver(job, true)).rejects.toThrow('421');
  expect(await logged(job.mail_id)).toMatchObject([{ state: 'failed' }]);
});
