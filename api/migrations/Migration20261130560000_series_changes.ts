import { Migration } from '@mikro-orm/migrations';

/** Changes of a series: the day from which its present time holds, and proposals that are answered together. */
export class Migration20261130560000_series_changes extends Migration {
  override up(): void {
    this.addSql(`alter table "series" add column "time_from_day" date null;`);
    this.addSql(`alter table "change_proposal" add column "bundle" uuid null;`);
  }
}
