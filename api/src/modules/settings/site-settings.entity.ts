import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { SiteValues } from './site-settings.ts';

/** Site settings: a single row, or none while the defaults are unchanged. */
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
