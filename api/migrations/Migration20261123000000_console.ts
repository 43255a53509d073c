import { Migration } from '@mikro-orm/migrations';

/** The operator's console: versions of what is edited, kept views, settings of the site, what is searched for, and notices of what the catalogue filters by. */
export class Migration20261123000000_console extends Migration {
  override up(): void {
    for (const table of [
      'app_user',
      'customer',
      'subscription_plan',
      'location',
      'purpose',
      'attribute',
      'seo_url',
    ])
      this.addSql(`alter table "${table}" add "version" int not null default 1;`);
    for (const table of ['purpose', 'attribute'])
      this.addSql(`alter table "${table}" add "icon" varchar(40) null;`);
    this.addSql(`alter table "seo_url" add "in_footer" boolean not null default false;`);
    this.addSql(
      `update "seo_url" set "in_footer" = true where "id" in (select "id" from "seo_url" order by "id" limit 6);`,
    );
    this.extendRedirects();
    this.extendMails();
    this.addSql(
      `create table "site_settings" ("id" int not null, "values" jsonb not null, "version" int not null default 1, "updated_at" timestamptz not null default now(), primary key ("id"));`,
    );
    this.addSql(`alter table "site_settings" add constraint "site_settings_once_known" check ("id" = 1);`);
    this.addSql(
      `create table "console_view" ("id" serial primary key, "user_id" int not null, "list" varchar(40) not null, "name" varchar(60) not null, "query" varchar(1000) not null, "shared" boolean not null default false, "created_at" timestamptz not null default now());`,
    );
    this.addSql(
      `alter table "console_view" add constraint "console_view_user_id_list_name_unique" unique ("user_id", "list", "name");`,
    );
    this.addSql(
      `create table "catalog_search" ("day" date not null, "phrase" varchar(100) not null, "searches" int not null default 0, "misses" int not null default 0, primary key ("day", "phrase"));`,
    );
    this.addNotices();
  }

  private extendRedirects(): void {
    this.addSql(`alter table "redirect" drop constraint "redirect_pkey";`);
    this.addSql(
      `alter table "redirect" add "id" serial primary key, add "manual" boolean not null default false, add "version" int not null default 1;`,
    );
    this.addSql(`alter table "redirect" add constraint "redirect_from_path_unique" unique ("from_path");`);
  }

  private extendMails(): void {
    this.addSql(
      `alter table "mail_log" add "subject_type" varchar(40) null, add "subject_id" int null, add "failure" varchar(300) null, add "sent_at" timestamptz null;`,
    );
    this.addSql(
      `create index "mail_log_subject_type_subject_id_index" on "mail_log" ("subject_type", "subject_id");`,
    );
    this.addSql(`update "mail_log" set "sent_at" = "created_at" where "state" = 'sent';`);
  }

  /** Every process's catalogue reads anew what it filters by. These tables change seldom, so that commits one after the other cost nothing (ADR 12 has the other case). */
  private addNotices(): void {
    this.addSql(
      `create function "notify_of_change"() returns trigger language plpgsql as $$ begin perform pg_notify(tg_argv[0], ''); return null; end $$;`,
    );
    for (const table of ['purpose', 'attribute', 'location'])
      this.addSql(
        `create trigger "${table}_changed" after insert or update or delete on "${table}" for each statement execute function "notify_of_change"('reference_changed');`,
      );
    this.addSql(
      `create trigger "seo_url_changed" after insert or update or delete on "seo_url" for each statement execute function "notify_of_change"('seo_changed');`,
    );
  }
}
