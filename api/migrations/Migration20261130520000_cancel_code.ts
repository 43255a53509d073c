import { Migration } from '@mikro-orm/migrations';

/** Why a host refused or cancelled a reservation, or declined a demand: one of the reasons of the statistics. */
export class Migration20261130520000_cancel_code extends Migration {
  override up(): void {
    this.addSql(`alter table "reservation" add column "cancel_code" varchar(15) null;`);
    this.addSql(`alter table "inquiry_recipient" add column "decline_code" varchar(15) null;`);
  }
}
