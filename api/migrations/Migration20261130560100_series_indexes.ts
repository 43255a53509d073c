import { Migration } from '@mikro-orm/migrations';

/**
 * Occurrences of a series, cancelled ones too, and proposals of a bundle. An interrupted concurrent build leaves an
 * invalid index, so drop it first.
 */
export class Migration20261130560100_series_indexes extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists "reservation_series_id_index";');
    this.addSql('create index concurrently "reservation_series_id_index" on "reservation" ("series_id");');
    this.addSql('drop index concurrently if exists "change_proposal_bundle_index";');
    this.addSql('create index concurrently "change_proposal_bundle_index" on "change_proposal" ("bundle");');
  }
}
