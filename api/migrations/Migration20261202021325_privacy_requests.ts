import { Migration } from '@mikro-orm/migrations';

/** Requests for an export or the erasure of personal data, proved by the mailbox. */
export class Migration20261202021325_privacy_requests extends Migration {
  override up(): void {
    this.addSql(
      `create table "privacy_request" ("id" serial primary key, "kind" varchar(8) not null, "channel" varchar(8) not null, "email" citext null, "token_hash" varchar(64) null, "link_expires_at" timestamptz null, "file_token_hash" varchar(64) null, "file_expires_at" timestamptz null, "created_by_id" int null, "created_at" timestamptz not null default now(), "due_on" date not null, "proved_at" timestamptz null, "done_at" timestamptz null);`,
    );
    this.addSql(
      `alter table "privacy_request" add constraint "privacy_request_created_by_id_foreign" foreign key ("created_by_id") references "app_user" ("id") on delete set null;`,
    );
    this.addSql(`create index "privacy_request_email_index" on "privacy_request" ("email");`);
    this.addSql(`create index "privacy_request_created_at_index" on "privacy_request" ("created_at");`);
  }
}
