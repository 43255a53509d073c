import { expect, it } from '@jest/globals';
import { coalesce } from './coalesce.ts';

it('runs once more for any number of calls during a run, never twice at the same time', async () => {
  let running = 0;
  const runs: number[] = [];
  const run = coalesce(async () => {
    running += 1;
    await new Promise((resolve) => setImmediate(resolve));
    runs.push(running);
    running -= 1;
  });
  await Promise.all([run(), run(), run()]);
  expect(runs).toEqual([1, 1]);
  await run();
  expect(runs).toEqual([1, 1, 1]);
});
