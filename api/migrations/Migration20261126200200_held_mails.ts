import { Migration } from '@mikro-orm/migrations';

/** Mails over the limits of an address wait, the latest about each thing. */
export class Migration20261126200200_held_mails extends Migration {
  override up(): void {
    this.addSql(`create table "held_mail" (
      "id" serial primary key, "cause" varchar(120) not null, "address" varchar(200) not null, "template" varchar(60) not null,
      "subject_type" varchar(40) not null, "subject_id" int not null, "message" jsonb not null,
      "is_unproved" boolean not null default false, "created_at" timestamptz not null default now());`);
    this.addSql(
      `create unique index "held_mail_once_open" on "held_mail" (lower("address"), "subject_type", "subject_id");`,
    );
  }
}
