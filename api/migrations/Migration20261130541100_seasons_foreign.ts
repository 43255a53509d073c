import { Migration } from '@mikro-orm/migrations';

/** Validates the foreign key of seasonal rules in a transaction of its own: reads go on. */
export class Migration20261130541100_seasons_foreign extends Migration {
  override up(): void {
    this.addSql(`alter table "availability_rule" validate constraint "availability_rule_season_id_foreign";`);
  }
}
