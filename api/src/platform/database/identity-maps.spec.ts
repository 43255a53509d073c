import { describe, expect, it } from '@jest/globals';
import type { EntityManager } from '@mikro-orm/postgresql';
import { currentEntityManager, withOwnIdentityMap } from './identity-maps.ts';

/** A root that calls currentEntityManager() while forking, as the ORM does, and records the results. */
function createRecordingRoot(): { root: EntityManager; results: unknown[] } {
  const results: unknown[] = [];
  const fork = (): object => {
    results.push(currentEntityManager());
    return {};
  };
  return { root: { fork } as unknown as EntityManager, results };
}

describe('currentEntityManager', () => {
  it('is undefined outside of a scope', () => {
    expect(currentEntityManager()).toBeUndefined();
  });

  it('is created on first use and kept across awaits', async () => {
    const { root, results } = createRecordingRoot();
    await withOwnIdentityMap(root, async () => {
      expect(results).toEqual([]);
      const first = currentEntityManager();
      await new Promise((resolve) => {
        setTimeout(resolve, 1);
      });
      expect(first).toBeDefined();
      expect(currentEntityManager()).toBe(first);
    });
    expect(results).toEqual([undefined]);
  });

  it('differs in a nested scope', () => {
    const { root } = createRecordingRoot();
    const [outer, inner, after] = withOwnIdentityMap(root, () => [
      currentEntityManager(),
      withOwnIdentityMap(root, currentEntityManager),
      currentEntityManager(),
    ]);
    expect(after).toBe(outer);
    expect(inner).not.toBe(outer);
  });
});
