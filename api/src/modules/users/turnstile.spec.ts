import { expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { Turnstile } from './turnstile.ts';

it('never runs more works at once than it is wide, and runs them all', async () => {
  const turnstile = new Turnstile(2, 100);
  let running = 0;
  let most = 0;
  const finished = await Promise.all(Array.from({ length: 20 }, (_, number) => turnstile.pass(async () => {
    running += 1;
    most = Math.max(most, running);
    await sleep(1);
    running -= 1;
    return number;
  })));
  expect(most).toBe(2);
  expect(finished).toEqual(Array.from({ length: 20 }, (_, number) => number));
});

it('refuses what does not fit into the queue and says when to come again', async () => {
  const turnstile = new Turnstile(1, 1);
  const slow = turnstile.pass(() => sleep(20));
  const queued = turnstile.pass(() => Promise.resolve('served'));
  await expect(turnstile.pass(() => Promise.resolve())).rejects.toMatchObject({ kind: 'unavailable', code: 'UNAVAILABLE', options: { retryAfter: 2 } });
  await slow;
  await expect(queued).resolves.toBe('served');
});

it('a failed work frees its place', async () => {
  const turnstile = new Turnstile(1, 5);
  await expect(turnstile.pass(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(turnstile.pass(() => Promise.resolve('next'))).resolves.toBe('next');
});
