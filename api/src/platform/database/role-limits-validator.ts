import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../config/index.ts';
import { Log } from '../logging/log.ts';
import { isPooled } from './database-urls.ts';
import { SqlPool } from './sql-pool.ts';

/**
 * Logs an error at startup when sessions behind a pooler have no statement timeout, because the role lacks
 * it.
 */
@Injectable()
export class RoleLimitsValidator implements OnApplicationBootstrap {
  constructor(
    private readonly config: Config,
    private readonly sql: SqlPool,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    if (isPooled(this.config)) void this.validate();
  }

  /** An unreachable database is reported by the health checks. */
  private async validate(): Promise<void> {
    try {
      const [row] = await this.sql.query<{ statement_timeout: string }>('show statement_timeout');
      if (row?.statement_timeout === '0') {
        this.log.error(
          {},
          'the role of DATABASE_URL has no statement_timeout: run the command migrate, see docs/operations.md',
        );
      }
    } catch (err) {
      this.log.warn({ err }, 'the limits of the role could not be read');
    }
  }
}
