import { Migration } from '@mikro-orm/migrations';

/** Seasons with hours of their own; of one space at most one holds on a day. */
export class Migration20261130541000_seasons extends Migration {
  override up(): void {
    this.addSql(`create table "season" ("id" serial primary key, "customer_id" int not null, "name" varchar(100) not null,
      "from_day" date not null, "until_day" date not null, "block_group_id" uuid null,
      constraint "season_days_range" check ("until_day" >= "from_day"),
      constraint "season_customer_id_foreign" foreign key ("customer_id") references "customer" ("id") on delete cascade);`);
    this.addSql(`create index "season_customer_id_index" on "season" ("customer_id");`);
    this.addSql(`create table "season_space" ("id" serial primary key, "season_id" int not null, "space_id" int not null,
      "from_day" date not null, "until_day" date not null,
      constraint "season_space_once_range" exclude using gist ("space_id" with =, daterange("from_day", "until_day", '[]') with &&),
      constraint "season_space_season_id_foreign" foreign key ("season_id") references "season" ("id") on delete cascade,
      constraint "season_space_space_id_foreign" foreign key ("space_id") references "space" ("id") on delete cascade);`);
    this.addSql(`create index "season_space_season_id_index" on "season_space" ("season_id");`);
    this.addSql(`create index "season_space_space_id_index" on "season_space" ("space_id");`);
    this.addSql(`alter table "availability_rule" add column "season_id" int null;`);
    this.addSql(`alter table "availability_rule" add constraint "availability_rule_season_id_foreign"
      foreign key ("season_id") references "season" ("id") on delete cascade not valid;`);
    this.addSql(`create trigger "occupancy_season_insert" after insert on "season_space"
      referencing new table as current for each statement execute function "occupancy_note_rows"();`);
    this.addSql(`create trigger "occupancy_season_update" after update on "season_space"
      referencing old table as former new table as current for each statement execute function "occupancy_note_rows"();`);
    this.addSql(`create trigger "occupancy_season_delete" after delete on "season_space"
      referencing old table as former for each statement execute function "occupancy_note_rows"();`);
  }
}
