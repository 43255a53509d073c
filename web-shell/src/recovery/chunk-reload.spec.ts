import { describe, expect, it } from '@jest/globals';
import { isChunkFailure, reloadOnce } from './chunk-reload.ts';

function createBrowser(times: number[]) {
  const kept = new Map<string, string>();
  let reloads = 0;
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return {
    surroundings: () => ({
      storage,
      now: () => times.shift() ?? 0,
      reload: () => {
        reloads += 1;
      },
    }),
    reloads: () => reloads,
  };
}

describe('reloadOnce', () => {
  it('reloads at most once in 60 seconds', () => {
    const { surroundings, reloads } = createBrowser([1_000_000, 1_000_000, 1_059_999, 1_060_000, 1_060_000]);
    expect([reloadOnce(surroundings), reloadOnce(surroundings), reloadOnce(surroundings)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(reloads()).toBe(2);
  });

  it('does not reload when storage is unavailable', () => {
    const refused = (): never => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    expect(reloadOnce(refused)).toBe(false);
    const { surroundings, reloads } = createBrowser([1_000_000, 1_000_000]);
    expect(
      reloadOnce(() => ({ ...surroundings(), storage: { getItem: () => null, setItem: refused } })),
    ).toBe(false);
    expect(reloads()).toBe(0);
  });

  it('recognizes missing chunks only', () => {
    expect(isChunkFailure(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))).toBe(
      true,
    );
    expect(
      isChunkFailure(new Error('[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008')),
    ).toBe(true);
    expect(isChunkFailure(new Error('Failed to fetch'))).toBe(false);
  });
});
