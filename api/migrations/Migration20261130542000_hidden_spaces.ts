import { Migration } from '@mikro-orm/migrations';

/** An owner hides an approved space, which returns without another approval. */
export class Migration20261130542000_hidden_spaces extends Migration {
  override up(): void {
    this.addSql(`alter table "space" add column "hidden_at" timestamptz null;`);
  }
}
