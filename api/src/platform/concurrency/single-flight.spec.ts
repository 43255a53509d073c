import { describe, expect, it } from '@jest/globals';
import { SingleFlight } from './single-flight.ts';

function createCounter() {
  const flight = new SingleFlight<string, number>();
  let runs = 0;
  const run = (key: string): Promise<number> =>
    flight.run(key, async () => {
      await Promise.resolve();
      return (runs += 1);
    });
  return { flight, run };
}

describe('SingleFlight', () => {
  it('shares a run among concurrent calls with the same key only', async () => {
    const { run } = createCounter();
    expect(await Promise.all([run('a'), run('a'), run('b')])).toEqual([1, 1, 2]);
  });

  it('runs again after the result', async () => {
    const { run } = createCounter();
    expect([await run('a'), await run('a')]).toEqual([1, 2]);
  });

  it('fails all concurrent calls with the error of the run, and only them', async () => {
    const { flight, run } = createCounter();
    const fail = (): Promise<number> => Promise.reject(new Error('unreachable'));
    const calls = [flight.run('a', fail), flight.run('a', fail)];
    for (const call of calls) await expect(call).rejects.toThrow('unreachable');
    expect(await run('a')).toBe(1);
  });
});
