import { Migration } from '@mikro-orm/migrations';

/** Validates the constraint of the migration before under a lock that lets reservations be written. */
export class Migration20261127100100_guest_price_constraint extends Migration {
  override up(): void {
    this.addSql(`alter table "reservation" validate constraint "reservation_guest_price_known";`);
  }
}
