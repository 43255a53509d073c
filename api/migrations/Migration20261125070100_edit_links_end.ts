import { Migration } from '@mikro-orm/migrations';

/** Edit links of a user's spaces issued before this moment do not count. */
export class Migration20261125070100_edit_links_end extends Migration {
  override up(): void {
    this.addSql(`alter table "app_user" add column "edit_links_ended_at" timestamptz null;`);
  }
}
