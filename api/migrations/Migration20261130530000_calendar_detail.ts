import { Migration } from '@mikro-orm/migrations';

/**
 * How much an exported calendar tells of reservations; existing ones keep their content. The second column ends
 * the daily mail about the bookings of tomorrow.
 */
export class Migration20261130530000_calendar_detail extends Migration {
  override up(): void {
    this.addSql(`alter table "calendar_export" add column "detail" varchar(7) not null default 'plan';`);
    this.addSql(
      `alter table "calendar_export" add constraint "calendar_export_detail_known" check ("detail" in ('busy', 'plan', 'private')) not valid;`,
    );
    this.addSql(`alter table "customer" add column "day_plan_ended_at" timestamptz null;`);
  }
}
