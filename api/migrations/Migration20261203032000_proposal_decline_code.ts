import { Migration } from '@mikro-orm/migrations';

/** Why a rule declined a proposal; rows of former releases have its text in `decline_reason`. */
export class Migration20261203032000_proposal_decline_code extends Migration {
  override up(): void {
    this.addSql(`alter table "change_proposal" add column "decline_code" varchar(32) null;`);
  }
}
