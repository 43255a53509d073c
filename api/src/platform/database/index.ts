export { DatabaseModule } from './database.module.ts';
export { likeAnywhere, likeLiteral } from './like.ts';
export { ormOptions, type EntityClasses } from './orm-options.ts';
export { PreparedSql, preparedName } from './prepared-sql.ts';
export { instant, instantOrNull } from './raw-moments.ts';
export { DatabasePools } from './database-pools.ts';
export { SqlCursor } from './sql-cursor.ts';
export { SqlPool } from './sql-pool.ts';
export { UnitOfWork } from './unit-of-work.ts';
