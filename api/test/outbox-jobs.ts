import { UnitOfWork } from '../src/platform/database/index.ts';
import { JobRegistry } from '../src/platform/queue/index.ts';
import type { TestApp } from './app.ts';

/**
 * Runs the jobs of a name that wait in the outbox, as the relay and a worker do.
 * @returns their number
 */
export async function runOutboxJobs(test: TestApp, { name }: { name: string }): Promise<number> {
  const rows = await test.orm.em
    .fork()
    .getConnection()
    .execute<{ payload: object }[]>(
      `update outbox_event set relayed_at = now() where relayed_at is null and name = ? returning payload`,
      [`job:${name}`],
    );
  const job = test.app.get(JobRegistry).find(name);
  for (const { payload } of rows)
    await test.app
      .get(UnitOfWork)
      .runInOwnContext(
        () =>
          job?.handle(job.job.read(payload), { id: '1', attempt: 1, isLastAttempt: true }) ??
          Promise.resolve(),
      );
  return rows.length;
}
