import { Migration } from '@mikro-orm/migrations';

/** Events know which request caused them. Nullable: a process of the former release writes none. */
export class Migration20261124000041_request_ids extends Migration {
  override up(): void {
    this.addSql(`alter table "outbox_event" add column "request_id" varchar(64) null;`);
  }
}
