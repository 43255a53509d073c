import { Migration } from '@mikro-orm/migrations';

/** „Večírek“ is one of a company or a celebration; a word of several purposes is asked about. */
export class Migration20261203011610_ambiguous_party extends Migration {
  override up(): void {
    this.addSql(`insert into "sentence_synonym" ("purpose_id", "word", "folded")
      select other."id", synonym."word", synonym."folded"
      from "sentence_synonym" synonym
      join "purpose" own on own."id" = synonym."purpose_id" and own."slug" = 'oslava'
      join "purpose" other on other."slug" = 'firemni-vecirek'
      where synonym."folded" in ('vecirek', 'vecierok')
      on conflict do nothing;`);
  }
}
