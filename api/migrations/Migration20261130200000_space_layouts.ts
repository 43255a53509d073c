import { Migration } from '@mikro-orm/migrations';

/** Layouts of spaces with capacities, and the capacities by layout in the read model of the catalogue. */
export class Migration20261130200000_space_layouts extends Migration {
  override up(): void {
    this.addSql(`create table "space_layout" ("id" serial primary key, "space_id" int not null, "layout" varchar(20) not null,
      "capacity" int not null, "area_m2" int null, "note" varchar(120) null,
      constraint "space_layout_known" check ("layout" in ('divadelni', 'skolni', 'u', 'banket', 'stani')),
      constraint "space_layout_capacity_range" check ("capacity" between 1 and 100000),
      constraint "space_layout_area_range" check ("area_m2" between 1 and 1000000));`);
    this.addSql(
      `alter table "space_layout" add constraint "space_layout_space_id_layout_unique" unique ("space_id", "layout");`,
    );
    this.addSql(
      `alter table "space_layout" add constraint "space_layout_space_id_foreign" foreign key ("space_id") references "space" ("id") on delete cascade;`,
    );
    this.addSql(`alter table "catalog_entry" add column "layout_capacities" int[] not null default '{}';`);
  }
}
