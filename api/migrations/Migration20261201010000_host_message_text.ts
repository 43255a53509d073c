import { Migration } from '@mikro-orm/migrations';

/** Messages of several changes are kept, not only that of the confirmation. */
export class Migration20261201010000_host_message_text extends Migration {
  override up(): void {
    this.addSql(`alter table "reservation" alter column "host_message" type text;`);
  }
}
