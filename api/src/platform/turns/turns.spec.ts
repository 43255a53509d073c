import { expect, it } from '@jest/globals';
import { Turns } from './turns.ts';

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

it('limits concurrency in total and per key, in order', async () => {
  const turns = new Turns({ atOnce: 3, ofOneKey: 2 });
  const running: string[] = [];
  const began: string[] = [];
  const most = { all: 0, ofAnna: 0 };
  const work = (name: string): Promise<void> =>
    turns.take(async () => {
      began.push(name);
      running.push(name);
      most.all = Math.max(most.all, running.length);
      most.ofAnna = Math.max(most.ofAnna, running.filter((each) => each.startsWith('anna')).length);
      await pause(5);
      running.splice(running.indexOf(name), 1);
    }, name.split('-')[0]);
  await Promise.all(['anna-1', 'anna-2', 'anna-3', 'anna-4', 'jan-1', 'anna-5', 'eva-1'].map(work));
  expect(most).toEqual({ all: 3, ofAnna: 2 });
  expect(began.slice(0, 3)).toEqual(['anna-1', 'anna-2', 'jan-1']);
  expect(began).toHaveLength(7);
});

it('rejects with Retry-After after the timeout, without using a slot', async () => {
  const turns = new Turns({ atOnce: 1, patienceMs: 20 });
  const long = turns.take(() => pause(80));
  await expect(turns.take(() => Promise.resolve('never'))).rejects.toMatchObject({
    kind: 'unavailable',
    options: { retryAfter: 1 },
  });
  await long;
  await expect(turns.take(() => Promise.resolve('now'))).resolves.toBe('now');
});

it('frees the slot when the work fails', async () => {
  const turns = new Turns({ atOnce: 1 });
  await expect(turns.take(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(turns.take(() => Promise.resolve(1))).resolves.toBe(1);
});
