import { Migration } from '@mikro-orm/migrations';

/**
 * Finds the demand of a reservation. An interrupted concurrent build leaves an invalid index, so drop it first.
 */
export class Migration20261201030000_chosen_offers_index extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists "inquiry_recipient_reservation_id_index";');
    this.addSql(
      'create index concurrently "inquiry_recipient_reservation_id_index" on "inquiry_recipient" ("reservation_id");',
    );
  }
}
