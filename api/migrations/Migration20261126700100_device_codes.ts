import { Migration } from '@mikro-orm/migrations';

/** One-time tokens may be codes that make a browser known to an account; rows of before fulfil the wider rule. */
export class Migration20261126700100_device_codes extends Migration {
  override up(): void {
    this.addSql(`alter table "one_time_token" drop constraint "one_time_token_purpose_known";`);
    this.addSql(
      `alter table "one_time_token" add constraint "one_time_token_purpose_known" check ("purpose" in ('confirm-email', 'change-email', 'reset-password', 'device-code')) not valid;`,
    );
  }
}
