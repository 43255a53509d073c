import { Migration } from '@mikro-orm/migrations';

/** The log of deeds is append-only against emptying it at once too, which triggers of rows do not see. */
export class Migration20261124000042_audit_truncate extends Migration {
  override up(): void {
    this.addSql(
      `create trigger "audit_entry_never_emptied" before truncate on "audit_entry" for each statement execute function refuse_change();`,
    );
  }
}
