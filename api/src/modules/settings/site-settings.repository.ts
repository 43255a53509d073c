import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { SiteSettingsRow } from './site-settings.entity.ts';
import type { SiteValues } from './site-settings.ts';

const ID = 1;

@Injectable()
export class SiteSettingsRepository {
  constructor(private readonly em: EntityManager) {}

  /** What was set, null while everything is as delivered, and the terms in force on the day, null before the first ones. In a unit of work it is read over its connection, for whoever waits for a second one may wait for ever. */
  async read(
    today: string,
  ): Promise<{
    row: Pick<SiteSettingsRow, 'values' | 'version' | 'updatedAt'> | null;
    terms: string | null;
  }> {
    const [found] = await this.em.execute<
      [{ values: SiteValues | null; version: number; updated_at: string; terms: string | null }]
    >(
      `select s."values", s.version, s.updated_at, (select max(valid_from)::text from terms_version where valid_from <= ?) as terms from (select 1) one left join site_settings s on s.id = ?`,
      [today, ID],
    );
    return {
      row:
        found.values === null
          ? null
          : { values: found.values, version: found.version, updatedAt: new Date(found.updated_at) },
      terms: found.terms,
    };
  }

  /** The row, locked until the end of the transaction; made of the given values where there is none yet. */
  async locked(values: SiteValues, now: Date): Promise<SiteSettingsRow> {
    await this.em.execute(
      'insert into site_settings (id, "values", updated_at) values (?, ?::jsonb, ?) on conflict (id) do nothing',
      [ID, JSON.stringify(values), now],
    );
    return this.em.findOneOrFail(
      SiteSettingsRow,
      { id: ID },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
  }

  async flush(): Promise<void> {
    await this.em.flush();
  }
}
