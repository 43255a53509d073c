import { Migration } from '@mikro-orm/migrations';

/** Buildings have a description and a version of their own; the operator's list of them has its orders. */
export class Migration20261124000030_panoramas extends Migration {
  override up(): void {
    this.addSql(
      `alter table "building" add column "description" text not null default '', add column "version" int not null default 1;`,
    );
    this.addSql(`create index "building_directory_created" on "building" ("created_at", "id");`);
    this.addSql(`create index "building_directory_name" on "building" ("name" collate "cs-CZ-x-icu", "id");`);
  }
}
