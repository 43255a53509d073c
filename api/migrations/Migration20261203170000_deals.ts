import { Migration } from '@mikro-orm/migrations';

/** Deals of reservations, with their offers and instalments, and the payments of these. */
export class Migration20261203170000_deals extends Migration {
  override up(): void {
    this.addDeals();
    this.addOffers();
    this.addInstalments();
    this.addSteps();
    this.addPayments();
    this.addSql(
      `alter table "reservation" add column "deal_id" int null, add column "agreed_at" timestamptz null;`,
    );
    this.addSql(`create index "reservation_deal_id_index" on "reservation" ("deal_id");`);
  }

  private addDeals(): void {
    this.addSql(`create sequence "deal_number";`);
    this.addSql(`create table "deal" ("id" serial primary key, "customer_id" int not null, "number" varchar(7) not null,
      "title" varchar(120) not null default '', "guest" jsonb null, "tenant" jsonb null, "definition" jsonb not null,
      "inquiry_recipient_id" int null, "closed_at" timestamptz null, "closed_reason" varchar(500) null,
      "link_version" int not null default 0, "created_by_id" int null, "forgotten_at" timestamptz null,
      "created_at" timestamptz not null default now());`);
    this.addSql(`alter table "deal" add constraint "deal_number_unique" unique ("number");`);
    this.addSql(
      `alter table "deal" add constraint "deal_inquiry_recipient_id_unique" unique ("inquiry_recipient_id");`,
    );
    this.addSql(`create index "deal_customer_id_created_at_index" on "deal" ("customer_id", "created_at");`);
    this.addForeignKey('deal', 'customer_id', 'customer', 'cascade');
    this.addForeignKey('deal', 'created_by_id', 'app_user', 'set null');
  }

  private addOffers(): void {
    this.addSql(`create table "deal_offer" ("id" serial primary key, "deal_id" int not null, "no" smallint not null,
      "state" varchar(10) not null, "rooms" jsonb not null, "booking" jsonb null, "definition" jsonb not null, "total_haler" bigint not null,
      "deposit_haler" bigint not null default '0', "message" text not null default '', "note" text not null default '',
      "valid_until" date null, "holds" boolean not null default false, "sent_by_id" int null, "sent_at" timestamptz not null,
      "decided_at" timestamptz null);`);
    this.addSql(
      `alter table "deal_offer" add constraint "deal_offer_deal_id_no_unique" unique ("deal_id", "no");`,
    );
    this.addSql(
      `create unique index "deal_offer_one_sent" on "deal_offer" ("deal_id") where "state" = 'sent';`,
    );
    this.addSql(
      `create unique index "deal_offer_one_accepted" on "deal_offer" ("deal_id") where "state" = 'accepted';`,
    );
    this.addForeignKey('deal_offer', 'deal_id', 'deal', 'cascade');
    this.addForeignKey('deal_offer', 'sent_by_id', 'app_user', 'set null');
  }

  private addInstalments(): void {
    this.addSql(`create table "instalment" ("id" serial primary key, "deal_id" int not null, "customer_id" int not null,
      "kind" varchar(14) not null, "amount_haler" bigint not null, "due_on" date not null, "is_gate" boolean not null default false,
      "vs" varchar(10) not null, "voided_at" timestamptz null, "created_at" timestamptz not null default now(),
      constraint "instalment_amount_positive" check ("amount_haler" > 0));`);
    this.addSql(`create index "instalment_deal_id_index" on "instalment" ("deal_id");`);
    this.addSql(
      `alter table "instalment" add constraint "instalment_customer_id_vs_unique" unique ("customer_id", "vs");`,
    );
    this.addForeignKey('instalment', 'deal_id', 'deal', 'cascade');
    this.addForeignKey('instalment', 'customer_id', 'customer', 'cascade');
  }

  private addSteps(): void {
    this.addSql(`create table "gate_waiver" ("id" serial primary key, "deal_id" int not null, "gate" varchar(9) not null,
      "reason" varchar(500) not null, "user_id" int null, "at" timestamptz not null);`);
    this.addSql(
      `alter table "gate_waiver" add constraint "gate_waiver_deal_id_gate_unique" unique ("deal_id", "gate");`,
    );
    this.addForeignKey('gate_waiver', 'deal_id', 'deal', 'cascade');
    this.addForeignKey('gate_waiver', 'user_id', 'app_user', 'set null');
    this.addSql(`create table "settlement" ("id" serial primary key, "deal_id" int not null, "kind" varchar(12) not null,
      "side" varchar(8) not null, "rule" varchar(13) null, "reason" varchar(1000) null, "reservation_ids" int[] not null,
      "fee_haler" bigint not null, "at" timestamptz not null);`);
    this.addSql(`create index "settlement_deal_id_index" on "settlement" ("deal_id");`);
    this.addForeignKey('settlement', 'deal_id', 'deal', 'cascade');
    this.addSql(`create table "signing_code" ("id" serial primary key, "deal_id" int not null, "purpose" varchar(6) not null,
      "bound_to" varchar(64) not null, "code_hash" varchar(64) not null, "sent_at" timestamptz not null,
      "attempts" smallint not null default 0, "expires_at" timestamptz not null, "used_at" timestamptz null);`);
    this.addSql(
      `alter table "signing_code" add constraint "signing_code_deal_id_purpose_unique" unique ("deal_id", "purpose");`,
    );
    this.addForeignKey('signing_code', 'deal_id', 'deal', 'cascade');
  }

  private addPayments(): void {
    this.addSql(`create table "payment" ("id" serial primary key, "customer_id" int not null, "deal_id" int not null,
      "amount_haler" bigint not null, "paid_on" date not null, "method" varchar(8) not null,
      "source" varchar(10) not null default 'person', "in_person" boolean not null default false,
      "note" varchar(300) not null default '', "made_by_id" int null, "created_at" timestamptz not null,
      constraint "payment_amount_not_zero" check ("amount_haler" <> 0));`);
    this.addSql(`create index "payment_deal_id_index" on "payment" ("deal_id");`);
    this.addForeignKey('payment', 'customer_id', 'customer', 'cascade');
    this.addForeignKey('payment', 'deal_id', 'deal', 'cascade');
    this.addForeignKey('payment', 'made_by_id', 'app_user', 'set null');
    this.addSql(`create table "allocation" ("id" serial primary key, "payment_id" int not null, "instalment_id" int not null,
      "amount_haler" bigint not null, "made_by_id" int null, "created_at" timestamptz not null, "ended_at" timestamptz null,
      constraint "allocation_amount_positive" check ("amount_haler" > 0));`);
    this.addSql(`create index "allocation_payment_id_index" on "allocation" ("payment_id");`);
    this.addSql(`create index "allocation_instalment_id_index" on "allocation" ("instalment_id");`);
    this.addForeignKey('allocation', 'payment_id', 'payment', 'cascade');
    this.addForeignKey('allocation', 'instalment_id', 'instalment', 'cascade');
    this.addForeignKey('allocation', 'made_by_id', 'app_user', 'set null');
  }

  private addForeignKey(table: string, column: string, target: string, rule: 'cascade' | 'set null'): void {
    this.addSql(
      `alter table "${table}" add constraint "${table}_${column}_foreign" foreign key ("${column}") references "${target}" ("id") on delete ${rule};`,
    );
  }
}
