import { Migration } from '@mikro-orm/migrations';

/** Mails of one topic about one thing are gathered for five minutes (QUALITY 52). A process of the former release leaves the columns empty. */
export class Migration20261127300000_gathered_mails extends Migration {
  override up(): void {
    this.addSql(`alter table "mail_log" add column "topic" varchar(20);`);
    this.addSql(
      `alter table "held_mail" add column "topic" varchar(20), add column "former" jsonb, add column "send_after" timestamptz;`,
    );
  }
}
