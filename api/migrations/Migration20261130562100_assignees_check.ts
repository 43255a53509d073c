import { Migration } from '@mikro-orm/migrations';

/** Validates the references to assignees in a transaction of its own: reads and writes go on. */
export class Migration20261130562100_assignees_check extends Migration {
  override up(): void {
    for (const table of ['reservation', 'inquiry_recipient'])
      this.addSql(`alter table "${table}" validate constraint "${table}_assignee_id_foreign";`);
  }
}
