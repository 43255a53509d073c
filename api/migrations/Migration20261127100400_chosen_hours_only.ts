import { Migration } from '@mikro-orm/migrations';

/**
 * Whether an owner chose if requests outside the offered hours are taken. Until then a space without hours takes them and one with
 * hours does not. Settings from before, and those a process of the former release writes, count as chosen.
 */
export class Migration20261127100400_chosen_hours_only extends Migration {
  override up(): void {
    this.addSql(
      `alter table "booking_settings" add column "only_in_windows_chosen" boolean not null default true;`,
    );
  }
}
