import { Migration } from '@mikro-orm/migrations';

/** Rules are found by their season. An interrupted concurrent build leaves an invalid index, so drop it first. */
export class Migration20261130541200_seasons_index extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists "availability_rule_season_id_index";');
    this.addSql(
      'create index concurrently "availability_rule_season_id_index" on "availability_rule" ("season_id");',
    );
  }
}
