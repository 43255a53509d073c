import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { SiteSettingsRow } from './site-settings.entity.ts';
import type { SiteValues } from './site-settings.ts';

const ID = 1;

@Injectable()
export class SiteSettingsRepository {
  constructor(private readonly em: EntityManager) {}

  /** What was set; null while everything is as delivered. In a unit of work it is read over its connection, for whoever waits for a second one may wait for ever. */
  async read(): Promise<Pick<SiteSettingsRow, 'values' | 'version' | 'updatedAt'> | null> {
    const [row] = await this.em.execute<{ values: SiteValues; version: number; updated_at: string }[]>('select "values", version, updated_at from site_settings where id = ?', [ID]);
    return row === undefined ? null : { values: row.values, version: row.version, updatedAt: new Date(row.updated_at) };
  }

  /** The row, locked until the end of the transaction; made of the given values where there is none yet. */
  async locked(values: SiteValues, now: Date): Promise<SiteSettingsRow> {
    await this.em.execute('insert into site_settings (id, "values", updated_at) values (?, ?::jsonb, ?) on conflict (id) do nothing', [ID, JSON.stringify(values), now]);
    return this.em.findOneOrFail(SiteSettingsRow, { id: ID }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  async flush(): Promise<void> {
    await this.em.flush();
  }
}
