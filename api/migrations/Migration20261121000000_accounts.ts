import { Migration } from '@mikro-orm/migrations';

/** Accounts, orders of plans, reviews of edited spaces. Only additions: the former release runs on it. */
export class Migration20261121000000_accounts extends Migration {
  override up(): void {
    this.addSql(
      `alter table "app_user" add "blocked_reason" varchar(500) null, add "terms_version" varchar(20) null, add "terms_accepted_at" timestamptz null, add "erased_at" timestamptz null;`,
    );
    this.addSql(
      `alter table "auth_session" add "impersonator_id" int null, add "impersonator_session_id" uuid null;`,
    );
    this.addSql(`alter table "audit_entry" add "impersonator_id" int null;`);
    this.addSql(
      `alter table "customer" add "street" varchar(120) null, add "city" varchar(100) null, add "postal_code" varchar(5) null;`,
    );
    this.addSql(`alter table "space" add "status_reason" varchar(1000) null;`);
    this.addSql(`alter table "subscription_plan" add "active" boolean not null default true;`);
    this.addTokens();
    this.addOrders();
    this.addReviews();
    this.addDirectoryIndexes();
    this.addSql(
      `create table "idempotency_key" ("scope" varchar(200) not null, "key" varchar(255) not null, "body_hash" varchar(64) not null, "status" smallint null, "answer" jsonb null, "created_at" timestamptz not null, primary key ("scope", "key"));`,
    );
    this.addSql(`create index "idempotency_key_created_at_index" on "idempotency_key" ("created_at");`);
  }

  /** What the operator's lists of people and the log search and sort by. */
  private addDirectoryIndexes(): void {
    this.addSql(
      `create index "app_user_directory_search" on "app_user" using gin (("email"::text) gin_trgm_ops, "name" gin_trgm_ops);`,
    );
    this.addSql(
      `create index "customer_directory_search" on "customer" using gin ("name" gin_trgm_ops, "ico" gin_trgm_ops);`,
    );
    this.addSql(`create index "app_user_directory_created" on "app_user" ("created_at", "id");`);
    this.addSql(`create index "app_user_directory_name" on "app_user" ("name" collate "cs-CZ-x-icu", "id");`);
    this.addSql(`create index "customer_directory_name" on "customer" ("name" collate "cs-CZ-x-icu", "id");`);
    this.addSql(
      `create index "app_user_directory_admins" on "app_user" ("id") where 'ROLE_SUPERADMIN' = any("roles");`,
    );
    this.addSql(
      `create index "audit_entry_directory_impersonator" on "audit_entry" ("impersonator_id") where "impersonator_id" is not null;`,
    );
  }

  private addTokens(): void {
    this.addSql(
      `create table "one_time_token" ("id" serial primary key, "user_id" int not null, "purpose" varchar(20) not null, "token_hash" varchar(64) not null, "email" citext not null, "created_at" timestamptz not null, "expires_at" timestamptz not null, "used_at" timestamptz null);`,
    );
    this.addSql(`create index "one_time_token_user_id_index" on "one_time_token" ("user_id");`);
    this.addSql(
      `alter table "one_time_token" add constraint "one_time_token_token_hash_unique" unique ("token_hash");`,
    );
    this.addSql(`create index "one_time_token_expires_at_index" on "one_time_token" ("expires_at");`);
    this.addSql(
      `alter table "one_time_token" add constraint "one_time_token_user_id_foreign" foreign key ("user_id") references "app_user" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "one_time_token" add constraint "one_time_token_purpose_known" check ("purpose" in ('confirm-email', 'change-email', 'reset-password'));`,
    );
  }

  private addOrders(): void {
    this.addSql(
      `create table "plan_order" ("id" serial primary key, "customer_id" int not null, "plan_id" int not null, "number" varchar(10) not null, "plan_name" varchar(100) not null, "price_haler" int not null, "state" varchar(12) not null default 'waiting', "supplier" jsonb not null, "buyer" jsonb not null, "created_at" timestamptz not null, "due_on" date not null, "paid_at" timestamptz null, "cancelled_at" timestamptz null);`,
    );
    this.addSql(`create index "plan_order_customer_id_index" on "plan_order" ("customer_id");`);
    this.addSql(`alter table "plan_order" add constraint "plan_order_number_unique" unique ("number");`);
    this.addSql(`create index "plan_order_state_index" on "plan_order" ("state");`);
    this.addSql(
      `alter table "plan_order" add constraint "plan_order_customer_id_foreign" foreign key ("customer_id") references "customer" ("id");`,
    );
    this.addSql(
      `alter table "plan_order" add constraint "plan_order_plan_id_foreign" foreign key ("plan_id") references "subscription_plan" ("id");`,
    );
    this.addSql(
      `alter table "plan_order" add constraint "plan_order_state_known" check ("state" in ('waiting', 'paid', 'cancelled'));`,
    );
    this.addSql(`create sequence "plan_order_serial" as integer maxvalue 999999 cycle;`);
    this.addSql(`alter table "subscription" add "order_id" int null;`);
    this.addSql(
      `alter table "subscription" add constraint "subscription_order_id_foreign" foreign key ("order_id") references "plan_order" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "subscription" add constraint "subscription_order_id_unique" unique ("order_id");`,
    );
  }

  private addReviews(): void {
    this.addSql(
      `create table "space_review" ("id" serial primary key, "space_id" int not null, "changes" jsonb not null, "opened_at" timestamptz not null, "changed_at" timestamptz not null, "reviewed_at" timestamptz null, "reviewed_by" int null);`,
    );
    this.addSql(`create index "space_review_space_id_index" on "space_review" ("space_id");`);
    this.addSql(
      `alter table "space_review" add constraint "space_review_space_id_foreign" foreign key ("space_id") references "space" ("id") on delete cascade;`,
    );
    this.addSql(
      `create unique index "space_review_once_open" on "space_review" ("space_id") where "reviewed_at" is null;`,
    );
  }
}
