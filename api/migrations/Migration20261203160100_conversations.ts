import { Migration } from '@mikro-orm/migrations';

/** Conversations of guests and owners, which inquiries and reservations point to. */
export class Migration20261203160100_conversations extends Migration {
  override up(): void {
    this.createTables();
    for (const table of ['reservation', 'inquiry_recipient']) {
      this.addSql(`alter table "${table}" add column "conversation_id" int null;`);
      this.addSql(`alter table "${table}" add constraint "${table}_conversation_id_foreign" foreign key ("conversation_id")
        references "conversation" ("id") on delete set null not valid;`);
    }
    this.addSql(`create function "conversation_of_customer"() returns trigger language plpgsql as $$
      begin
        if not exists (select from "conversation" c join "building" b on b."customer_id" = c."customer_id"
          join "space" s on s."building_id" = b."id" where c."id" = new."conversation_id" and s."id" = new."space_id") then
          raise exception 'The conversation % belongs to another customer.', new."conversation_id"
            using errcode = 'integrity_constraint_violation';
        end if;
        return new;
      end $$;`);
    for (const table of ['reservation', 'inquiry_recipient'])
      this.addSql(`create trigger "${table}_conversation_changed" before insert or update of "conversation_id" on "${table}"
        for each row when (new."conversation_id" is not null) execute function "conversation_of_customer"();`);
    this.addSql(`alter table "inquiry_recipient" drop constraint "inquiry_recipient_handled_check";`);
    this.addSql(`alter table "inquiry_recipient" add constraint "inquiry_recipient_handled_check"
      check (("handled_at" is null) = ("handled_how" is null) and "handled_how" in ('email', 'phone', 'other', 'reply')) not valid;`);
  }

  private createTables(): void {
    this.addSql(`create table "conversation" ("id" serial primary key, "customer_id" int not null,
      "kind" varchar(6) not null default 'rental', "waiting_since" timestamptz null, "handled_at" timestamptz null,
      "last_message_at" timestamptz not null, "forgotten_at" timestamptz null, "created_at" timestamptz not null default now());`);
    this.addSql(
      `create index "conversation_customer_id_last_message_at_index" on "conversation" ("customer_id", "last_message_at");`,
    );
    this.addSql(
      `create index "conversation_waiting" on "conversation" ("customer_id", "waiting_since") where "waiting_since" is not null;`,
    );
    this.addSql(`alter table "conversation" add constraint "conversation_customer_id_foreign"
      foreign key ("customer_id") references "customer" ("id") on delete cascade;`);
    this.addSql(`create table "participant" ("id" serial primary key, "conversation_id" int not null,
      "side" varchar(5) not null, "user_id" int null, "address" varchar(200) not null default '',
      "name" varchar(200) not null default '', "last_read_id" int null);`);
    this.addSql(`alter table "participant" add constraint "participant_conversation_id_user_id_unique"
      unique ("conversation_id", "user_id");`);
    this.addSql(
      `create unique index "participant_guest" on "participant" ("conversation_id") where "side" = 'guest';`,
    );
    this.addSql(`create index "participant_address" on "participant" (lower("address"));`);
    this.addSql(`create index "participant_user_id_index" on "participant" ("user_id");`);
    this.addSql(`alter table "participant" add constraint "participant_conversation_id_foreign"
      foreign key ("conversation_id") references "conversation" ("id") on delete cascade;`);
    this.addSql(`alter table "participant" add constraint "participant_user_id_foreign"
      foreign key ("user_id") references "app_user" ("id") on delete cascade;`);
    this.addSql(`create table "message" ("id" serial primary key, "conversation_id" int not null,
      "side" varchar(5) not null, "author_id" int null, "kind" varchar(7) not null default 'message',
      "body" text not null, "via" varchar(5) not null default 'web', "created_at" timestamptz not null default now());`);
    this.addSql(`create index "message_conversation_id_id_index" on "message" ("conversation_id", "id");`);
    this.addSql(`create index "message_author_id_index" on "message" ("author_id");`);
    this.addSql(`alter table "message" add constraint "message_conversation_id_foreign"
      foreign key ("conversation_id") references "conversation" ("id") on delete cascade;`);
    this.addSql(`alter table "message" add constraint "message_author_id_foreign"
      foreign key ("author_id") references "app_user" ("id") on delete set null;`);
    this.addSql(`create table "canned_reply" ("id" serial primary key, "customer_id" int not null,
      "title" varchar(80) not null, "body" text not null);`);
    this.addSql(`create index "canned_reply_customer_id_index" on "canned_reply" ("customer_id");`);
    this.addSql(`alter table "canned_reply" add constraint "canned_reply_customer_id_foreign"
      foreign key ("customer_id") references "customer" ("id") on delete cascade;`);
  }
}
