import { expect, it } from '@jest/globals';
import { ConcurrencyLimiter } from './concurrency-limiter.ts';

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

it('limits concurrency in total and per key, in order', async () => {
  const limiter = new ConcurrencyLimiter({ concurrency: 3, concurrencyPerKey: 2 });
  const running: string[] = [];
  const started: string[] = [];
  const most = { all: 0, ofAnna: 0 };
  const work = (name: string): Promise<void> =>
    limiter.run(async () => {
      started.push(name);
      running.push(name);
      most.all = Math.max(most.all, running.length);
      most.ofAnna = Math.max(most.ofAnna, running.filter((each) => each.startsWith('anna')).length);
      await pause(5);
      running.splice(running.indexOf(name), 1);
    }, name.split('-')[0]);
  await Promise.all(['anna-1', 'anna-2', 'anna-3', 'anna-4', 'jan-1', 'anna-5', 'eva-1'].map(work));
  expect(most).toEqual({ all: 3, ofAnna: 2 });
  expect(started.slice(0, 3)).toEqual(['anna-1', 'anna-2', 'jan-1']);
  expect(started).toHaveLength(7);
});

it('rejects with Retry-After after the timeout, without using a slot', async () => {
  const limiter = new ConcurrencyLimiter({ concurrency: 1, timeoutMs: 20 });
  const long = limiter.run(() => pause(80));
  await expect(limiter.run(() => Promise.resolve('never'))).rejects.toMatchObject({
    kind: 'unavailable',
    options: { retryAfter: 1 },
  });
  await long;
  await expect(limiter.run(() => Promise.resolve('now'))).resolves.toBe('now');
});

it('rejects a run that waits too long for its key, and lets a started run finish', async () => {
  const limiter = new ConcurrencyLimiter({ concurrency: 2, concurrencyPerKey: 1, timeoutMs: 20 });
  const started: string[] = [];
  const work = (name: string): Promise<string> =>
    limiter.run(async () => {
      started.push(name);
      await pause(60);
      return name;
    }, name.split('-')[0]);
  const [first, second, other] = await Promise.allSettled(['anna-1', 'anna-2', 'jan-1'].map(work));
  expect([first, second, other]).toMatchObject([
    { value: 'anna-1' },
    { reason: { kind: 'unavailable' } },
    { value: 'jan-1' },
  ]);
  await expect(work('anna-3')).resolves.toBe('anna-3');
  expect(started).toEqual(['anna-1', 'jan-1', 'anna-3']);
});

it('frees the slot when the work fails', async () => {
  const limiter = new ConcurrencyLimiter({ concurrency: 1 });
  await expect(limiter.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(limiter.run(() => Promise.resolve(1))).resolves.toBe(1);
});
