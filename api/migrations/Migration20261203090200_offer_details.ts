import { Migration } from '@mikro-orm/migrations';

/** What an offer is made of: the rows of its price, the deposit and the layout. */
export class Migration20261203090200_offer_details extends Migration {
  override up(): void {
    this.addSql(`alter table "inquiry_recipient" add column "offer_details" jsonb null;`);
  }
}
