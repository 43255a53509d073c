import { Injectable } from '@nestjs/common';
import { SqlPool } from '../database/index.ts';
import { defineJob, HandlesJob } from '../queue/index.ts';

const RETENTION_DAYS = 7;
const BATCH_SIZE = 5000;

export const cleanOutbox = defineJob<Record<never, never>>({
  name: 'clean-outbox',
  queue: 'maintenance',
  schedule: { pattern: '17 3 * * *' },
  payload: {},
});

/** Deletes relayed events after a week; until then they document what happened. */
@Injectable()
export class OutboxJobs {
  constructor(private readonly sql: SqlPool) {}

  @HandlesJob(cleanOutbox)
  async clean(): Promise<void> {
    for (let removed = BATCH_SIZE; removed === BATCH_SIZE;) {
      const { rowCount } = await this.sql.pool.query(
        'delete from outbox_event where id in (select id from outbox_event where relayed_at < now() - make_interval(days => $1) limit $2)',
        [RETENTION_DAYS, BATCH_SIZE],
      );
      removed = rowCount ?? 0;
    }
  }
}
