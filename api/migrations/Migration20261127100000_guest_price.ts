import { Migration } from '@mikro-orm/migrations';

/**
 * The price a guest has accepted, which a host cannot raise alone. Nothing where a process of the former release wrote the row: the
 * reservation's own price counts then.
 */
export class Migration20261127100000_guest_price extends Migration {
  override up(): void {
    this.addSql(
      `alter table "reservation" add column "guest_price_haler" int null, add column "guest_price_state" varchar(8) null;`,
    );
    this.addSql(
      `alter table "reservation" add constraint "reservation_guest_price_known" check ("guest_price_haler" >= 0 and "guest_price_state" in ('none', 'estimate', 'complete', 'agreed')) not valid;`,
    );
  }
}
