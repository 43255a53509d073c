import { Migration } from '@mikro-orm/migrations';

/** Blocks are found by their group. An interrupted concurrent build leaves an invalid index, so drop it first. */
export class Migration20261130540100_block_groups_index extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists "blocked_slot_group_id_index";');
    this.addSql('create index concurrently "blocked_slot_group_id_index" on "blocked_slot" ("group_id");');
  }
}
