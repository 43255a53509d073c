import { describe, expect, it } from '@jest/globals';
import type { EntityManager } from '@mikro-orm/postgresql';
import { currentEntityManager, withOwnIdentityMap } from './identity-maps.ts';

/** A root that asks for the context while it makes another, as the ORM does, and remembers what it heard. */
function rootThatAsks(): { root: EntityManager; heard: unknown[] } {
  const heard: unknown[] = [];
  const fork = (): object => {
    heard.push(currentEntityManager());
    return {};
  };
  return { root: { fork } as unknown as EntityManager, heard };
}

describe('the identity map of a piece of work', () => {
  it('is none outside of any', () => {
    expect(currentEntityManager()).toBeUndefined();
  });

  it('is made when it is first asked for, once, and lasts through what the work waits for', async () => {
    const { root, heard } = rootThatAsks();
    await withOwnIdentityMap(root, async () => {
      expect(heard).toEqual([]);
      const first = currentEntityManager();
      await new Promise((resolve) => {
        setTimeout(resolve, 1);
      });
      expect(first).toBeDefined();
      expect(currentEntityManager()).toBe(first);
    });
    expect(heard).toEqual([undefined]);
  });

  it('is another one for work inside of work', () => {
    const { root } = rootThatAsks();
    const [outer, inner, after] = withOwnIdentityMap(root, () => [
      currentEntityManager(),
      withOwnIdentityMap(root, currentEntityManager),
      currentEntityManager(),
    ]);
    expect(after).toBe(outer);
    expect(inner).not.toBe(outer);
  });
});
