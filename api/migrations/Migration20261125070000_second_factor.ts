import { Migration } from '@mikro-orm/migrations';

/** Second factors of users, and whether a session was opened with one. */
export class Migration20261125070000_second_factor extends Migration {
  override up(): void {
    this.addSql(
      `create table "totp_factor" ("id" serial primary key, "user_id" int not null, "sealed_secret" varchar(255) not null, "created_at" timestamptz not null, "confirmed_at" timestamptz null, "last_step" int null);`,
    );
    this.addSql(`alter table "totp_factor" add constraint "totp_factor_user_id_unique" unique ("user_id");`);
    this.addSql(
      `alter table "totp_factor" add constraint "totp_factor_user_id_foreign" foreign key ("user_id") references "app_user" ("id") on delete cascade;`,
    );
    this.addSql(
      `create table "passkey" ("id" serial primary key, "user_id" int not null, "name" varchar(80) not null, "credential_id" varchar(1400) not null, "public_key" text not null, "counter" double precision not null, "transports" text[] not null, "created_at" timestamptz not null, "last_used_at" timestamptz null);`,
    );
    this.addSql(`create index "passkey_user_id_index" on "passkey" ("user_id");`);
    this.addSql(
      `alter table "passkey" add constraint "passkey_credential_id_unique" unique ("credential_id");`,
    );
    this.addSql(
      `alter table "passkey" add constraint "passkey_user_id_foreign" foreign key ("user_id") references "app_user" ("id") on delete cascade;`,
    );
    this.addSql(
      `create table "recovery_code" ("id" serial primary key, "user_id" int not null, "code_hash" varchar(64) not null, "used_at" timestamptz null);`,
    );
    this.addSql(`create index "recovery_code_user_id_index" on "recovery_code" ("user_id");`);
    this.addSql(
      `alter table "recovery_code" add constraint "recovery_code_user_id_foreign" foreign key ("user_id") references "app_user" ("id") on delete cascade;`,
    );
    this.addSql(`alter table "auth_session" add column "second_factor_at" timestamptz null;`);
  }
}
