import { Migration } from '@mikro-orm/migrations';

const TABLES = ['reservation', 'inquiry', 'app_user', 'customer', 'space', 'building', 'seo_url'];
const INDEXES = {
  building_search_text: `"building" using gin ("fold_directory_text"("name" || ' ' || "city") gin_trgm_ops)`,
  inquiry_search_text: `"inquiry" using gin ("fold_directory_text"("text") gin_trgm_ops) where "forgotten_at" is null`,
  inquiry_search_phone: `"inquiry" using gin (replace("phone", ' ', '') gin_trgm_ops)`,
  redirect_search_text: `"redirect" using gin ("fold_directory_text"("from_path" || ' ' || coalesce("to_path", '')) gin_trgm_ops)`,
} as const;

/**
 * Rebuilds the indexes of folded texts, and adds those of the lists that were searched byte by byte. An interrupted
 * concurrent build leaves an invalid index, so drop it first.
 */
export class Migration20261201050200_search_indexes extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    for (const table of TABLES) {
      this.addSql(`reindex index concurrently "${table}_directory_palette";`);
      this.addSql(`reindex index concurrently "${table}_directory_beginning";`);
    }
    for (const [name, definition] of Object.entries(INDEXES)) {
      this.addSql(`drop index concurrently if exists "${name}";`);
      this.addSql(`create index concurrently "${name}" on ${definition};`);
    }
  }
}
