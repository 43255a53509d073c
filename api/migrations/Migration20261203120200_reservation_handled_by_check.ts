import { Migration } from '@mikro-orm/migrations';

/** Validates the reference in a transaction of its own: reads and writes go on. */
export class Migration20261203120200_reservation_handled_by_check extends Migration {
  override up(): void {
    this.addSql(`alter table "reservation" validate constraint "reservation_handled_by_id_foreign";`);
  }
}
