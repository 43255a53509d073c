import { Migration } from '@mikro-orm/migrations';

/** Spaces that are to stay published under the ordered plan, as the customer chose them with the order. */
export class Migration20261128100200_kept_spaces extends Migration {
  override up(): void {
    this.addSql(`alter table "plan_order" add column "kept_space_ids" jsonb null;`);
  }
}
