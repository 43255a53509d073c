import { Migration } from '@mikro-orm/migrations';

/** The end of a block is a mark, so that it can be undone. */
export class Migration20261202031340_ended_sender_blocks extends Migration {
  override up(): void {
    this.addSql('alter table "trust_block" add column "ended_at" timestamptz null;');
  }
}
