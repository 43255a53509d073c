import { Migration } from '@mikro-orm/migrations';

/** Changed windows, price lists and VAT rates change the offers of spaces, which processes hold in memory. */
export class Migration20261130300000_offer_changes extends Migration {
  override up(): void {
    this.addSql(`create function "occupancy_note_rows"() returns trigger language plpgsql as $$ begin
      if tg_op <> 'INSERT' then insert into occupancy_change (space_id) select distinct space_id from former; end if;
      if tg_op <> 'DELETE' then insert into occupancy_change (space_id) select distinct space_id from current; end if;
      return null; end $$;`);
    for (const table of ['availability', 'availability_rule']) {
      this.addSql(`create trigger "occupancy_${table}_insert" after insert on "${table}"
        referencing new table as current for each statement execute function "occupancy_note_rows"();`);
      this.addSql(`create trigger "occupancy_${table}_update" after update on "${table}"
        referencing old table as former new table as current for each statement execute function "occupancy_note_rows"();`);
      this.addSql(`create trigger "occupancy_${table}_delete" after delete on "${table}"
        referencing old table as former for each statement execute function "occupancy_note_rows"();`);
    }
    this.addSql(`create trigger "occupancy_settings_hours"
      after update of "only_in_windows", "only_in_windows_chosen" on "booking_settings"
      for each row execute function "occupancy_note_change"();`);
    this.addSql(`create trigger "occupancy_scope_update" after update on "price_scope"
      for each row when (old.published or new.published) execute function "occupancy_note_change"();`);
    this.addSql(`create trigger "occupancy_scope_delete" after delete on "price_scope"
      for each row when (old.published) execute function "occupancy_note_change"();`);
    this.addSql(`create trigger "vat_rate_changed" after insert or update or delete on "vat_rate"
      for each statement execute function "notify_of_change"('reference_changed');`);
  }
}
