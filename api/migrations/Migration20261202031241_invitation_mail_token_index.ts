import { Migration } from '@mikro-orm/migrations';

/**
 * Finds an invitation by its mailed link. An interrupted concurrent build leaves an invalid index, so drop it first.
 */
export class Migration20261202031241_invitation_mail_token_index extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists "invitation_mail_token_hash_index";');
    this.addSql(
      'create index concurrently "invitation_mail_token_hash_index" on "invitation" ("mail_token_hash");',
    );
  }
}
