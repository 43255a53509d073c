import { Migration } from '@mikro-orm/migrations';

const FROM = 'áäàâąăåãčćçďđéěèêëęíìîïĺľłňńñóôöòőõøŕřšśşťţúůüùűûýÿžźż';
const TO = 'aaaaaaaacccddeeeeeeiiiilllnnnooooooorrsssttuuuuuuyyzzz';

/** The operator's overview and the search over everything: each thing is found by its folded name, each figure has its index. */
export class Migration20261123000007_overview extends Migration {
  override up(): void {
    this.addSql(`create function "fold_directory_text"(text) returns text language sql immutable strict parallel safe as $$ select translate(lower($1), '${FROM}', '${TO}') $$;`);
    this.addSql(`create table "view_day" ("day" date not null, "views" int not null, primary key ("day"));`);
    this.addSearch();
    this.addFigures();
  }

  /** Who was erased or forgotten stands in no index. */
  private addSearch(): void {
    this.addSql(`create index "reservation_directory_search" on "reservation" using gin ("customer_name" gin_trgm_ops, "customer_email" gin_trgm_ops);`);
    this.addFolded('reservation', `"customer_name" || ' ' || "customer_email"`, 'forgotten_at');
    this.addFolded('inquiry', `"fullname" || ' ' || "email"`, 'forgotten_at');
    this.addFolded('app_user', `"name" || ' ' || "email"::text`, 'erased_at');
    this.addFolded('customer', `"name" || ' ' || coalesce("ico", '')`);
    this.addFolded('space', `"name"`);
    this.addFolded('building', `"name"`);
    this.addSql(`create index "plan_order_directory_palette" on "plan_order" using gin ("number" gin_trgm_ops);`);
    this.addFolded('seo_url', `"path" || ' ' || "h1"`);
  }

  private addFolded(table: string, text: string, goneAt?: string): void {
    this.addSql(`create index "${table}_directory_palette" on "${table}" using gin ("fold_directory_text"(${text}) gin_trgm_ops)${goneAt === undefined ? '' : ` where "${goneAt}" is null`};`);
  }

  private addFigures(): void {
    this.addSql(`create index "space_directory_newly" on "space" ("published_at") where "status" = 'PUBLISHED';`);
    this.addSql(`create index "plan_order_directory_paid" on "plan_order" ("paid_at") where "state" = 'paid';`);
    this.addSql(`create index "subscription_directory_ends" on "subscription" ("ends_at");`);
    this.addSql(`create index "app_user_directory_erased" on "app_user" ("id") where "erased_at" is not null;`);
    this.addSql(`create index "space_review_directory_open" on "space_review" ("opened_at") where "reviewed_at" is null;`);
  }
}
