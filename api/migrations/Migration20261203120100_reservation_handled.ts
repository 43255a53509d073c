import { Migration } from '@mikro-orm/migrations';

/** When and by whom the staff’s work with a reservation was marked as done. */
export class Migration20261203120100_reservation_handled extends Migration {
  override up(): void {
    this.addSql(
      `alter table "reservation" add column "handled_at" timestamptz null, add column "handled_by_id" int null;`,
    );
    this.addSql(`alter table "reservation" add constraint "reservation_handled_by_id_foreign" foreign key ("handled_by_id")
      references "app_user" ("id") on delete set null not valid;`);
  }
}
