import { Migration } from '@mikro-orm/migrations';

/** Words of visitors' sentences that mean a purpose, an attribute or a location. Processes read them again when they change. */
export class Migration20261130110100_sentence_synonyms extends Migration {
  override up(): void {
    this.addSql(`create table "sentence_synonym" ("id" serial primary key, "purpose_id" int null, "attribute_id" int null, "location_id" int null,
      "word" varchar(80) not null, "folded" varchar(80) not null, "created_at" timestamptz not null default now(), "version" int not null default 1,
      constraint "sentence_synonym_item_known" check (num_nonnulls("purpose_id", "attribute_id", "location_id") = 1));`);
    for (const kind of ['purpose', 'attribute', 'location']) {
      this.addSql(
        `alter table "sentence_synonym" add constraint "sentence_synonym_${kind}_id_folded_unique" unique ("${kind}_id", "folded");`,
      );
      this.addSql(
        `alter table "sentence_synonym" add constraint "sentence_synonym_${kind}_id_foreign" foreign key ("${kind}_id") references "${kind}" ("id") on delete cascade;`,
      );
    }
    this.addSql(
      `create trigger "sentence_synonym_changed" after insert or update or delete on "sentence_synonym" for each statement execute function "notify_of_change"('reference_changed');`,
    );
  }
}
