import { Migration } from '@mikro-orm/migrations';

/**
 * People that act for a customer, and invitations. Triggers add the founder of each new customer, also of one
 * created by an earlier release, and keep one majitel for each customer.
 */
export class Migration20261130510000_team extends Migration {
  override up(): void {
    this.addMembers();
    this.addMemberTriggers();
    this.addInvitations();
    this.addSql(`alter table "auth_session" add column "customer_id" int null;`);
    this.addSql(
      `insert into "member" ("customer_id", "user_id", "role", "since") select "id", "user_id", 'majitel', "created_at" from "customer" on conflict do nothing;`,
    );
  }

  private addMembers(): void {
    this.addSql(`create table "member" ("id" serial primary key, "customer_id" int not null, "user_id" int not null,
      "role" varchar(8) not null, "space_ids" int[] null, "since" timestamptz not null default now(),
      constraint "member_role_known" check ("role" in ('majitel', 'spravce', 'ucetni', 'domovnik')),
      constraint "member_spaces_known" check ("space_ids" is null or ("role" <> 'majitel' and cardinality("space_ids") > 0)));`);
    this.addSql(
      `alter table "member" add constraint "member_customer_id_user_id_unique" unique ("customer_id", "user_id");`,
    );
    this.addSql(`create index "member_user_id_index" on "member" ("user_id");`);
    this.addSql(
      `alter table "member" add constraint "member_customer_id_foreign" foreign key ("customer_id") references "customer" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "member" add constraint "member_user_id_foreign" foreign key ("user_id") references "app_user" ("id") on delete cascade;`,
    );
  }

  /** The lock of the customer lets one of two concurrent transactions see what the other has removed. */
  private addMemberTriggers(): void {
    this.addSql(`create function "member_of_new_customer"() returns trigger language plpgsql as $$
      begin
        insert into "member" ("customer_id", "user_id", "role", "since")
          values (new."id", new."user_id", 'majitel', new."created_at") on conflict do nothing;
        return null;
      end $$;`);
    this.addSql(
      `create trigger "customer_first_member" after insert on "customer" for each row execute function "member_of_new_customer"();`,
    );
    this.addSql(`create function "member_majitel_required"() returns trigger language plpgsql as $$
      begin
        perform from "customer" where "id" = old."customer_id" for no key update;
        if found and not exists (select from "member" where "customer_id" = old."customer_id" and "role" = 'majitel') then
          raise exception 'customer % has no majitel', old."customer_id" using errcode = 'check_violation', constraint = 'member_majitel_required';
        end if;
        return null;
      end $$;`);
    this.addSql(`create constraint trigger "member_majitel_required" after update or delete on "member"
      deferrable initially deferred for each row when (old."role" = 'majitel') execute function "member_majitel_required"();`);
  }

  private addInvitations(): void {
    this.addSql(`create table "invitation" ("id" serial primary key, "customer_id" int not null, "email" citext not null,
      "role" varchar(8) not null, "space_ids" int[] null, "token_hash" varchar(64) not null, "invited_by_id" int null,
      "created_at" timestamptz not null default now(), "expires_at" timestamptz not null, "used_at" timestamptz null,
      constraint "invitation_role_known" check ("role" in ('majitel', 'spravce', 'ucetni', 'domovnik')),
      constraint "invitation_spaces_known" check ("space_ids" is null or ("role" <> 'majitel' and cardinality("space_ids") > 0)));`);
    this.addSql(
      `alter table "invitation" add constraint "invitation_token_hash_unique" unique ("token_hash");`,
    );
    this.addSql(`create index "invitation_customer_id_index" on "invitation" ("customer_id");`);
    this.addSql(
      `create unique index "invitation_once_open" on "invitation" ("customer_id", "email") where "used_at" is null;`,
    );
    this.addSql(
      `alter table "invitation" add constraint "invitation_customer_id_foreign" foreign key ("customer_id") references "customer" ("id") on delete cascade;`,
    );
  }
}
