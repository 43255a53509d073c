import { Migration } from '@mikro-orm/migrations';

/** Tells an address that an operator has changed from one that was never confirmed. */
export class Migration20261201080000_former_email_confirmed extends Migration {
  override up(): void {
    this.addSql(`alter table "app_user" add column "former_email_confirmed_at" timestamptz null;`);
  }
}
