import { Migration } from '@mikro-orm/migrations';

/** A secret calendar URL of each member, which ends with the membership. */
export class Migration20261130562300_member_calendars extends Migration {
  override up(): void {
    this.addSql(`create table "member_calendar" ("id" serial primary key, "member_id" int not null,
      "nonce" varchar(43) not null, "created_at" timestamptz not null default now(), "read_at" timestamptz null,
      constraint "member_calendar_member_id_unique" unique ("member_id"),
      constraint "member_calendar_member_id_foreign" foreign key ("member_id") references "member" ("id") on delete cascade);`);
  }
}
