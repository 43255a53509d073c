import { Migration } from '@mikro-orm/migrations';

/** Filters of the catalogue people have watched, and the spaces they have yet to be compared with. */
export class Migration20261124000021_saved_searches extends Migration {
  override up(): void {
    this.addSql(
      `create table "saved_search" ("id" serial primary key, "user_id" int null, "email" varchar(200) null, "name" varchar(120) not null, "filter" jsonb not null, "frequency" varchar(8) not null, "state" varchar(12) not null, "known_space_ids" int[] not null, "waiting_space_ids" int[] not null, "alerts_sent" int not null default 0, "digest_at" timestamptz not null, "created_at" timestamptz not null);`,
    );
    this.addSql(`create index "saved_search_email_index" on "saved_search" ("email");`);
    this.addSql(`create index "saved_search_directory_user" on "saved_search" ("user_id");`);
    this.addSql(
      `alter table "saved_search" add constraint "saved_search_user_id_foreign" foreign key ("user_id") references "app_user" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "saved_search" add constraint "saved_search_frequency_known" check ("frequency" in ('now', 'daily', 'weekly'));`,
    );
    this.addSql(
      `alter table "saved_search" add constraint "saved_search_state_known" check ("state" in ('unconfirmed', 'active', 'paused'));`,
    );
    this.addSql(
      `alter table "saved_search" add constraint "saved_search_reader_known" check (("user_id" is null) <> ("email" is null));`,
    );
    this.addSql(
      `create table "saved_search_mark" ("space_id" int not null primary key, "marked_at" timestamptz not null default clock_timestamp());`,
    );
  }
}
