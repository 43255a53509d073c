import { Migration } from '@mikro-orm/migrations';

/** Numbers beside the operator's lists and on the overview: each is counted in an index, without reading the rows. */
export class Migration20261123000009_lists extends Migration {
  override up(): void {
    this.addSql(`create index "app_user_directory_here" on "app_user" ("id") where "erased_at" is null;`);
    this.addSql(
      `create index "app_user_directory_blocked" on "app_user" ("id") where "erased_at" is null and "blocked_at" is not null;`,
    );
    this.addSql(
      `create index "app_user_directory_unconfirmed" on "app_user" ("id") where "erased_at" is null and "blocked_at" is null and "email_confirmed_at" is null;`,
    );
    this.addSql(
      `create index "reservation_directory_states" on "reservation" ("status", "expires_at", "created_at");`,
    );
    this.addSql(
      `create index "reservation_directory_days" on "reservation" ("created_at") include ("status", "price_haler", "expires_at");`,
    );
    this.addSql(`create index "inquiry_directory_states" on "inquiry" ("state", "expires_at", "kind");`);
    this.addSql(
      `create index "inquiry_directory_days" on "inquiry" ("kind", "created_at") include ("id", "closed_reason");`,
    );
    this.addSql(
      `create index "inquiry_recipient_directory_offers" on "inquiry_recipient" ("inquiry_id") where "text" <> '';`,
    );
    this.addSql(`create index "mail_log_directory_days" on "mail_log" ("state", "created_at");`);
    this.addSql(`create index "redirect_directory_created" on "redirect" ("created_at", "id");`);
    this.addSql(`create index "redirect_directory_to" on "redirect" ("to_path", "id");`);
    this.addSql(
      `create index "redirect_directory_search" on "redirect" using gin ("from_path" gin_trgm_ops, "to_path" gin_trgm_ops);`,
    );
    this.addSql(
      `create index "redirect_directory_manual" on "redirect" ("id") where "manual" and "to_path" is not null;`,
    );
    this.addSql(`create index "redirect_directory_gone" on "redirect" ("id") where "to_path" is null;`);
    this.addSql(
      `create index "space_directory_owned" on "space" ("building_id", "status") where "status" <> 'DELETED';`,
    );
    this.addSql(`create index "building_directory_owner" on "building" ("id", "customer_id");`);
  }
}
