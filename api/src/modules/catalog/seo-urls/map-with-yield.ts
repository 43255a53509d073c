import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** Items processed before yielding to the event loop. */
const BATCH_SIZE = 100;

/** Maps many items and yields to the event loop between batches, so that other requests are served. */
export async function mapWithYield<A, B>(
  items: readonly A[],
  transform: (item: A) => B | Promise<B>,
): Promise<B[]> {
  const results: B[] = [];
  for (const item of items) {
    results.push(await transform(item));
    if (results.length % BATCH_SIZE === 0) await yieldToEventLoop();
  }
  return results;
}
