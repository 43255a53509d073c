import { Migration } from '@mikro-orm/migrations';

/** The operator's lists of spaces and orders: their orders and searches have indexes, so that a page reads its own rows alone. */
export class Migration20261123000001_lists extends Migration {
  override up(): void {
    this.addSql(`create index "space_directory_updated" on "space" ("updated_at", "id");`);
    this.addSql(`create index "space_directory_name" on "space" ("name" collate "cs-CZ-x-icu", "id");`);
    this.addSql(`create index "space_directory_search" on "space" using gin ("name" gin_trgm_ops);`);
    this.addSql(
      `create index "building_directory_search" on "building" using gin ("name" gin_trgm_ops, "city" gin_trgm_ops);`,
    );
    this.addSql(`create index "plan_order_directory_created" on "plan_order" ("created_at", "id");`);
    this.addSql(`create index "plan_order_directory_price" on "plan_order" ("price_haler", "id");`);
    this.addSql(`create index "plan_order_directory_due" on "plan_order" ("due_on", "id");`);
  }
}
