import { Migration } from '@mikro-orm/migrations';

/** The link of an entry of a waiting list can be revoked. */
export class Migration20261201080100_waitlist_link_version extends Migration {
  override up(): void {
    this.addSql(`alter table "waitlist" add column "link_version" int not null default 0;`);
  }
}
