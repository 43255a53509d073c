import type { EntityManager } from '@mikro-orm/postgresql';
import { AsyncLocalStorage } from 'node:async_hooks';

/** One for each request, job and command; most requests of the public ask nothing of the ORM and never make theirs. */
type Scope = { readonly root: EntityManager; own?: EntityManager };

const scopes = new AsyncLocalStorage<Scope | undefined>();

/** Does the work, and what comes of it later, with an identity map of its own. */
export const withOwnIdentityMap = <T>(root: EntityManager, work: () => T): T => scopes.run({ root }, work);

/** The entity manager of the work under way, made when it is first asked for (outside of the scope, for a new one asks for its context); none where there is no scope. */
export function currentEntityManager(): EntityManager | undefined {
  const scope = scopes.getStore();
  return scope && (scope.own ??= scopes.run(undefined, () => scope.root.fork({ useContext: true })));
}
