import { Migration } from '@mikro-orm/migrations';

/**
 * Bookings entered by the owner: a title and notes of the staff, groups of spaces booked together and series.
 * The e-mail address of such a booking may be empty, which means none.
 */
export class Migration20261130500000_own_bookings extends Migration {
  override up(): void {
    this.addSql(`create table "reservation_group" ("id" serial primary key, "customer_id" int not null, "created_at" timestamptz not null default now(),
      constraint "reservation_group_customer_id_foreign" foreign key ("customer_id") references "customer" ("id") on delete cascade);`);
    this.addSql(`create index "reservation_group_customer_id_index" on "reservation_group" ("customer_id");`);
    this.addSql(`create table "series" ("id" serial primary key, "customer_id" int not null, "weekdays" int[] not null,
      "every" smallint not null default 1, "from_day" date not null, "until_day" date not null, "start_minute" smallint not null,
      "length_minutes" int not null, "skip_holidays" boolean not null default false, "version" int not null default 1,
      "created_at" timestamptz not null default now(),
      constraint "series_customer_id_foreign" foreign key ("customer_id") references "customer" ("id") on delete cascade,
      constraint "series_days_range" check ("until_day" >= "from_day"),
      constraint "series_pattern_known" check ("weekdays" <@ array[1, 2, 3, 4, 5, 6, 7] and "every" between 1 and 4
        and "start_minute" between 0 and 1439 and "length_minutes" > 0 and "version" > 0));`);
    this.addSql(`create index "series_customer_id_index" on "series" ("customer_id");`);
    this.addSql(`alter table "reservation" add column "title" varchar(120) not null default '', add column "staff_note" text not null default '',
      add column "group_id" int null, add column "series_id" int null, add column "series_day" date null,
      add column "is_price_set" boolean not null default false, add column "created_by_id" int null, add column "guest_told_at" timestamptz null;`);
    this.addSql(`alter table "reservation" add constraint "reservation_guest_email_known"
      check ("source" <> 'guest' or "customer_email" <> '' or "forgotten_at" is not null) not valid;`);
    this.addSql(`alter table "reservation" add constraint "reservation_series_day_known"
      check ("series_id" is null or "series_day" is not null) not valid;`);
    this.addSql(`alter table "reservation" add constraint "reservation_group_id_foreign" foreign key ("group_id")
      references "reservation_group" ("id") on delete set null not valid;`);
    this.addSql(`alter table "reservation" add constraint "reservation_series_id_foreign" foreign key ("series_id")
      references "series" ("id") on delete set null not valid;`);
    this.addSql(`alter table "reservation" add constraint "reservation_created_by_id_foreign" foreign key ("created_by_id")
      references "app_user" ("id") on delete set null not valid;`);
  }
}
