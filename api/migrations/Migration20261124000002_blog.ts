import { Migration } from '@mikro-orm/migrations';

/** The blog: posts with their states and revisions, categories and tags. */
export class Migration20261124000002_blog extends Migration {
  override up(): void {
    this.addSql(
      `create table "blog_term" ("id" serial primary key, "kind" varchar(10) not null, "name" varchar(60) not null, "slug" varchar(80) not null, "sort_order" int not null default 0, "version" int not null default 1);`,
    );
    this.addSql(
      `alter table "blog_term" add constraint "blog_term_kind_slug_unique" unique ("kind", "slug");`,
    );
    this.addSql(
      `create table "blog_post" ("id" serial primary key, "slug" varchar(120) not null, "title" varchar(200) not null, "perex" varchar(500) not null default '', "html" text not null default '', "minutes" int not null default 1, "cover_id" int null, "cover_alt" varchar(200) not null default '', "cover_caption" varchar(300) not null default '', "category_id" int null, "author_name" varchar(100) not null default '', "meta_title" varchar(120) not null default '', "meta_description" varchar(300) not null default '', "status" varchar(12) not null default 'DRAFT', "publish_at" timestamptz null, "published_at" timestamptz null, "preview_round" int not null default 1, "preview_until" timestamptz null, "deleted_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1);`,
    );
    this.addSql(`alter table "blog_post" add constraint "blog_post_slug_unique" unique ("slug");`);
    this.addSql(`create index "blog_post_cover_id_index" on "blog_post" ("cover_id");`);
    this.addSql(`create index "blog_post_category_id_index" on "blog_post" ("category_id");`);
    this.addSql(
      `create index "blog_post_directory_shown" on "blog_post" ("published_at" desc, "id" desc) where "status" = 'PUBLISHED' and "deleted_at" is null;`,
    );
    this.addSql(
      `create index "blog_post_directory_due" on "blog_post" ("publish_at") where "status" = 'SCHEDULED';`,
    );
    this.addSql(
      `create index "blog_post_directory_states" on "blog_post" ("status") where "deleted_at" is null;`,
    );
    this.addSql(
      `create table "blog_post_tag" ("blog_post_id" int not null, "blog_term_id" int not null, primary key ("blog_post_id", "blog_term_id"));`,
    );
    this.addSql(`create index "blog_post_tag_directory_term" on "blog_post_tag" ("blog_term_id");`);
    this.addSql(
      `create table "blog_revision" ("id" serial primary key, "post_id" int not null, "values" jsonb not null, "author_id" int null, "created_at" timestamptz not null default now());`,
    );
    this.addSql(`create index "blog_revision_post_id_index" on "blog_revision" ("post_id");`);
    this.addSql(
      `alter table "blog_post" add constraint "blog_post_cover_id_foreign" foreign key ("cover_id") references "media_image" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "blog_post" add constraint "blog_post_category_id_foreign" foreign key ("category_id") references "blog_term" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "blog_post_tag" add constraint "blog_post_tag_blog_post_id_foreign" foreign key ("blog_post_id") references "blog_post" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "blog_post_tag" add constraint "blog_post_tag_blog_term_id_foreign" foreign key ("blog_term_id") references "blog_term" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "blog_revision" add constraint "blog_revision_post_id_foreign" foreign key ("post_id") references "blog_post" ("id") on delete cascade;`,
    );
  }
}
