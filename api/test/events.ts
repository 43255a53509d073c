import { SqlPool, UnitOfWork } from '../src/platform/database/index.ts';
import { ListenerRegistry } from '../src/platform/outbox/listener-registry.ts';
import { JOB_PREFIX } from '../src/platform/outbox/outbox.ts';
import { JobRegistry } from '../src/platform/queue/index.ts';
import type { TestApp } from './app.ts';

type WaitingRow = { id: string; name: string; payload: object };

/**
 * Simulates relay and worker: delivers the waiting events with a prefix to every listener twice, and runs the
 * waiting jobs twice, as after a crash.
 */
export async function relayTwice({ app }: TestApp, prefix: string): Promise<void> {
  const { rows } = await app.get(SqlPool).pool.query<WaitingRow>(
    `update outbox_event set relayed_at = now() where relayed_at is null and starts_with(name, $1)
       returning id, name, payload`,
    [prefix],
  );
  for (const { id, name, payload } of rows.sort((one, other) => Number(one.id) - Number(other.id))) {
    const jobs = name.startsWith(JOB_PREFIX)
      ? [name.slice(JOB_PREFIX.length)]
      : app
          .get(ListenerRegistry)
          .listFor(name)
          .map(({ job }) => job.name);
    for (const job of [...jobs, ...jobs]) {
      const handler = app.get(JobRegistry).find(job);
      if (!handler) throw new Error(`No handler of ${job}`);
      await app
        .get(UnitOfWork)
        .runInOwnContext(() => handler.handle(payload, { id, attempt: 1, isLastAttempt: false }));
    }
  }
}
