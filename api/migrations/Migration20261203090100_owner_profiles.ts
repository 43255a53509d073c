import { Migration } from '@mikro-orm/migrations';

/** What visitors see about an owner: numbers counted every night, the check in ARES, and the consent to the person's name. */
export class Migration20261203090100_owner_profiles extends Migration {
  override up(): void {
    this.addSql(`alter table "customer" add column "person_name_public" boolean not null default false;`);
    this.addSql(`create table "company_check" (
      "customer_id" int not null primary key,
      "ico" varchar(8) not null,
      "name" varchar(200) not null,
      "is_verified" boolean not null,
      "checked_on" date not null
    );`);
    this.addSql(
      `alter table "company_check" add constraint "company_check_customer_id_foreign"
        foreign key ("customer_id") references "customer" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(`create table "owner_public_statistics" (
      "customer_id" int not null primary key,
      "requests" int not null,
      "answered" int not null,
      "median_minutes" int null,
      "kept_bookings" int not null,
      "counted_at" timestamptz not null
    );`);
    this.addSql(
      `alter table "owner_public_statistics" add constraint "owner_public_statistics_customer_id_foreign"
        foreign key ("customer_id") references "customer" ("id") on update cascade on delete cascade;`,
    );
  }
}
