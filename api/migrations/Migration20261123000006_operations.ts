import { Migration } from '@mikro-orm/migrations';

/** The operator's logs of mails and of actions: every filter and every order has its index. */
export class Migration20261123000006_operations extends Migration {
  override up(): void {
    this.addSql(`create index "mail_log_directory_search" on "mail_log" using gin ("address" gin_trgm_ops);`);
    this.addSql(`create index "mail_log_directory_created" on "mail_log" ("created_at", "id");`);
    this.addSql(`create index "mail_log_directory_address" on "mail_log" ("address", "id");`);
    this.addSql(`create index "mail_log_directory_state" on "mail_log" ("state", "id");`);
    this.addSql(`create index "mail_log_directory_template" on "mail_log" ("template", "id");`);
    this.addSql(`create index "audit_entry_directory_created" on "audit_entry" ("created_at");`);
    this.addSql(
      `create index "audit_entry_directory_action" on "audit_entry" ("action" text_pattern_ops, "id");`,
    );
    this.addSql(
      `create index "audit_entry_directory_operator" on "audit_entry" ("impersonator_id") where "impersonator_id" is not null;`,
    );
  }
}
