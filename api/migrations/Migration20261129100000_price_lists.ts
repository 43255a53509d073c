import { Migration } from '@mikro-orm/migrations';

/**
 * Price lists of owners and the operator's table of VAT. A published list prices reservations whose quotes are
 * kept, so triggers let only its state change and its scopes end earlier. One published list counts on a day.
 */
export class Migration20261129100000_price_lists extends Migration {
  override up(): void {
    this.addLists();
    this.addListTrigger();
    this.addScopeTrigger();
    this.addVatRates();
  }

  private addLists(): void {
    this.addSql(`create table "price_list" ("id" serial primary key, "customer_id" int not null, "name" varchar(120) not null,
      "state" varchar(9) not null default 'draft', "version" int not null default 1, "includes_vat" boolean not null, "vat_payer" boolean not null,
      "day_start" varchar(5) not null, "definition" jsonb not null, "copied_from_id" int null, "published_at" timestamptz null,
      "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(),
      constraint "price_list_state_known" check ("state" in ('draft', 'published', 'archived')));`);
    this.addSql(`create index "price_list_customer_id_index" on "price_list" ("customer_id");`);
    this.addSql(
      `alter table "price_list" add constraint "price_list_customer_id_foreign" foreign key ("customer_id") references "customer" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "price_list" add constraint "price_list_copied_from_id_foreign" foreign key ("copied_from_id") references "price_list" ("id") on delete set null;`,
    );
    this.addSql(`create table "price_scope" ("id" serial primary key, "list_id" int not null, "space_id" int not null,
      "valid_from" date not null, "valid_until" date null, "published" boolean not null default false,
      constraint "price_scope_days_range" check ("valid_until" >= "valid_from"),
      constraint "price_scope_one_list_range" exclude using gist ("space_id" with =, daterange("valid_from", "valid_until", '[]') with &&) where ("published"));`);
    this.addSql(`create index "price_scope_list_id_index" on "price_scope" ("list_id");`);
    this.addSql(`create index "price_scope_space_id_index" on "price_scope" ("space_id");`);
    this.addSql(
      `alter table "price_scope" add constraint "price_scope_list_id_foreign" foreign key ("list_id") references "price_list" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "price_scope" add constraint "price_scope_space_id_foreign" foreign key ("space_id") references "space" ("id") on delete cascade;`,
    );
  }

  /** Scopes carry the state of their list, because a constraint sees one table only. */
  private addListTrigger(): void {
    this.addSql(`create or replace function "price_list_changed"() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' then
        if old.state = 'published' then raise exception 'a published price list is not deleted'; end if;
        return old;
      end if;
      if old.state <> 'draft' and (to_jsonb(new) - '{state,updated_at,copied_from_id}'::text[]) is distinct from (to_jsonb(old) - '{state,updated_at,copied_from_id}'::text[]) then
        raise exception 'a published price list never changes';
      end if;
      if new.state <> old.state and (old.state = 'archived' or new.state = 'draft') then
        raise exception 'a price list does not return to an earlier state';
      end if;
      return new; end $$;`);
    this.addSql(
      `create trigger "price_list_changed" before update or delete on "price_list" for each row execute function "price_list_changed"();`,
    );
    this.addSql(`create or replace function "price_list_state_changed"() returns trigger language plpgsql as $$ begin
      update price_scope set published = (new.state = 'published') where list_id = new.id;
      return null; end $$;`);
    this.addSql(
      `create trigger "price_list_state_changed" after update of "state" on "price_list" for each row when (old.state is distinct from new.state) execute function "price_list_state_changed"();`,
    );
  }

  private addScopeTrigger(): void {
    this.addSql(`create or replace function "price_scope_changed"() returns trigger language plpgsql as $$ declare list_state varchar; begin
      select state into list_state from price_list where id = coalesce(new.list_id, old.list_id);
      if tg_op = 'DELETE' then
        if list_state = 'archived' then raise exception 'scopes of an archived price list never change'; end if;
        return old;
      end if;
      if list_state <> 'draft' then
        if tg_op = 'INSERT' or (new.id, new.list_id, new.space_id, new.valid_from) is distinct from (old.id, old.list_id, old.space_id, old.valid_from)
          or coalesce(new.valid_until, 'infinity') > coalesce(old.valid_until, 'infinity')
          or (list_state = 'archived' and new.valid_until is distinct from old.valid_until) then
          raise exception 'scopes of a published price list only end earlier';
        end if;
      end if;
      new.published := list_state = 'published';
      return new; end $$;`);
    this.addSql(
      `create trigger "price_scope_changed" before insert or update or delete on "price_scope" for each row execute function "price_scope_changed"();`,
    );
  }

  /** Rates of act 235/2004; rows are the operator's and a new rate is a new row. */
  private addVatRates(): void {
    this.addSql(
      `create table "vat_rate" ("id" serial primary key, "item" varchar(20) not null, "rate" numeric(5,2) not null, "valid_from" date not null, "source" varchar(300) not null);`,
    );
    this.addSql(
      `alter table "vat_rate" add constraint "vat_rate_item_valid_from_unique" unique ("item", "valid_from");`,
    );
    this.addSql(
      `alter table "vat_rate" add constraint "vat_rate_rate_range" check ("rate" between 0 and 100);`,
    );
    this.addSql(`insert into "vat_rate" ("item", "rate", "valid_from", "source") values
      ('rent', 21, '2024-01-01', '235/2004 Sb., § 56a(2)'),
      ('service', 21, '2024-01-01', '235/2004 Sb., § 47(1)(a)'),
      ('catering', 12, '2024-01-01', '235/2004 Sb., § 47(1)(b)'),
      ('alcohol', 21, '2024-01-01', '235/2004 Sb., § 47(1)(a)'),
      ('parking', 21, '2024-01-01', '235/2004 Sb., § 56a(1)'),
      ('sport_service', 12, '2024-01-01', '235/2004 Sb., § 47(1)(b)'),
      ('sport_exempt', 0, '2024-01-01', '235/2004 Sb., § 61(d)'),
      ('accommodation', 12, '2024-01-01', '235/2004 Sb., § 47(1)(b)'),
      ('land', 0, '2024-01-01', '235/2004 Sb., § 56a(1)');`);
  }
}
