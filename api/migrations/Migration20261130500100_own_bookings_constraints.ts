import { Migration } from '@mikro-orm/migrations';

/** Validates the constraints of own bookings in a transaction of its own: reads and writes go on. */
export class Migration20261130500100_own_bookings_constraints extends Migration {
  override up(): void {
    for (const name of [
      'reservation_guest_email_known',
      'reservation_series_day_known',
      'reservation_group_id_foreign',
      'reservation_series_id_foreign',
      'reservation_created_by_id_foreign',
    ])
      this.addSql(`alter table "reservation" validate constraint "${name}";`);
  }
}
