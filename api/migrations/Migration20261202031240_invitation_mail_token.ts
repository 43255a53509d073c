import { Migration } from '@mikro-orm/migrations';

/** The mailed link of an invitation has a token of its own, which proves the mailbox. */
export class Migration20261202031240_invitation_mail_token extends Migration {
  override up(): void {
    this.addSql('alter table "invitation" add column "mail_token_hash" varchar(64) null;');
  }
}
