import { Migration } from '@mikro-orm/migrations';

/** Demands keep the layout of the event and how many spaces fitted when they were sent. */
export class Migration20261130400000_demand_layout extends Migration {
  override up(): void {
    this.addSql(
      `alter table "inquiry" add column "layout" varchar(20) null, add column "match_summary" jsonb null;`,
    );
  }
}
