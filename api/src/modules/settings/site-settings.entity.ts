import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { SiteValues } from './site-settings.ts';

/** What the operator has set of the site: one row, or none while everything is as delivered. */
@Entity({ tableName: 'site_settings' })
export class SiteSettingsRow {
  /** Always 1. */
  @PrimaryKey({ type: 'integer', autoincrement: false })
  id!: number;

  @Property({ type: 'json', columnType: 'jsonb' })
  values!: SiteValues;

  @Property({ type: 'integer', default: 1 })
  version = 1;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  updatedAt: Date = new Date();
}
