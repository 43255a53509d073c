import { Migration } from '@mikro-orm/migrations';

const CZECH = ['áčďéěíňóřšťúůýž', 'acdeeinorstuuyz'] as const;
const OTHERS = [
  'äàâąăåãćçđèêëęìîïĺľłńñôöòőõøŕśşţüùűûÿźż',
  'aaaaaaaccdeeeeiiilllnnoooooorsstuuuuyzz',
] as const;

/**
 * Small letters without diacritics. Most texts are done after the first or the second step, for a third one costs more than a row of an index.
 * Not written in SQL: put into a query it would look free, and the planner would rather read the whole table.
 */
const FOLD = `create function "fold_directory_text"("given" text) returns text language plpgsql immutable strict parallel safe cost 500 as $$
  declare folded text := lower(given);
  begin
    if octet_length(folded) > char_length(folded) then folded := translate(folded, '${CZECH.join("', '")}'); end if;
    if octet_length(folded) > char_length(folded) then folded := translate(folded, '${OTHERS.join("', '")}'); end if;
    return folded;
  end $$;`;

/** The operator's overview and the search over everything: each thing is found by its folded name, each figure has its index. */
export class Migration20261123000007_overview extends Migration {
  override up(): void {
    this.addSql(FOLD);
    this.addSql(`create table "view_day" ("day" date not null, "views" int not null, primary key ("day"));`);
    this.addSearch();
    this.addFigures();
  }

  /** Who was erased or forgotten stands in no index. */
  private addSearch(): void {
    this.addSql(
      `create index "reservation_directory_search" on "reservation" using gin ("customer_name" gin_trgm_ops, "customer_email" gin_trgm_ops);`,
    );
    this.addFolded(
      'reservation',
      'customer_name',
      `"customer_name" || ' ' || "customer_email"`,
      'forgotten_at',
    );
    this.addFolded('inquiry', 'fullname', `"fullname" || ' ' || "email"`, 'forgotten_at');
    this.addFolded('app_user', 'name', `"name" || ' ' || "email"::text`, 'erased_at');
    this.addFolded('customer', 'name', `"name" || ' ' || coalesce("ico", '')`);
    this.addFolded('space', 'name', `"name"`);
    this.addFolded('building', 'name', `"name"`);
    this.addFolded('seo_url', 'h1', `"path" || ' ' || "h1"`);
    this.addSql(
      `create index "plan_order_directory_palette" on "plan_order" using gin ("number" gin_trgm_ops);`,
    );
  }

  /** By any of its words, and by how the name begins. */
  private addFolded(table: string, name: string, text: string, goneAt?: string): void {
    const there = goneAt === undefined ? '' : ` where "${goneAt}" is null`;
    this.addSql(
      `create index "${table}_directory_palette" on "${table}" using gin ("fold_directory_text"(${text}) gin_trgm_ops)${there};`,
    );
    this.addSql(
      `create index "${table}_directory_beginning" on "${table}" ("fold_directory_text"("${name}") text_pattern_ops)${there};`,
    );
  }

  private addFigures(): void {
    this.addSql(
      `create index "space_directory_newly" on "space" ("published_at") where "status" = 'PUBLISHED';`,
    );
    this.addSql(
      `create index "plan_order_directory_paid" on "plan_order" ("paid_at") where "state" = 'paid';`,
    );
    this.addSql(`create index "subscription_directory_ends" on "subscription" ("ends_at");`);
    this.addSql(
      `create index "app_user_directory_erased" on "app_user" ("id") where "erased_at" is not null;`,
    );
    this.addSql(
      `create index "space_review_directory_open" on "space_review" ("opened_at") where "reviewed_at" is null;`,
    );
  }
}
