import { Migration } from '@mikro-orm/migrations';

/** Moderation of messages and demands, and blocked senders. */
export class Migration20261201130100_inquiry_moderation extends Migration {
  override up(): void {
    this.addSql(
      `create table "trust_block" ("id" serial primary key, "kind" varchar(10) not null, "value_hash" varchar(43) not null, "value_encrypted" text null, "reason" varchar(1000) not null default '', "until" timestamptz null, "created_by_id" int null, "hits" int not null default 0, "last_hit_at" timestamptz null, "created_at" timestamptz not null default now());`,
    );
    this.addSql(
      `alter table "trust_block" add constraint "trust_block_value_hash_unique" unique ("value_hash");`,
    );
    this.addSql(
      `alter table "trust_block" add constraint "trust_block_created_by_id_foreign" foreign key ("created_by_id") references "app_user" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "inquiry" add column "moderation" varchar(8) not null default 'none', add column "sender_key" varchar(43) null, add column "is_delivered" boolean not null default true;`,
    );
  }
}
