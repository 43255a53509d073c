import { Migration } from '@mikro-orm/migrations';

/**
 * A message to a space waits until its owner says how it was answered. Messages read more than 14 days ago count as answered. Both columns
 * are nullable: a process of the former release writes none.
 */
export class Migration20261125080000_handled_messages extends Migration {
  override up(): void {
    this.addSql(
      `alter table "inquiry_recipient" add column "handled_at" timestamptz null, add column "handled_how" varchar(5) null;`,
    );
    this.addSql(
      `alter table "inquiry_recipient" add constraint "inquiry_recipient_handled_check" check (("handled_at" is null) = ("handled_how" is null) and "handled_how" in ('email', 'phone', 'other')) not valid;`,
    );
    this.addSql(`update "inquiry_recipient" r set "handled_at" = r."seen_at", "handled_how" = 'other' from "inquiry" i
      where i."id" = r."inquiry_id" and i."kind" = 'contact' and r."seen_at" < now() - interval '14 days';`);
  }
}
