import { Migration } from '@mikro-orm/migrations';

/** Validates the checks of usual layouts and days in a transaction of its own: reads go on. */
export class Migration20261201040100_usual_layout_check extends Migration {
  override up(): void {
    this.addSql(`alter table "purpose" validate constraint "purpose_usual_layout_known";`);
    this.addSql(`alter table "purpose" validate constraint "purpose_usual_days_known";`);
  }
}
