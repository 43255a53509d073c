import { describe, expect, it, jest } from '@jest/globals';
import { RenderQueue, type RenderLimits } from './render-queue.ts';

const LIMITS: RenderLimits = {
  concurrency: 3,
  concurrencyPerClient: 2,
  queue: 6,
  queuePerClient: 4,
  timeoutMs: 5000,
};

/** Tasks that finish on demand, recorded in the order of their start. */
function createTasks(limits: Partial<RenderLimits> = {}) {
  const queue = new RenderQueue({ ...LIMITS, ...limits });
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const run = (client: string): Promise<string> => {
    const result = queue.run(client, async () => {
      started.push(client);
      await new Promise<void>((resolve) => {
        ends.push(resolve);
      });
      return client;
    });
    // Requests that a test leaves waiting are rejected after its end.
    result.catch(() => undefined);
    return result;
  };
  const endNext = async (): Promise<void> => {
    ends.shift()?.();
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  };
  return { queue, run, started, endNext };
}
const settle = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

describe('RenderQueue', () => {
  it('runs two tasks of one client and keeps capacity for another', async () => {
    const { run, started } = createTasks();
    for (const client of ['robot', 'robot', 'robot', 'visitor']) void run(client);
    await settle();
    expect(started).toEqual(['robot', 'robot', 'visitor']);
  });

  it('serves waiting clients round-robin regardless of their queue length', async () => {
    const { run, started, endNext } = createTasks({ concurrency: 1 });
    for (const client of ['robot', 'robot', 'robot', 'anna', 'petr', 'anna']) void run(client);
    await settle();
    for (let done = 0; done < 6; done += 1) await endNext();
    expect(started).toEqual(['robot', 'robot', 'anna', 'petr', 'robot', 'anna']);
  });

  it('rejects the fifth queued request of one client with Retry-After', async () => {
    const { run, queue } = createTasks();
    for (let sent = 0; sent < 6; sent += 1) void run('robot');
    await expect(run('robot')).rejects.toMatchObject({ kind: 'rate-limited', options: { retryAfter: 5 } });
    expect(queue.length).toBe(4);
  });

  it('rejects every client when the total queue is full', async () => {
    const { run } = createTasks({ concurrency: 1, queue: 3 });
    for (const client of ['a', 'b', 'c', 'd']) void run(client);
    await expect(run('e')).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('rejects a request after the timeout and does not run it later', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const { run, started, queue, endNext } = createTasks({ concurrency: 1 });
    void run('a');
    const late = run('b');
    jest.advanceTimersByTime(5000);
    await expect(late).rejects.toMatchObject({ kind: 'unavailable' });
    await endNext();
    expect([started, queue.length]).toEqual([['a'], 0]);
    jest.useRealTimers();
  });

  it('continues after a failed task', async () => {
    const queue = new RenderQueue({ ...LIMITS, concurrency: 1 });
    await expect(queue.run('a', () => Promise.reject(new Error('no page')))).rejects.toThrow('no page');
    await expect(queue.run('a', () => Promise.resolve('page'))).resolves.toBe('page');
  });
});
