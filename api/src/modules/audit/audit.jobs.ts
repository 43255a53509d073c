import { Injectable } from '@nestjs/common';
import { SqlPool } from '../../platform/database/index.ts';
import { defineJob, HandlesJob } from '../../platform/queue/index.ts';

const BATCH_SIZE = 5000;

export const removeAudit = defineJob<Record<never, never>>({
  name: 'remove-audit',
  queue: 'maintenance',
  schedule: { pattern: '47 3 * * *' },
  payload: {},
});

/** Deletes audit entries after 24 months (QUALITY 57); a trigger rejects the deletion of younger ones. */
@Injectable()
export class AuditJobs {
  constructor(private readonly sql: SqlPool) {}

  @HandlesJob(removeAudit)
  async removeExpiredEntries(): Promise<void> {
    for (let removed = BATCH_SIZE; removed === BATCH_SIZE;) {
      const { rowCount } = await this.sql.pool.query(
        `delete from audit_entry where id in
           (select id from audit_entry where created_at < now() - interval '24 months' order by created_at limit $1)`,
        [BATCH_SIZE],
      );
      removed = rowCount ?? 0;
    }
  }
}
