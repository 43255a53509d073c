import { Migration } from '@mikro-orm/migrations';

/** Validates the reference to the user who answered in a transaction of its own: reads and writes go on. */
export class Migration20261130531100_handled_by_check extends Migration {
  override up(): void {
    this.addSql(
      `alter table "inquiry_recipient" validate constraint "inquiry_recipient_handled_by_id_foreign";`,
    );
  }
}
