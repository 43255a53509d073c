import { Migration } from '@mikro-orm/migrations';

/** Validates the constraints of `Migration20261126200000_offer_reservations` without blocking writes. */
export class Migration20261126200100_offer_reservation_constraints extends Migration {
  override up(): void {
    this.addSql(`alter table "reservation" validate constraint "reservation_source_known";`);
    this.addSql(`alter table "inquiry_recipient" validate constraint "inquiry_recipient_reservation_known";`);
  }
}
