import { Migration } from '@mikro-orm/migrations';

/** Replies by mail: their addresses, what became of them, and the mails as received, which are kept for 30 days. */
export class Migration20261203162000_inbound_mails extends Migration {
  override up(): void {
    this.addSql(`alter table "participant" add column "token_nonce" varchar(16) not null default '',
      add column "bounced_at" timestamptz null;`);
    this.addSql(`alter table "message" add column "state" varchar(10) not null default 'ok',
      add column "event_code" varchar(20) null, add column "mail_message_id" varchar(300) null,
      add column "refused_files" jsonb null;`);
    this.addSql(`create table "inbound_mail" ("id" serial primary key, "message_id" varchar(300) null,
      "recipient" varchar(200) not null, "sender" varchar(320) not null, "raw_key" varchar(200) not null,
      "class" varchar(10) null, "conversation_id" int null, "received_at" timestamptz not null);`);
    this.addSql(
      `alter table "inbound_mail" add constraint "inbound_mail_message_id_unique" unique ("message_id");`,
    );
    this.addSql(`create index "inbound_mail_received_at_index" on "inbound_mail" ("received_at");`);
    this.addSql(`create index "inbound_mail_conversation_id_index" on "inbound_mail" ("conversation_id");`);
    this.addSql(`alter table "inbound_mail" add constraint "inbound_mail_conversation_id_foreign"
      foreign key ("conversation_id") references "conversation" ("id") on delete set null;`);
  }
}
