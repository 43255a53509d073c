import { Migration } from '@mikro-orm/migrations';

/**
 * Members of a group, and one occurrence of a series per space and day. An interrupted concurrent build leaves
 * an invalid index, so drop it first.
 */
export class Migration20261130500200_own_bookings_indexes extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists "reservation_group_id_index";');
    this.addSql('create index concurrently "reservation_group_id_index" on "reservation" ("group_id");');
    this.addSql('drop index concurrently if exists "reservation_series_once_open";');
    this.addSql(
      `create unique index concurrently "reservation_series_once_open" on "reservation" ("series_id", "space_id", "series_day") where "status" <> 'cancelled';`,
    );
  }
}
