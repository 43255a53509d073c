import type { AnyWorker } from '../queue/queue-driver.ts';

/** Same as on Redis. In PostgreSQL an idle worker would wait up to an hour for a notification. */
const MAX_BLOCK_SECONDS = 10;

/**
 * Calls a function after each successful fetch of a worker, also when no job waits; BullMQ has no event for it.
 * An idle worker fetches at least every ten seconds, so that it is told from one that hangs, and a lost
 * notification delays a job no longer.
 */
export function onFetch(worker: AnyWorker, onFetched: () => void): void {
  const backend = worker.getBackend();
  const moveToActive = backend.moveToActive.bind(backend);
  Object.defineProperties(backend, {
    maximumBlockTimeout: { value: MAX_BLOCK_SECONDS },
    moveToActive: {
      value: async (...args: Parameters<typeof moveToActive>) => {
        const fetched = await moveToActive(...args);
        onFetched();
        return fetched;
      },
    },
  });
}
