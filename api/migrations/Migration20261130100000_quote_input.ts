import { Migration } from '@mikro-orm/migrations';

/**
 * Input and price list of stored quotes. Nullable: rows of former releases have none. The list has no foreign
 * key: it may be deleted with its owner's account, and rows of quotes never change.
 */
export class Migration20261130100000_quote_input extends Migration {
  override up(): void {
    this.addSql(
      `alter table "quote" add column "input" jsonb null, add column "list_id" int null, add column "list_version" int null;`,
    );
  }
}
