/** One connection per pool: code that takes a second connection while holding one deadlocks. */
export const SMALLEST_POOLS = {
  DATABASE_POOL_MAX: '1',
  DATABASE_SQL_POOL_MAX: '1',
  DATABASE_CURSOR_POOL_MAX: '1',
  DATABASE_REPLICA_POOL_MAX: '1',
  QUEUE_PRODUCER_POOL_MAX: '1',
  QUEUE_CONSUMER_POOL_MAX: '1',
};
