import { SqlPool, UnitOfWork } from '../src/platform/database/index.ts';
import { ListenerRegistry } from '../src/platform/outbox/listener-registry.ts';
import { JobRegistry } from '../src/platform/queue/index.ts';
import type { TestApp } from './app.ts';

type Waiting = { id: string; name: string; payload: object };

/** Stands for the relay and the worker: has every listener hear the waiting events of a kind twice, as a repetition after a crash would. */
export async function relayTwice({ app }: TestApp, prefix: string): Promise<void> {
  const { rows } = await app.get(SqlPool).pool.query<Waiting>('update outbox_event set relayed_at = now() where relayed_at is null and starts_with(name, $1) returning id, name, payload', [prefix]);
  for (const { id, name, payload } of rows.sort((one, other) => Number(one.id) - Number(other.id))) {
    for (const { job } of [...app.get(ListenerRegistry).of(name), ...app.get(ListenerRegistry).of(name)]) {
      const handler = app.get(JobRegistry).find(job.name);
      if (!handler) throw new Error(`No handler of ${job.name}`);
      await app.get(UnitOfWork).inOwnContext(() => handler.handle(payload, { id, attempt: 1, isLastAttempt: false }));
    }
  }
}
