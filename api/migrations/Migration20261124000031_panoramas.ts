import { Migration } from '@mikro-orm/migrations';

/** Panoramas of spaces; a picture knows what it is kept for. */
export class Migration20261124000031_panoramas extends Migration {
  override up(): void {
    this.addSql(`alter table "media_image" add column "profile" varchar(12) not null default 'photo';`);
    this.addSql(
      `alter table "media_image" add constraint "media_image_profile_known" check ("profile" in ('photo', 'panorama'));`,
    );
    this.addSql(
      `create table "space_panorama" ("id" serial primary key, "space_id" int not null, "image_id" int not null, "title" varchar(80) not null default '', "order_number" int not null);`,
    );
    this.addSql(`create index "space_panorama_space_id_index" on "space_panorama" ("space_id");`);
    this.addSql(`create index "space_panorama_image_id_index" on "space_panorama" ("image_id");`);
    this.addSql(
      `alter table "space_panorama" add constraint "space_panorama_space_id_foreign" foreign key ("space_id") references "space" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "space_panorama" add constraint "space_panorama_image_id_foreign" foreign key ("image_id") references "media_image" ("id");`,
    );
  }
}
