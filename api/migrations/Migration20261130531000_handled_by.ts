import { Migration } from '@mikro-orm/migrations';

/** The user who marked a message as answered; null for messages marked by former releases. */
export class Migration20261130531000_handled_by extends Migration {
  override up(): void {
    this.addSql(`alter table "inquiry_recipient" add column "handled_by_id" int null;`);
    this.addSql(`alter table "inquiry_recipient" add constraint "inquiry_recipient_handled_by_id_foreign" foreign key ("handled_by_id")
      references "app_user" ("id") on delete set null not valid;`);
  }
}
