import { Migration } from '@mikro-orm/migrations';

/** Bookings imported from a file: who did it, and which rows became which reservations, so that none is imported twice. */
export class Migration20261203073100_booking_imports extends Migration {
  override up(): void {
    this.addSql(`create table "booking_import" ("id" serial primary key, "customer_id" int not null,
      "created_by_id" int null, "format" varchar(4) not null, "rows" int not null, "kept" int null,
      "created_at" timestamptz not null default now(), "undone_at" timestamptz null,
      constraint "booking_import_customer_id_foreign" foreign key ("customer_id") references "customer" ("id") on delete cascade,
      constraint "booking_import_created_by_id_foreign" foreign key ("created_by_id") references "app_user" ("id") on delete set null);`);
    this.addSql(`create index "booking_import_customer_id_index" on "booking_import" ("customer_id");`);
    this.addSql(`create table "booking_import_row" ("id" serial primary key, "import_id" int not null,
      "customer_id" int not null, "slot_hash" varchar(64) not null, "reference_hash" varchar(64) null,
      "reservation_id" int null,
      constraint "booking_import_row_import_id_foreign" foreign key ("import_id") references "booking_import" ("id") on delete cascade,
      constraint "booking_import_row_customer_id_foreign" foreign key ("customer_id") references "customer" ("id") on delete cascade,
      constraint "booking_import_row_reservation_id_foreign" foreign key ("reservation_id") references "reservation" ("id") on delete set null,
      constraint "booking_import_row_slot_unique" unique ("customer_id", "slot_hash"));`);
    this.addSql(`create index "booking_import_row_import_id_index" on "booking_import_row" ("import_id");`);
    this.addSql(
      `create index "booking_import_row_reservation_id_index" on "booking_import_row" ("reservation_id");`,
    );
    this.addSql(
      `create index "booking_import_row_reference_index" on "booking_import_row" ("customer_id", "reference_hash");`,
    );
  }
}
