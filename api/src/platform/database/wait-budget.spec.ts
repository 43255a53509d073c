import { describe, expect, it } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import {
  remainingWaitMs,
  startWait,
  withoutWaitBudget,
  withTimeLimit,
  withWaitBudget,
} from './wait-budget.ts';

describe('withWaitBudget', () => {
  it('is unlimited outside of a budget', () => {
    expect(remainingWaitMs()).toBeNull();
    expect(withWaitBudget(100, () => withoutWaitBudget(remainingWaitMs))).toBeNull();
  });

  it('counts waiting time only, and concurrent waits once', async () => {
    await withWaitBudget(1000, async () => {
      await pause(60);
      expect(remainingWaitMs()).toBe(1000);
      const [endOne, endOther] = [startWait(), startWait()];
      await pause(60);
      endOne();
      endOne();
      expect(remainingWaitMs()).toBeLessThan(950);
      endOther();
      expect(remainingWaitMs()).toBeGreaterThan(500);
      const left = remainingWaitMs();
      await pause(60);
      expect(remainingWaitMs()).toBe(left);
    });
  });

  it('leaves one millisecond when used up', async () => {
    await withWaitBudget(10, async () => {
      const end = startWait();
      await pause(40);
      end();
      expect(remainingWaitMs()).toBe(1);
    });
  });
});

describe('withTimeLimit', () => {
  it.each([
    ['a text', 'select 1', 300, { text: 'select 1', query_timeout: 300 }],
    [
      'a named statement',
      { name: 'a', text: 'select 1' },
      300,
      { name: 'a', text: 'select 1', query_timeout: 300 },
    ],
    ['a shorter limit of its own', { text: 'x', query_timeout: 200 }, 300, { text: 'x', query_timeout: 200 }],
    ['the end of a transaction', 'COMMIT', 1, { text: 'COMMIT', query_timeout: 500 }],
  ])('adds a limit to %s', (_name, statement, ms, limited) => {
    expect(withTimeLimit([statement, [1]], ms)).toEqual([limited, [1]]);
  });

  it('does not change a cursor', () => {
    const cursor = { submit: () => undefined };
    expect(withTimeLimit([cursor], 5)).toEqual([cursor]);
  });
});
