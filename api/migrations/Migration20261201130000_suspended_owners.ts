import { Migration } from '@mikro-orm/migrations';

/** Blocking an owner suspends the customer and takes the published spaces out of the catalogue. */
export class Migration20261201130000_suspended_owners extends Migration {
  override up(): void {
    this.addSql(
      `alter table "customer" add column "suspended_at" timestamptz null, add column "suspended_reason" varchar(500) null;`,
    );
    this.addSql(`alter table "space" add column "suspended_at" timestamptz null;`);
    this.addSql(
      `alter table "space" add constraint "space_suspended_known" check ("suspended_at" is null or "status" = 'DRAFT') not valid;`,
    );
    this.addSql(`alter table "space" validate constraint "space_suspended_known";`);
  }
}
