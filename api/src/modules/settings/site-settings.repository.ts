import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { SiteSettingsRow } from './site-settings.entity.ts';
import type { SiteValues } from './site-settings.ts';

const ID = 1;

@Injectable()
export class SiteSettingsRepository {
  constructor(private readonly em: EntityManager) {}

  /**
   * Stored settings (null = defaults) and the version of the terms in force (null = none published). Uses the
   * connection of the current unit of work: waiting for a second one could deadlock the pool.
   */
  async load(today: string): Promise<{
    row: Pick<SiteSettingsRow, 'values' | 'version' | 'updatedAt'> | null;
    terms: string | null;
  }> {
    const [found] = await this.em.execute<
      [{ values: SiteValues | null; version: number; updated_at: string; terms: string | null }]
    >(
      `select s."values", s.version, s.updated_at, (select max(valid_from)::text from terms_version
       where valid_from <= ?) as terms from (select 1) one left join site_settings s on s.id = ?`,
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

  /** The row, locked until the end of the transaction; created from `values` if missing. */
  async loadForUpdate(values: SiteValues, now: Date): Promise<SiteSettingsRow> {
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
