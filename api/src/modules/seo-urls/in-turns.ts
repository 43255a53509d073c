import { setImmediate as turn } from 'node:timers/promises';

/** Addresses looked at before other requests get their turn. */
const BATCH = 100;

/** Many steps, among which other requests get their turn. */
export async function inTurns<A, B>(items: readonly A[], step: (item: A) => B): Promise<B[]> {
  const done: B[] = [];
  for (const item of items) {
    done.push(step(item));
    if (done.length % BATCH === 0) await turn();
  }
  return done;
}
