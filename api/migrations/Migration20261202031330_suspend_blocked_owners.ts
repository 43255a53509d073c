import { Migration } from '@mikro-orm/migrations';

/**
 * Suspends the spaces of owners blocked before blocking did so. Unblocking publishes them again. The marks update the
 * catalogue, after the start at the latest.
 */
export class Migration20261202031330_suspend_blocked_owners extends Migration {
  override up(): void {
    this.addSql(`with owners as (
        update "customer" c set "suspended_at" = u."blocked_at", "suspended_reason" = coalesce(u."blocked_reason", '')
        from "app_user" u
        where u."id" = c."user_id" and u."blocked_at" is not null and u."erased_at" is null and c."suspended_at" is null
        returning c."id", c."suspended_at"),
      suspended as (
        update "space" s set "status" = 'DRAFT', "suspended_at" = o."suspended_at", "updated_at" = now(),
          "version" = s."version" + 1
        from owners o join "building" b on b."customer_id" = o."id"
        where b."id" = s."building_id" and s."status" = 'PUBLISHED' returning s."id"),
      marked as (
        insert into "catalog_dirty" ("space_id") select "id" from suspended
        on conflict ("space_id") do update set "version" = excluded."version", "leased_until" = null, "next_at" = null)
      insert into "audit_entry" ("action", "subject_type", "subject_id", "before", "after")
      select 'space.suspend', 'space', "id", '{"status": "PUBLISHED"}', '{"status": "DRAFT"}' from suspended;`);
  }
}
