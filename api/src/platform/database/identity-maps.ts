import type { EntityManager } from '@mikro-orm/postgresql';
import { AsyncLocalStorage } from 'node:async_hooks';

/** One scope per request, job and command; most public requests never use the ORM and create no fork. */
type Scope = { readonly root: EntityManager; own?: EntityManager };

const scopes = new AsyncLocalStorage<Scope | undefined>();

/** Runs work, including its asynchronous continuations, with its own identity map. */
export const withOwnIdentityMap = <T>(root: EntityManager, work: () => T): T => scopes.run({ root }, work);

/**
 * Entity manager of the current scope, forked on first use; undefined outside of a scope. The fork is created
 * outside of the scope because it asks for its context itself.
 */
export function currentEntityManager(): EntityManager | undefined {
  const scope = scopes.getStore();
  return scope && (scope.own ??= scopes.run(undefined, () => scope.root.fork({ useContext: true })));
}
