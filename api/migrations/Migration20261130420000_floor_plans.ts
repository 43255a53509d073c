import { Migration } from '@mikro-orm/migrations';

/** One plan of each space, with an optional scale line. */
export class Migration20261130420000_floor_plans extends Migration {
  override up(): void {
    this.addSql(
      `create table "space_floor_plan" ("id" serial primary key, "space_id" int not null, "image_id" int not null, "scale" jsonb null);`,
    );
    this.addSql(
      `alter table "space_floor_plan" add constraint "space_floor_plan_space_id_unique" unique ("space_id");`,
    );
    this.addSql(`create index "space_floor_plan_image_id_index" on "space_floor_plan" ("image_id");`);
    this.addSql(
      `alter table "space_floor_plan" add constraint "space_floor_plan_space_id_foreign" foreign key ("space_id") references "space" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "space_floor_plan" add constraint "space_floor_plan_image_id_foreign" foreign key ("image_id") references "media_image" ("id");`,
    );
  }
}
