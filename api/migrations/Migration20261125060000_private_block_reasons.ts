import { Migration } from '@mikro-orm/migrations';

/** Reasons of blocks are private unless the owner publishes them; existing ones become private. */
export class Migration20261125060000_private_block_reasons extends Migration {
  override up(): void {
    this.addSql(`alter table "blocked_slot" add column "private_reason" varchar(200) not null default '';`);
    this.addSql(`update "blocked_slot" set "private_reason" = "reason", "reason" = '' where "reason" <> '';`);
  }
}
