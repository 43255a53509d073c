import { Migration } from '@mikro-orm/migrations';

/**
 * Reservations and inquiries are found by their assignee. An interrupted concurrent build leaves an invalid
 * index, so drop it first.
 */
export class Migration20261130562200_assignees_index extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    for (const table of ['reservation', 'inquiry_recipient']) {
      this.addSql(`drop index concurrently if exists "${table}_assignee_id_index";`);
      this.addSql(`create index concurrently "${table}_assignee_id_index" on "${table}" ("assignee_id");`);
    }
  }
}
