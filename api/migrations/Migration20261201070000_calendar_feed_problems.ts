import { Migration } from '@mikro-orm/migrations';

/** Entries of a foreign calendar that are not certain, of its last read. */
export class Migration20261201070000_calendar_feed_problems extends Migration {
  override up(): void {
    this.addSql(`alter table "calendar_feed" add column "problems" jsonb not null default '[]';`);
  }
}
