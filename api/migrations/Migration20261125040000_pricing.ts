import { Migration } from '@mikro-orm/migrations';

/**
 * Quotes of reservations. Columns are nullable: a process of the former release writes none, and reservations from before have none.
 * Existing spaces get a record of the former defaults, so that they keep taking requests outside their hours (ADR 24).
 */
export class Migration20261125040000_pricing extends Migration {
  override up(): void {
    this.addSql(
      `create table "quote" ("id" serial primary key, "hash" varchar(64) not null, "answer" jsonb not null, "engine_version" smallint not null, "created_at" timestamptz not null default now());`,
    );
    this.addSql(
      `create function "quote_changed"() returns trigger language plpgsql as $$ begin raise exception 'a stored quote never changes'; end $$;`,
    );
    this.addSql(
      `create trigger "quote_changed" before update on "quote" for each row execute function "quote_changed"();`,
    );
    this.addSql(
      `alter table "reservation" add column "quote_id" int null, add column "price_state" varchar(8) null, add column "host_message" varchar(1000) null;`,
    );
    this.addSql(
      `alter table "reservation" add constraint "reservation_quote_id_foreign" foreign key ("quote_id") references "quote" ("id") on delete set null not valid;`,
    );
    this.addSql(
      `alter table "reservation" add constraint "reservation_price_state_known" check ("price_state" in ('none', 'estimate', 'complete', 'agreed')) not valid;`,
    );
    this.addSql(
      `insert into "booking_settings" ("space_id") select "id" from "space" on conflict do nothing;`,
    );
  }
}
