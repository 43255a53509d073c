import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/index.ts';
import { SqlPool } from '../../../platform/database/index.ts';

/**
 * The domain of calendar UIDs. It is taken from the first PUBLIC_URL and stays when PUBLIC_URL changes:
 * calendars match events by UID.
 */
@Injectable()
export class CalendarIdentityService {
  private domain: Promise<string> | null = null;

  constructor(
    private readonly sql: SqlPool,
    private readonly config: Config,
  ) {}

  getDomain(): Promise<string> {
    this.domain ??= this.load().catch((error: unknown) => {
      this.domain = null;
      throw error;
    });
    return this.domain;
  }

  private async load(): Promise<string> {
    const { hostname } = new URL(this.config.PUBLIC_URL);
    await this.sql.pool.query(
      'insert into calendar_identity (id, domain) values (1, $1) on conflict (id) do nothing',
      [hostname],
    );
    const { rows } = await this.sql.pool.query<{ domain: string }>(
      'select domain from calendar_identity where id = 1',
    );
    return rows[0]?.domain ?? hostname;
  }
}
