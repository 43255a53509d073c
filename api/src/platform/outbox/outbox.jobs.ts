import { Injectable } from '@nestjs/common';
import { SqlPool } from '../database/index.ts';
import { defineJob, HandlesJob } from '../queue/index.ts';

const KEPT_DAYS = 7;
const BATCH = 5000;

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
    for (let removed = BATCH; removed === BATCH;) {
      const { rowCount } = await this.sql.pool.query(
        'delete from outbox_event where id in (select id from outbox_event where relayed_at < now() - make_interval(days => $1) limit $2)',
        [KEPT_DAYS, BATCH],
      );
      removed = rowCount ?? 0;
    }
  }
}
