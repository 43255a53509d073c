import { setImmediate as turn } from 'node:timers/promises';

/** Items processed before yielding to the event loop. */
const BATCH = 100;

/** Maps many items and yields to the event loop between batches, so that other requests are served. */
export async function inTurns<A, B>(items: readonly A[], step: (item: A) => B): Promise<B[]> {
  const done: B[] = [];
  for (const item of items) {
    done.push(step(item));
    if (done.length % BATCH === 0) await turn();
  }
  return done;
}
