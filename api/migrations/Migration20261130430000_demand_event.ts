import { Migration } from '@mikro-orm/migrations';

/** Demands keep who rents, whether one day of the range is enough, and its weekdays. */
export class Migration20261130430000_demand_event extends Migration {
  override up(): void {
    this.addSql(
      `alter table "inquiry" add column "tariff" varchar(20) null, add column "flexible" boolean not null default true, add column "weekdays" int[] not null default '{}';`,
    );
  }
}
