import { Migration } from '@mikro-orm/migrations';

/** Validates the constraints of the migration before under a lock that lets reservations be written. */
export class Migration20261125040100_pricing_constraints extends Migration {
  override up(): void {
    this.addSql(`alter table "reservation" validate constraint "reservation_quote_id_foreign";`);
    this.addSql(`alter table "reservation" validate constraint "reservation_price_state_known";`);
  }
}
