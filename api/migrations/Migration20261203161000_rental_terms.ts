import { Migration } from '@mikro-orm/migrations';

/**
 * Rental terms of owners. Agreements are made under published ones, so a trigger lets only their state change and
 * their scope shrink. One published row is the default of an owner.
 */
export class Migration20261203161000_rental_terms extends Migration {
  override up(): void {
    this.addSql(`create table "rental_terms" ("id" serial primary key, "customer_id" int not null, "name" varchar(120) not null,
      "state" varchar(9) not null default 'draft', "version" int not null default 1, "is_default" boolean not null, "space_ids" int[] null,
      "definition" jsonb not null, "copied_from_id" int null, "published_at" timestamptz null,
      "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(),
      constraint "rental_terms_state_known" check ("state" in ('draft', 'published', 'archived')));`);
    this.addSql(`create index "rental_terms_customer_id_index" on "rental_terms" ("customer_id");`);
    this.addSql(
      `create unique index "rental_terms_one_default" on "rental_terms" ("customer_id") where "state" = 'published' and "is_default";`,
    );
    this.addSql(
      `alter table "rental_terms" add constraint "rental_terms_customer_id_foreign" foreign key ("customer_id") references "customer" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "rental_terms" add constraint "rental_terms_copied_from_id_foreign" foreign key ("copied_from_id") references "rental_terms" ("id") on delete set null;`,
    );
    this.addSql(`create or replace function "rental_terms_changed"() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' then
        if old.state = 'published' then raise exception 'published rental terms are not deleted'; end if;
        return old;
      end if;
      if old.state <> 'draft' and ((to_jsonb(new) - '{state,updated_at,copied_from_id,is_default,space_ids}'::text[])
          is distinct from (to_jsonb(old) - '{state,updated_at,copied_from_id,is_default,space_ids}'::text[])
          or new.is_default > old.is_default or not coalesce(new.space_ids, '{}') <@ coalesce(old.space_ids, '{}')) then
        raise exception 'published rental terms never change';
      end if;
      if new.state <> old.state and (old.state = 'archived' or new.state = 'draft') then
        raise exception 'rental terms do not return to an earlier state';
      end if;
      return new; end $$;`);
    this.addSql(
      `create trigger "rental_terms_changed" before update or delete on "rental_terms" for each row execute function "rental_terms_changed"();`,
    );
  }
}
