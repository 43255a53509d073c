import { Migration } from '@mikro-orm/migrations';

/** Validates the references to conversations in a transaction of its own: reads and writes go on. */
export class Migration20261203160200_conversations_check extends Migration {
  override up(): void {
    for (const table of ['reservation', 'inquiry_recipient'])
      this.addSql(`alter table "${table}" validate constraint "${table}_conversation_id_foreign";`);
    this.addSql(`alter table "inquiry_recipient" validate constraint "inquiry_recipient_handled_check";`);
  }
}
