import { Migration } from '@mikro-orm/migrations';

/**
 * Credit of memberships: what a customer paid and did not use. `subscription.value_haler` is what was paid for the period;
 * `plan_order.credit_haler` is the part of the price that is settled from credit. Processes of the former release write the defaults.
 */
export class Migration20261126300000_membership_credit extends Migration {
  override up(): void {
    this.addSql(`alter table "subscription" add column "value_haler" int not null default 0;`);
    this.addSql(
      `update "subscription" s set "value_haler" = o."price_haler" from "plan_order" o where o."id" = s."order_id" and s."ends_at" > now();`,
    );
    this.addSql(
      `alter table "plan_order" add column "credit_haler" int not null default 0, add column "credit_parts" jsonb null;`,
    );
    this.addSql(
      `alter table "plan_order" add constraint "plan_order_credit_known" check ("credit_haler" between 0 and "price_haler") not valid;`,
    );
    this.addSql(
      `create table "membership_credit" ("id" serial primary key, "customer_id" int not null, "amount_haler" int not null, "kind" varchar(8) not null, "order_id" int null, "reason" varchar(500) null, "created_at" timestamptz not null);`,
    );
    this.addSql(`create index "membership_credit_customer_id_index" on "membership_credit" ("customer_id");`);
    this.addSql(
      `alter table "membership_credit" add constraint "membership_credit_customer_id_foreign" foreign key ("customer_id") references "customer" ("id") on delete cascade, add constraint "membership_credit_order_id_foreign" foreign key ("order_id") references "plan_order" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "membership_credit" add constraint "membership_credit_kind_known" check ("kind" in ('unused', 'used', 'waiting', 'operator') and "amount_haler" <> 0);`,
    );
  }
}
