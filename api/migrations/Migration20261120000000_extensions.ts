import { Migration } from '@mikro-orm/migrations';

/** Extensions: case-blind e-mails, exclusion constraints over a number and a range, trigrams. */
export class Migration20261120000000_extensions extends Migration {
  override up(): void {
    this.addSql('create extension if not exists citext;');
    this.addSql('create extension if not exists btree_gist;');
    this.addSql('create extension if not exists pg_trgm;');
  }
}
