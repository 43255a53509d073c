import { Migration } from '@mikro-orm/migrations';

/** Content pages with everything they ever said, and the terms in versions that nobody changes afterwards. */
export class Migration20261124000010_content extends Migration {
  override up(): void {
    this.addSql(
      `create table "content_page" ("id" serial primary key, "slug" varchar(100) not null, "kind" varchar(8) not null, "title" varchar(200) not null, "lead" varchar(500) not null default '', "html" text not null default '', "faq" jsonb not null, "meta_title" varchar(200) not null default '', "meta_description" varchar(400) not null default '', "cover_id" int null, "status" varchar(10) not null, "menu_place" varchar(8) not null default 'none', "menu_label" varchar(40) not null default '', "menu_order" int not null default 0, "deleted_at" timestamptz null, "version" int not null default 1, "updated_at" timestamptz not null default now());`,
    );
    this.addSql(`create index "content_page_slug_index" on "content_page" ("slug");`);
    // A deleted page gives its address free.
    this.addSql(
      `create unique index "content_page_once_open" on "content_page" ("slug") where "deleted_at" is null;`,
    );
    this.addSql(
      `create table "content_revision" ("id" serial primary key, "page_id" int not null, "version" int not null, "author_id" int null, "values" jsonb not null, "changed" text[] not null, "created_at" timestamptz not null default now());`,
    );
    this.addSql(
      `alter table "content_revision" add constraint "content_revision_page_id_foreign" foreign key ("page_id") references "content_page" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "content_revision" add constraint "content_revision_page_id_version_unique" unique ("page_id", "version");`,
    );
    this.addSql(
      `create table "terms_version" ("id" serial primary key, "number" int not null, "valid_from" date not null, "html" text not null, "summary" varchar(1000) not null default '', "created_at" timestamptz not null default now());`,
    );
    this.addSql(
      `alter table "terms_version" add constraint "terms_version_number_unique" unique ("number");`,
    );
    this.addSql(
      `alter table "terms_version" add constraint "terms_version_valid_from_unique" unique ("valid_from");`,
    );
    this.addSql(
      `create trigger "terms_version_append_only" before update on "terms_version" for each row execute function refuse_change();`,
    );
    // The terms in force are the latest version that has begun; what was typed into the settings was a name without a text.
    this.addSql(`update "site_settings" set "values" = "values" - 'termsVersion';`);
  }
}
