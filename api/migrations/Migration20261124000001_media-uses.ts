import { Migration } from '@mikro-orm/migrations';

/** Photographs of texts, covers and settings: what shows them, and since when nothing does. */
export class Migration20261124000001_mediaUses extends Migration {
  override up(): void {
    this.addSql(`alter table "media_image" add column "unused_since" timestamptz null;`);
    this.addSql(
      `create index "media_image_directory_unused" on "media_image" ("unused_since") where "unused_since" is not null;`,
    );
    this.addSql(
      `create table "media_use" ("subject" varchar(30) not null, "subject_id" int not null, "image_id" int not null, primary key ("subject", "subject_id", "image_id"));`,
    );
    this.addSql(`create index "media_use_image_id_index" on "media_use" ("image_id");`);
    this.addSql(
      `alter table "media_use" add constraint "media_use_image_id_foreign" foreign key ("image_id") references "media_image" ("id") on delete restrict;`,
    );
  }
}
