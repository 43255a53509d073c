import { Migration } from '@mikro-orm/migrations';

/** What the price of a proposal is worth. Nothing where a process of the former release wrote the row. */
export class Migration20261127100200_proposal_price_state extends Migration {
  override up(): void {
    this.addSql(`alter table "change_proposal" add column "price_state" varchar(8) null;`);
    this.addSql(
      `alter table "change_proposal" add constraint "change_proposal_price_state_known" check ("price_state" in ('none', 'estimate', 'complete', 'agreed')) not valid;`,
    );
  }
}
