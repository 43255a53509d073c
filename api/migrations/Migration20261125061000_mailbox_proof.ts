import { Migration } from '@mikro-orm/migrations';

/** Requests of mailboxes that are not proved yet hold their time for half an hour; consent to the terms has its time. */
export class Migration20261125061000_mailbox_proof extends Migration {
  override up(): void {
    this.addSql(`alter table "reservation"
      add column "awaits_proof" boolean not null default false, add column "mailbox_proved_at" timestamptz null,
      add column "proof_code_hash" varchar(64) null, add column "proof_attempts" smallint not null default 0,
      add column "proof_sent_at" timestamptz null, add column "client_hash" varchar(64) null, add column "terms_accepted_at" timestamptz null;`);
  }
}
