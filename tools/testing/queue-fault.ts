import { Queue, type ConnectionOptions } from 'bullmq';
import { PostgresDriver } from '../../api/src/platform/queue/postgres-driver.ts';

/** Puts jobs nobody can read into a product's queue of mails, in PostgreSQL: its worker fails on each at once, and for good. */
export async function breakMails(databaseUrl: string, ids: readonly number[]): Promise<void> {
  const driver = new PostgresDriver({ DATABASE_URL: databaseUrl, QUEUE_PRODUCER_POOL_MAX: 2, QUEUE_CONSUMER_POOL_MAX: 10 }, () => undefined);
  const { connection, factory, prefix } = driver.producer();
  const queue = new Queue('emails', { connection: connection as ConnectionOptions, prefix, skipMetasUpdate: true }, factory as never);
  for (const id of ids) await queue.add('send-mail', { mail_id: id, message: 'not a message' }, { jobId: `mail-${id}` });
  await queue.close();
  await driver.close();
}
