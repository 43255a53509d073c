import { Migration } from '@mikro-orm/migrations';

/** Selections of spaces that people vote about. */
export class Migration20261203100100_selections extends Migration {
  override up(): void {
    this.addSql(
      `create table "selection" ("id" serial primary key, "space_ids" int[] not null, "event" jsonb not null, "chosen_space_id" int null, "created_at" timestamptz not null, "expires_at" timestamptz not null);`,
    );
    this.addSql(`create index "selection_expires_at_index" on "selection" ("expires_at");`);
    this.addSql(
      `create table "selection_vote" ("id" serial primary key, "selection_id" int not null, "voter_hash" varchar(64) not null, "name" varchar(60) not null, "answers" jsonb not null, "updated_at" timestamptz not null);`,
    );
    this.addSql(
      `alter table "selection_vote" add constraint "selection_vote_selection_id_voter_hash_unique" unique ("selection_id", "voter_hash");`,
    );
    this.addSql(
      `alter table "selection_vote" add constraint "selection_vote_selection_id_foreign" foreign key ("selection_id") references "selection" ("id") on delete cascade;`,
    );
  }
}
