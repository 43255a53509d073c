import { Migration } from '@mikro-orm/migrations';

/** Spaces that the limit of a plan has taken out of the catalogue, and the owner's choice of those that stay. */
export class Migration20261128100000_plan_limit extends Migration {
  override up(): void {
    this.addSql(
      `alter table "space" add column "paused_at" timestamptz null, add column "kept_rank" smallint null;`,
    );
    this.addSql(
      `alter table "space" add constraint "space_paused_known" check ("paused_at" is null or "status" = 'DRAFT') not valid;`,
    );
  }
}
