import { Migration } from '@mikro-orm/migrations';

/** Whether the title of an event stands on the program shown at the door. */
export class Migration20261130521000_title_public extends Migration {
  override up(): void {
    this.addSql(`alter table "reservation" add column "title_public" boolean not null default false;`);
  }
}
