import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { Mailer } from '../../platform/mailer/index.ts';
import { JobRegistry } from '../../platform/queue/index.ts';
import { ANONYMIZED_ADDRESS, MailDeliveryService, MailLog, MailService, type MailSubject } from './index.ts';

const message = { subject: 'Dobrý den', paragraphs: ['Dobrý den,'] };

let test: TestApp;
let mails: MailService;
let deliveries: MailDeliveryService;

beforeAll(async () => {
  test = await createTestApp();
  mails = test.app.get(MailService);
  deliveries = test.app.get(MailDeliveryService);
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => test.close());

const inContext = <T>(work: () => Promise<T>): Promise<T> => test.app.get(UnitOfWork).runInOwnContext(work);
const loadLogEntry = (idempotencyKey: string): Promise<MailLog> =>
  test.orm.em.fork().findOneOrFail(MailLog, { cause: idempotencyKey });
const enqueue = async (idempotencyKey: string, subject: MailSubject | null = null): Promise<MailLog> => {
  await inContext(() =>
    mails.enqueue({
      idempotencyKey,
      to: 'jana@prostora.test',
      template: 'space-published',
      message,
      subject,
    }),
  );
  return loadLogEntry(idempotencyKey);
};
const deliver = (id: number, isLastAttempt: boolean): Promise<void> =>
  inContext(() => deliveries.deliver(id, message, isLastAttempt));
const rejectWith = (text: string): unknown =>
  jest.spyOn(test.app.get(Mailer), 'send').mockRejectedValue(new Error(text));

it('logs a mail with its subject and the time of sending', async () => {
  const { id } = await enqueue('guest-1', { type: 'space', id: 7 });
  expect(await loadLogEntry('guest-1')).toMatchObject({
    state: 'waiting',
    subjectType: 'space',
    subjectId: 7,
    sentAt: null,
    failure: null,
  });
  await deliver(id, false);
  expect(await loadLogEntry('guest-1')).toMatchObject({ state: 'sent', sentAt: expect.any(Date) });
});

it('stores the error of the last attempt without addresses and clears it after a success', async () => {
  const { id } = await enqueue('guest-2');
  rejectWith('550 <jana@prostora.test>: no such mailbox\nsecond line');
  await expect(deliver(id, false)).rejects.toThrow('550');
  expect(await loadLogEntry('guest-2')).toMatchObject({ state: 'waiting', failure: null });
  await expect(deliver(id, true)).rejects.toThrow('550');
  expect(await loadLogEntry('guest-2')).toMatchObject({
    state: 'failed',
    failure: '550 <[…]>: no such mailbox',
    sentAt: null,
  });
  jest.restoreAllMocks();
  await deliver(id, false);
  expect(await loadLogEntry('guest-2')).toMatchObject({ state: 'sent', failure: null });
});

it('marks a mail as failed when its job is given up, unless it was sent', async () => {
  const giveUp = (id: number): Promise<void> =>
    inContext(async () => test.app.get(JobRegistry).find('send-mail')?.giveUp?.({ mail_id: id, message }));
  const { id } = await enqueue('guest-5');
  await giveUp(id);
  expect(await loadLogEntry('guest-5')).toMatchObject({
    state: 'failed',
    failure: 'the worker was lost too often while sending',
  });
  await deliver(id, false);
  await giveUp(id);
  expect(await loadLogEntry('guest-5')).toMatchObject({ state: 'sent', failure: null });
});

it('stores no error for anonymized mails', async () => {
  const { id } = await enqueue('guest-3');
  rejectWith('mailbox of Jana Nová is full');
  await expect(deliver(id, true)).rejects.toThrow('full');
  await inContext(() => mails.anonymizeByKeyPrefix(['guest-3']));
  expect(await loadLogEntry('guest-3')).toMatchObject({ address: ANONYMIZED_ADDRESS, failure: null });
  await inContext(() =>
    mails.enqueue({
      idempotencyKey: 'guest-4',
      to: 'jana@prostora.test',
      template: 'account-erased',
      message,
      subject: null,
      anonymizeAddress: true,
    }),
  );
  const unlogged = await loadLogEntry('guest-4');
  await expect(
    inContext(() => deliveries.deliver(unlogged.id, message, true, 'jana@prostora.test')),
  ).rejects.toThrow('full');
  expect(await loadLogEntry('guest-4')).toMatchObject({
    state: 'failed',
    address: ANONYMIZED_ADDRESS,
    failure: null,
  });
});
