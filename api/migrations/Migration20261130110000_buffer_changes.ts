import { Migration } from '@mikro-orm/migrations';

/** Changed buffers change the time that blocks a space, which processes hold in memory. */
export class Migration20261130110000_buffer_changes extends Migration {
  override up(): void {
    this.addSql(`create trigger "occupancy_settings_change"
      after insert or delete or update of "buffer_before", "buffer_after" on "booking_settings"
      for each row execute function "occupancy_note_change"();`);
  }
}
