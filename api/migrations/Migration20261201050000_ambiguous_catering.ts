import { Migration } from '@mikro-orm/migrations';

/** „Catering“ names what a space offers and what guests may bring; a word of several attributes is asked about. */
export class Migration20261201050000_ambiguous_catering extends Migration {
  override up(): void {
    this.addSql(`insert into "sentence_synonym" ("attribute_id", "word", "folded")
      select other."id", synonym."word", synonym."folded"
      from "sentence_synonym" synonym
      join "attribute" own on own."id" = synonym."attribute_id" and own."slug" = 'catering'
      join "attribute" other on other."slug" = 'cizi-catering'
      where synonym."folded" in ('catering', 'kejtring', 'ketering')
      on conflict do nothing;`);
  }
}
