import { Migration } from '@mikro-orm/migrations';

const CZECH = ['áčďéěíňóřšťúůýž', 'acdeeinorstuuyz'] as const;
const OTHERS = [
  'äàâąăåãćçđèêëęìîïĺľłńñôöòőõøŕśşţüùűûÿźż',
  'aaaaaaaccdeeeeiiilllnnoooooorsstuuuuyzz',
] as const;
const WITHOUT_DECOMPOSITION = ['ħıŧð', 'hitd'] as const;
/** Combining marks, and characters without a shape. */
const MARKS = '[\\u0300-\\u036f\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\ufeff]';

/**
 * Folds decomposed letters and those of every Latin alphabet too. Rows with such letters are found after their
 * indexes are rebuilt, by the next migration.
 */
export class Migration20261201050100_fold_every_letter extends Migration {
  override up(): void {
    this.addSql(`create or replace function "fold_directory_text"("given" text) returns text language plpgsql immutable strict parallel safe cost 500 as $$
      declare folded text := lower(given);
      begin
        if octet_length(folded) > char_length(folded) then folded := translate(folded, '${CZECH.join("', '")}'); end if;
        if octet_length(folded) > char_length(folded) then folded := translate(folded, '${OTHERS.join("', '")}'); end if;
        if octet_length(folded) > char_length(folded) then
          folded := lower(regexp_replace(normalize(folded, NFKD), '${MARKS}', '', 'g'));
          folded := translate(folded, '${WITHOUT_DECOMPOSITION.join("', '")}');
          folded := replace(replace(replace(replace(folded, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
        end if;
        return folded;
      end $$;`);
  }
}
