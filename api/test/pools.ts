import type { LightMyRequestResponse } from 'fastify';

/** One connection per pool: code that takes a second connection while holding one deadlocks. */
export const SMALLEST_POOLS = {
  DATABASE_POOL_MAX: '1',
  DATABASE_SQL_POOL_MAX: '1',
  DATABASE_CURSOR_POOL_MAX: '1',
  DATABASE_REPLICA_POOL_MAX: '1',
  QUEUE_PRODUCER_POOL_MAX: '1',
  QUEUE_CONSUMER_POOL_MAX: '1',
};

/** With one connection requests wait for each other, so that a process on a loaded machine answers 503. */
export const MAX_REPEATS = 10;

/** Repeats a request that a busy process answers with 503, as clients do. */
export async function repeatWhileBusy(
  request: () => Promise<LightMyRequestResponse>,
  maxRepeats = MAX_REPEATS,
): Promise<LightMyRequestResponse> {
  for (let repeats = 0; ; repeats += 1) {
    const answer = await request();
    if (answer.statusCode !== 503 || repeats === maxRepeats) return answer;
  }
}
