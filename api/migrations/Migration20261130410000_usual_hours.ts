import { Migration } from '@mikro-orm/migrations';

/** Usual hours of a purpose: assumed for an event with a date and without hours. */
export class Migration20261130410000_usual_hours extends Migration {
  override up(): void {
    this.addSql(
      `alter table "purpose" add column "usual_from" smallint null, add column "usual_to" smallint null;`,
    );
    this.addSql(`alter table "purpose" add constraint "purpose_usual_hours_check" check
      (("usual_from" is null) = ("usual_to" is null) and "usual_from" between 0 and 1439 and "usual_to" > "usual_from" and "usual_to" <= 1800) not valid;`);
  }
}
