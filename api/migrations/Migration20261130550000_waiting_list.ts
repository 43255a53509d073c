import { Migration } from '@mikro-orm/migrations';

/**
 * Waiting lists of taken slots. A change of the free time of a space with live entries enqueues the job that offers
 * it: the trigger covers every writer of occupancy.
 */
export class Migration20261130550000_waiting_list extends Migration {
  override up(): void {
    this.addSql(`create table "waitlist" ("id" serial primary key, "space_id" int not null, "starts_at" timestamptz not null,
      "ends_at" timestamptz not null, "guests" int not null, "name" varchar(200) not null, "email" varchar(200) not null default '',
      "phone" varchar(20) null, "state" varchar(8) not null, "reservation_id" int null, "offered_until" timestamptz null,
      "mail_proved_at" timestamptz null, "created_at" timestamptz not null default now(), "closed_at" timestamptz null,
      constraint "waitlist_space_id_foreign" foreign key ("space_id") references "space" ("id") on delete cascade,
      constraint "waitlist_reservation_id_foreign" foreign key ("reservation_id") references "reservation" ("id") on delete set null,
      constraint "waitlist_slot_range" check ("ends_at" > "starts_at" and "guests" > 0),
      constraint "waitlist_state_known" check ("state" in ('unproved', 'waiting', 'offered', 'taken', 'passed', 'left')));`);
    this.addSql(`create index "waitlist_space_id_index" on "waitlist" ("space_id");`);
    this.addSql(`create index "waitlist_reservation_id_index" on "waitlist" ("reservation_id");`);
    this.addSql(`create index "waitlist_email_index" on "waitlist" (lower("email"));`);
    this.addSql(
      `create index "waitlist_live" on "waitlist" ("space_id", "created_at", "id") where "state" in ('waiting', 'offered');`,
    );
    this.addSql(`create unique index "waitlist_once_open" on "waitlist" ("space_id", "starts_at", "ends_at", lower("email"))
      where "state" in ('waiting', 'offered') and "email" <> '';`);
    this.addSql(`create function "waitlist_note_change"() returns trigger language plpgsql as $$ begin
      insert into outbox_event (name, payload)
        select distinct 'job:offer-freed-time', jsonb_build_object('space_id', changed.space_id) from changed
        where exists (select 1 from waitlist w where w.space_id = changed.space_id and w.state in ('waiting', 'offered'));
      return null; end $$;`);
    this.addSql(`create trigger "waitlist_time_changed" after insert on "occupancy_change"
      referencing new table as changed for each statement execute function "waitlist_note_change"();`);
  }
}
