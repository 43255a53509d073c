import { Migration } from '@mikro-orm/migrations';

/** What entities cannot say: rules the database itself keeps, and tables that are no entities. */
export class Migration20261120000002_rules extends Migration {
  override up(): void {
    this.addSql(
      `alter table "reservation" add constraint "reservation_range" check ("ends_at" > "starts_at");`,
    );
    this.addSql(
      `alter table "blocked_slot" add constraint "blocked_slot_range" check ("ends_at" > "starts_at");`,
    );
    this.addSql(
      `alter table "availability" add constraint "availability_range" check ("ends_at" > "starts_at");`,
    );
    this.addSql(`alter table "reservation" add constraint "reservation_never_twice"
      exclude using gist ("space_id" with =, tstzrange("starts_at", "ends_at", '[)') with &&) where ("status" <> 'cancelled');`);
    this.addSql(
      `alter table "space" add constraint "space_status_known" check ("status" in ('DRAFT', 'WAITING_FOR_APPROVAL', 'PUBLISHED', 'DISABLED', 'DELETED'));`,
    );
    this.addSql(
      `alter table "space" add constraint "space_price_level_range" check ("price_level" between 1 and 4);`,
    );
    this.addSql(`create unique index "space_purpose_once" on "space_purpose" ("space_id", "purpose_id");`);
    this.addSql(`create index "space_purpose_purpose" on "space_purpose" ("purpose_id");`);
    this.addSql(`create index "space_attribute_attribute" on "space_attribute" ("attribute_id");`);
    this.addSql(
      `create function refuse_change() returns trigger language plpgsql as $$ begin raise exception 'append-only table'; end $$;`,
    );
    this.addSql(
      `create trigger "audit_entry_append_only" before update or delete on "audit_entry" for each row execute function refuse_change();`,
    );
    this.addSql(
      `create table "rate_limit" ("key" varchar(255) primary key, "points" integer not null default 0, "expire" bigint);`,
    );
  }
}
