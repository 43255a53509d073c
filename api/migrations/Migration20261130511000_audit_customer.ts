import { Migration } from '@mikro-orm/migrations';

/** Audit records name the customer that the person acted for. */
export class Migration20261130511000_audit_customer extends Migration {
  override up(): void {
    this.addSql(`alter table "audit_entry" add column "customer_id" int null;`);
  }
}
