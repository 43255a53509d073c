import { Migration } from '@mikro-orm/migrations';

/** Validates the constraint of the migration before under a lock that lets proposals be written. */
export class Migration20261127100300_proposal_price_state_constraint extends Migration {
  override up(): void {
    this.addSql(`alter table "change_proposal" validate constraint "change_proposal_price_state_known";`);
  }
}
