import { Migration } from '@mikro-orm/migrations';

/** The operator's lists of reservations and the stories of things: every order has its index, so that a page reads its own rows alone. */
export class Migration20261123000008_reservations extends Migration {
  override up(): void {
    this.addSql(`create index "reservation_directory_starts" on "reservation" ("starts_at", "id");`);
    this.addSql(`create index "reservation_directory_created" on "reservation" ("created_at", "id");`);
    this.addSql(`create index "reservation_directory_price" on "reservation" ("price_haler", "id");`);
    this.addSql(
      `create index "reservation_directory_name" on "reservation" ("customer_name" collate "cs-CZ-x-icu", "id");`,
    );
    this.addSql(
      `create index "reservation_directory_phone" on "reservation" using gin (replace("customer_phone", ' ', '') gin_trgm_ops);`,
    );
    this.addSql(
      `create index "reservation_directory_waiting" on "reservation" ("created_at") where "status" = 'pending';`,
    );
    this.addSql(
      `create index "audit_entry_directory_story" on "audit_entry" ("subject_type", "subject_id", "created_at", "id");`,
    );
    this.addSql(
      `create index "mail_log_directory_story" on "mail_log" ("subject_type", "subject_id", "created_at", "id") where "subject_type" is not null;`,
    );
    this.addSql(
      `create index "mail_log_directory_person" on "mail_log" (lower("address"), "created_at", "id");`,
    );
    this.addSql(
      `create index "inquiry_recipient_directory_story" on "inquiry_recipient" ("space_id", "sent_at", "id");`,
    );
  }
}
