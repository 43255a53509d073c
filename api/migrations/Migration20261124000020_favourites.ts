import { Migration } from '@mikro-orm/migrations';

/** Spaces people keep for later. */
export class Migration20261124000020_favourites extends Migration {
  override up(): void {
    this.addSql(
      `create table "favourite" ("user_id" int not null, "space_id" int not null, "created_at" timestamptz not null default now(), primary key ("user_id", "space_id"));`,
    );
    this.addSql(
      `alter table "favourite" add constraint "favourite_user_id_foreign" foreign key ("user_id") references "app_user" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "favourite" add constraint "favourite_space_id_foreign" foreign key ("space_id") references "space" ("id") on update cascade on delete cascade;`,
    );
  }
}
