import { Migration } from '@mikro-orm/migrations';

/** Validates the constraint of the migration before under a lock that lets spaces be written. */
export class Migration20261128100100_plan_limit_constraint extends Migration {
  override up(): void {
    this.addSql(`alter table "space" validate constraint "space_paused_known";`);
  }
}
