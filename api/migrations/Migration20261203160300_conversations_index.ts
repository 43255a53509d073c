import { Migration } from '@mikro-orm/migrations';

/** Subjects are found by their conversation. An interrupted concurrent build leaves an invalid index, so drop it first. */
export class Migration20261203160300_conversations_index extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    for (const table of ['reservation', 'inquiry_recipient']) {
      this.addSql(`drop index concurrently if exists "${table}_conversation_id_index";`);
      this.addSql(
        `create index concurrently "${table}_conversation_id_index" on "${table}" ("conversation_id");`,
      );
    }
  }
}
