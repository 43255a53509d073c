import { Migration } from '@mikro-orm/migrations';

/** Blocks of several spaces made together share a group id. */
export class Migration20261130540000_block_groups extends Migration {
  override up(): void {
    this.addSql(`alter table "blocked_slot" add column "group_id" uuid null;`);
  }
}
