import { Migration } from '@mikro-orm/migrations';

/**
 * The member that handles a reservation or a received inquiry. The assignments of a member end with the
 * membership, and with the access to the space.
 */
export class Migration20261130562000_assignees extends Migration {
  override up(): void {
    for (const table of ['reservation', 'inquiry_recipient']) {
      this.addSql(`alter table "${table}" add column "assignee_id" int null;`);
      this.addSql(`alter table "${table}" add constraint "${table}_assignee_id_foreign" foreign key ("assignee_id")
        references "member" ("id") on delete set null not valid;`);
    }
    this.addSql(`create function "member_assignments_outside"() returns trigger language plpgsql as $$
      begin
        update "reservation" set "assignee_id" = null
          where "assignee_id" = new."id" and not ("space_id" = any(coalesce(new."space_ids", array["space_id"])));
        update "inquiry_recipient" set "assignee_id" = null
          where "assignee_id" = new."id" and (new."role" not in ('majitel', 'spravce')
            or not ("space_id" = any(coalesce(new."space_ids", array["space_id"]))));
        return null;
      end $$;`);
    this.addSql(`create trigger "member_assignments_changed" after update of "role", "space_ids" on "member"
      for each row execute function "member_assignments_outside"();`);
  }
}
