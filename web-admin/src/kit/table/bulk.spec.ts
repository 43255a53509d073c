import { describe, expect, test } from '@jest/globals';
import { runEach } from './bulk.ts';

/** Work that stays pending until released. */
function createPendingWork() {
  const waiting: (() => void)[] = [];
  return {
    run: () =>
      new Promise<void>((resolve) => {
        waiting.push(resolve);
      }),
    release: async () => {
      waiting.shift()?.();
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
    },
    count: () => waiting.length,
  };
}

describe('runEach', () => {
  test('keeps the order of rows and continues after a failure', async () => {
    const progress: number[] = [];
    const result = await runEach(
      [1, 2, 3, 4, 5],
      async (row) => {
        await new Promise((resolve) => {
          setTimeout(resolve, row === 1 ? 15 : 1);
        });
        if (row % 2 === 0) throw new Error(`no ${row}`);
      },
      { onProgress: (settled) => progress.push(settled) },
    );
    expect(result).toEqual({
      done: [1, 3, 5],
      failed: [
        { row: 2, error: new Error('no 2') },
        { row: 4, error: new Error('no 4') },
      ],
    });
    expect(progress).toEqual([1, 2, 3, 4, 5]);
  });
  test('runs at most three rows in parallel', async () => {
    const work = createPendingWork();
    const all = runEach([1, 2, 3, 4, 5], work.run);
    expect(work.count()).toBe(3);
    await work.release();
    expect(work.count()).toBe(3);
    for (let left = 4; left > 0; left -= 1) await work.release();
    expect((await all).done).toEqual([1, 2, 3, 4, 5]);
  });
  test('starts no other row once stopped, and reports neither success nor failure for it', async () => {
    const work = createPendingWork();
    const controller = new AbortController();
    const all = runEach([1, 2, 3, 4, 5], work.run, { signal: controller.signal });
    controller.abort();
    for (let left = 3; left > 0; left -= 1) await work.release();
    expect(await all).toEqual({ done: [1, 2, 3], failed: [] });
  });
});
