import { Migration } from '@mikro-orm/migrations';

/** Validates the check of the detail of calendars in a transaction of its own: reads go on. */
export class Migration20261130530100_calendar_detail_check extends Migration {
  override up(): void {
    this.addSql(`alter table "calendar_export" validate constraint "calendar_export_detail_known";`);
  }
}
