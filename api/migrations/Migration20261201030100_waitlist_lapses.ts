import { Migration } from '@mikro-orm/migrations';

/** Offers of waiting lists that were declined or expired. */
export class Migration20261201030100_waitlist_lapses extends Migration {
  override up(): void {
    this.addSql(`create table "waitlist_lapse" ("id" serial primary key, "space_id" int not null,
      "starts_at" timestamptz not null, "ends_at" timestamptz not null, "mailbox_hash" varchar(64) null,
      "created_at" timestamptz not null default now(),
      constraint "waitlist_lapse_space_id_foreign" foreign key ("space_id") references "space" ("id") on delete cascade);`);
    this.addSql(
      `create index "waitlist_lapse_space_id_ends_at_index" on "waitlist_lapse" ("space_id", "ends_at");`,
    );
  }
}
