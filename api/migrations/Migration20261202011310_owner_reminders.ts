import { Migration } from '@mikro-orm/migrations';

/** The last mail that reminded a user of a waiting thing. */
export class Migration20261202011310_owner_reminders extends Migration {
  override up(): void {
    this.addSql(`create table "owner_reminder" ("subject" varchar(60) not null, "user_id" int not null,
      "reminded_at" timestamptz not null, "times" smallint not null default 1,
      constraint "owner_reminder_pkey" primary key ("subject", "user_id"));`);
  }
}
