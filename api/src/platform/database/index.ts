export { directUrl, isPooled, ROLE_LIMITS, toDirect } from './database-urls.ts';
export { DatabaseModule } from './database.module.ts';
export { withOwnIdentityMap } from './identity-maps.ts';
export { toContainsPattern, escapeLike } from './like.ts';
export {
  matchAll,
  matchAny,
  matchPhone,
  matchWords,
  SEARCH_TEXTS,
  selectCustomers,
  selectIds,
  selectSpaces,
  type SqlCondition,
} from './search-words.ts';
export { withMigrationLock } from './migration-lock.ts';
export { buildOrmOptions, type EntityClasses } from './orm-options.ts';
export { PreparedSqlClient, toStatementName } from './prepared-sql-client.ts';
export { parseTimestamp, parseTimestampOrNull } from './raw-timestamps.ts';
export { DatabasePools } from './database-pools.ts';
export { ReadReplicaPool, type Reader } from './read-replica-pool.ts';
export { setRoleLimits } from './role-limits.ts';
export { SqlCursor } from './sql-cursor.ts';
export { SqlPool } from './sql-pool.ts';
export { retryOnLockTimeout } from './retry-on-lock-timeout.ts';
export { toArrayLiteral } from './array-literal.ts';
export { UnitOfWork, type FinalStatement } from './unit-of-work.ts';
export { CoalescedNotify } from './coalesced-notify.ts';
export { runHoldingConnection, isHoldingConnection } from './connection-guard.ts';
export {
  MIGRATION_TIMEOUTS,
  NO_ROLE_LIMITS,
  REQUEST_TIMEOUTS,
  NO_TIMEOUT,
  type DatabaseTimeouts,
} from './timeouts.ts';
export { withoutWaitBudget, withWaitBudget } from './wait-budget.ts';
