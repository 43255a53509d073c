import { Migration } from '@mikro-orm/migrations';

/**
 * Spaces whose catalogue entry has to be made anew. Every mark has a version of its own, so that one written while the entry is made is not taken
 * away with the former one. All published spaces are marked once: processes of the former release wrote events instead.
 */
export class Migration20261125010000_catalog_dirty extends Migration {
  override up(): void {
    this.addSql(`create sequence "catalog_dirty_version" as bigint;`);
    this.addSql(
      `create table "catalog_dirty" ("space_id" int not null primary key, "since" timestamptz not null default clock_timestamp(), "version" bigint not null default nextval('catalog_dirty_version'), "leased_until" timestamptz null, "attempts" int not null default 0, "next_at" timestamptz null, "last_error" text null);`,
    );
    this.addSql(`alter sequence "catalog_dirty_version" owned by "catalog_dirty"."version";`);
    this.addSql(`create index "catalog_dirty_since" on "catalog_dirty" ("since", "space_id");`);
    this.addSql(
      `insert into "catalog_dirty" ("space_id") select "id" from "space" where "status" = 'PUBLISHED';`,
    );
  }
}
