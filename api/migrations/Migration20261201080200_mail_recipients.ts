import { Migration } from '@mikro-orm/migrations';

/** Addresses that a customer has had mails sent to; only a keyed hash of the address is stored. */
export class Migration20261201080200_mail_recipients extends Migration {
  override up(): void {
    this.addSql(`create table "mail_recipient" ("id" serial primary key, "customer_id" int not null,
      "address_hash" varchar(43) not null, "first_mailed_at" timestamptz not null, "refused_at" timestamptz null,
      constraint "mail_recipient_customer_id_address_hash_unique" unique ("customer_id", "address_hash"));`);
    this.addSql(
      `create index "mail_recipient_customer_id_first_mailed_at_index" on "mail_recipient" ("customer_id", "first_mailed_at");`,
    );
  }
}
