import { Migration } from '@mikro-orm/migrations';

/** Validates the check of usual hours in a transaction of its own: reads go on. */
export class Migration20261130410100_usual_hours_check extends Migration {
  override up(): void {
    this.addSql(`alter table "purpose" validate constraint "purpose_usual_hours_check";`);
  }
}
