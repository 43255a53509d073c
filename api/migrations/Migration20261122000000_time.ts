import { Migration } from '@mikro-orm/migrations';

/** Time and demand: opening rules, held time, foreign calendars, inquiries. The database itself keeps anybody from being booked twice (ADR 12). */
export class Migration20261122000000_time extends Migration {
  override up(): void {
    this.addOpening();
    this.extendReservations();
    this.addCalendars();
    this.addInquiries();
    this.addOccupancy();
    this.addChanges();
  }

  private addOpening(): void {
    this.addSql(
      `create table "availability_rule" ("id" serial primary key, "space_id" int not null, "weekdays" int[] not null, "from_minute" smallint not null, "to_minute" smallint not null, "price_per_hour_haler" int not null, "valid_from" date null, "valid_until" date null, "on_holidays" boolean not null default true, "exceptions" text[] not null);`,
    );
    this.addSql(`create index "availability_rule_space_id_index" on "availability_rule" ("space_id");`);
    this.addSql(
      `alter table "availability_rule" add constraint "availability_rule_space_id_foreign" foreign key ("space_id") references "space" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "availability_rule" add constraint "availability_rule_minutes_range" check ("from_minute" between 0 and 1439 and "to_minute" > "from_minute" and "to_minute" <= "from_minute" + 1440);`,
    );
    this.addSql(
      `create table "booking_settings" ("space_id" int not null, "instant_booking" boolean not null default false, "buffer_before" int not null default 0, "buffer_after" int not null default 0, "notice_hours" int not null default 0, "shortest_minutes" int not null default 60, "longest_minutes" int not null default 44640, "only_in_windows" boolean not null default false, primary key ("space_id"));`,
    );
    this.addSql(
      `alter table "booking_settings" add constraint "booking_settings_space_id_foreign" foreign key ("space_id") references "space" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `create table "space_overlap" ("id" serial primary key, "space_id" int not null, "other_id" int not null);`,
    );
    this.addSql(`create index "space_overlap_other_id_index" on "space_overlap" ("other_id");`);
    this.addSql(
      `alter table "space_overlap" add constraint "space_overlap_space_id_other_id_unique" unique ("space_id", "other_id");`,
    );
    this.addSql(
      `alter table "space_overlap" add constraint "space_overlap_space_id_foreign" foreign key ("space_id") references "space" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "space_overlap" add constraint "space_overlap_other_id_foreign" foreign key ("other_id") references "space" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "space_overlap" add constraint "space_overlap_order_known" check ("space_id" < "other_id");`,
    );
  }

  private extendReservations(): void {
    this.addSql(
      `alter table "reservation" add "held_from" timestamptz, add "held_until" timestamptz, add "sequence" int not null default 0, add "expires_at" timestamptz null, add "confirmed_at" timestamptz null, add "cancelled_at" timestamptz null, add "cancelled_by" varchar(10) null, add "cancel_reason" varchar(1000) null, add "owner_note" text not null default '', add "terms_version" varchar(20) null, add "forgotten_at" timestamptz null, add "updated_at" timestamptz not null default now();`,
    );
    this.addSql(`update "reservation" set "held_from" = "starts_at", "held_until" = "ends_at";`);
    this.addSql(`alter table "reservation" alter "held_from" set not null, alter "held_until" set not null;`);
    this.addSql(
      `alter table "reservation" add constraint "reservation_held_range" check ("held_from" <= "starts_at" and "held_until" >= "ends_at");`,
    );
    this.addSql(
      `alter table "reservation" add constraint "reservation_status_known" check ("status" in ('pending', 'confirmed', 'cancelled'));`,
    );
    this.addSql(`create index "reservation_expires_at_index" on "reservation" ("expires_at");`);
    this.addSql(`alter table "reservation" drop constraint "reservation_never_twice";`);
    // The former release knows no buffers.
    this.addSql(
      `create function "occupancy_hold"() returns trigger language plpgsql as $$ begin new.held_from := coalesce(new.held_from, new.starts_at); new.held_until := coalesce(new.held_until, new.ends_at); return new; end $$;`,
    );
    this.addSql(
      `create trigger "occupancy_reservation_hold" before insert on "reservation" for each row execute function "occupancy_hold"();`,
    );
  }

  private addCalendars(): void {
    this.addSql(
      `create table "calendar_feed" ("id" serial primary key, "space_id" int not null, "name" varchar(100) not null, "url" varchar(2000) not null, "checked_at" timestamptz null, "succeeded_at" timestamptz null, "failure" varchar(40) null, "failing_since" timestamptz null, "failure_told_at" timestamptz null, "etag" varchar(200) null, "created_at" timestamptz not null default now());`,
    );
    this.addSql(`create index "calendar_feed_checked_at_index" on "calendar_feed" ("checked_at");`);
    this.addSql(`create index "calendar_feed_space_id_index" on "calendar_feed" ("space_id");`);
    this.addSql(
      `alter table "calendar_feed" add constraint "calendar_feed_space_id_foreign" foreign key ("space_id") references "space" ("id") on delete cascade;`,
    );
    this.addSql(`alter table "blocked_slot" add "feed_id" int null, add "feed_key" varchar(400) null;`);
    this.addSql(`create index "blocked_slot_feed_id_index" on "blocked_slot" ("feed_id");`);
    this.addSql(
      `alter table "blocked_slot" add constraint "blocked_slot_feed_known" foreign key ("feed_id") references "calendar_feed" ("id") on delete cascade;`,
    );
    this.addSql(
      `create table "calendar_export" ("id" serial primary key, "customer_id" int not null, "space_id" int null, "nonce" varchar(43) not null, "created_at" timestamptz not null default now(), "read_at" timestamptz null);`,
    );
    this.addSql(
      `alter table "calendar_export" add constraint "calendar_export_customer_id_foreign" foreign key ("customer_id") references "customer" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "calendar_export" add constraint "calendar_export_space_id_foreign" foreign key ("space_id") references "space" ("id") on delete cascade;`,
    );
    this.addSql(
      `create unique index "calendar_export_once_known" on "calendar_export" ("customer_id", coalesce("space_id", 0));`,
    );
  }

  private addInquiries(): void {
    this.addSql(
      `create table "inquiry" ("id" serial primary key, "kind" varchar(8) not null, "state" varchar(8) not null default 'open', "closed_reason" varchar(10) null, "closed_note" varchar(1000) null, "fullname" varchar(200) not null, "email" varchar(200) not null, "phone" varchar(20) null, "text" text not null default '', "purpose_id" int null, "purpose_text" varchar(100) null, "location_id" int null, "date_from" date null, "date_to" date null, "time_from" smallint null, "time_to" smallint null, "number_of_guests" int null, "budget_haler" int null, "attribute_ids" int[] not null, "delivery" varchar(6) null, "terms_version" varchar(20) null, "expires_at" timestamptz null, "closed_at" timestamptz null, "reminded_at" timestamptz null, "forgotten_at" timestamptz null, "created_at" timestamptz not null default now(), "version" int not null default 1);`,
    );
    this.addSql(`create index "inquiry_expires_at_index" on "inquiry" ("expires_at");`);
    this.addSql(`create index "inquiry_state_created_at_index" on "inquiry" ("state", "created_at");`);
    this.addSql(
      `alter table "inquiry" add constraint "inquiry_purpose_id_foreign" foreign key ("purpose_id") references "purpose" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "inquiry" add constraint "inquiry_location_id_foreign" foreign key ("location_id") references "location" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "inquiry" add constraint "inquiry_state_known" check ("kind" in ('contact', 'demand') and "state" in ('open', 'closed') and ("state" = 'closed') = ("closed_reason" is not null));`,
    );
    this.addSql(
      `create index "inquiry_directory_search" on "inquiry" using gin ("fullname" gin_trgm_ops, "email" gin_trgm_ops, "text" gin_trgm_ops);`,
    );
    this.addSql(`create index "inquiry_directory_created" on "inquiry" ("created_at", "id");`);
    this.addSql(
      `create index "inquiry_directory_name" on "inquiry" ("fullname" collate "cs-CZ-x-icu", "id");`,
    );
    this.addSql(
      `create table "inquiry_recipient" ("id" serial primary key, "inquiry_id" int not null, "space_id" int not null, "state" varchar(8) not null default 'sent', "offered_space_id" int null, "price_haler" int null, "text" text not null default '', "decline_reason" varchar(1000) null, "valid_until" date null, "sent_at" timestamptz not null default now(), "seen_at" timestamptz null, "answered_at" timestamptz null, "reminded_at" timestamptz null);`,
    );
    this.addSql(
      `create index "inquiry_recipient_space_id_state_index" on "inquiry_recipient" ("space_id", "state");`,
    );
    this.addSql(
      `alter table "inquiry_recipient" add constraint "inquiry_recipient_inquiry_id_space_id_unique" unique ("inquiry_id", "space_id");`,
    );
    this.addSql(
      `alter table "inquiry_recipient" add constraint "inquiry_recipient_inquiry_id_foreign" foreign key ("inquiry_id") references "inquiry" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "inquiry_recipient" add constraint "inquiry_recipient_space_id_foreign" foreign key ("space_id") references "space" ("id");`,
    );
    this.addSql(
      `alter table "inquiry_recipient" add constraint "inquiry_recipient_offered_space_id_foreign" foreign key ("offered_space_id") references "space" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "inquiry_recipient" add constraint "inquiry_recipient_state_known" check ("state" in ('sent', 'seen', 'offered', 'declined', 'chosen', 'passed'));`,
    );
  }

  /**
   * Time as the database guards it. A booking or an owner's block holds its own space (resource = the space's id) and every pair of
   * overlapping spaces it belongs to (resource = minus the pair's id): a hall and its part share a pair, two parts of it do not.
   * What meets on a resource must be of one booking, or all blocks (which have none): so two bookings never meet, nor a booking and a
   * block; blocks may lie over each other, imported ones over anything.
   */
  private addOccupancy(): void {
    this.addSql(`create table "occupancy" ("id" bigserial primary key, "resource" int not null, "during" tstzrange not null,
      "reservation_id" int null references "reservation" ("id") on delete cascade, "blocked_slot_id" int null references "blocked_slot" ("id") on delete cascade,
      constraint "occupancy_holder_known" check (("reservation_id" is null) <> ("blocked_slot_id" is null)),
      constraint "occupancy_never_twice" exclude using gist ("resource" with =, "during" with &&, (coalesce("reservation_id", 0)) with <>));`);
    this.addSql(
      `create index "occupancy_reservation" on "occupancy" ("reservation_id") where "reservation_id" is not null;`,
    );
    this.addSql(
      `create index "occupancy_blocked_slot" on "occupancy" ("blocked_slot_id") where "blocked_slot_id" is not null;`,
    );
    this.addSql(
      `create function "occupancy_resources"("of" int) returns setof int language sql stable as $$ select "of" union all select -o.id from space_overlap o where o.space_id = "of" or o.other_id = "of" $$;`,
    );
    this.addSql(`create function "occupancy_of_reservation"() returns trigger language plpgsql as $$ begin
      if tg_op = 'UPDATE' then delete from occupancy where reservation_id = new.id; end if;
      if new.status <> 'cancelled' then
        insert into occupancy (resource, during, reservation_id) select r, tstzrange(new.held_from, new.held_until, '[)'), new.id from occupancy_resources(new.space_id) r;
      end if;
      return null; end $$;`);
    this.addSql(
      `create trigger "occupancy_reservation_insert" after insert on "reservation" for each row execute function "occupancy_of_reservation"();`,
    );
    this.addSql(`create trigger "occupancy_reservation_update" after update of "space_id", "status", "held_from", "held_until" on "reservation" for each row
      when ((old.space_id, old.status = 'cancelled', old.held_from, old.held_until) is distinct from (new.space_id, new.status = 'cancelled', new.held_from, new.held_until)) execute function "occupancy_of_reservation"();`);
    this.addSql(`create function "occupancy_of_blocked_slot"() returns trigger language plpgsql as $$ begin
      if tg_op = 'UPDATE' then delete from occupancy where blocked_slot_id = new.id; end if;
      if new.feed_id is null then
        insert into occupancy (resource, during, blocked_slot_id) select r, tstzrange(new.starts_at, new.ends_at, '[)'), new.id from occupancy_resources(new.space_id) r;
      end if;
      return null; end $$;`);
    this.addSql(
      `create trigger "occupancy_blocked_slot_change" after insert or update of "space_id", "starts_at", "ends_at", "feed_id" on "blocked_slot" for each row execute function "occupancy_of_blocked_slot"();`,
    );
    this.addSql(`create function "occupancy_of_overlap"() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' then delete from occupancy where resource = -old.id; return null; end if;
      insert into occupancy (resource, during, reservation_id) select -new.id, tstzrange(held_from, held_until, '[)'), id
        from reservation where space_id in (new.space_id, new.other_id) and status <> 'cancelled' and held_until > now();
      insert into occupancy (resource, during, blocked_slot_id) select -new.id, tstzrange(starts_at, ends_at, '[)'), id
        from blocked_slot where space_id in (new.space_id, new.other_id) and feed_id is null and ends_at > now();
      return null; end $$;`);
    this.addSql(
      `create trigger "occupancy_overlap_change" after insert or delete on "space_overlap" for each row execute function "occupancy_of_overlap"();`,
    );
    this.addSql(
      `insert into "occupancy" ("resource", "during", "reservation_id") select space_id, tstzrange(held_from, held_until, '[)'), id from reservation where status <> 'cancelled';`,
    );
    this.addSql(`insert into "occupancy" ("resource", "during", "blocked_slot_id") select space_id, tstzrange(starts_at, ends_at, '[)'), id from blocked_slot b
      where not exists (select 1 from occupancy o where o.resource = b.space_id and o.reservation_id is not null and o.during && tstzrange(b.starts_at, b.ends_at, '[)'));`);
  }

  /**
   * Which spaces' free time has changed, whoever changed it: every process's catalogue looks here a few times a second. Rows instead
   * of NOTIFY, because transactions with a NOTIFY commit only one after the other.
   */
  private addChanges(): void {
    this.addSql(
      `create table "occupancy_change" ("id" bigserial primary key, "space_id" int not null, "changed_at" timestamptz not null default clock_timestamp());`,
    );
    this.addSql(`create index "occupancy_change_at" on "occupancy_change" ("changed_at");`);
    this.addSql(`create function "occupancy_note_change"() returns trigger language plpgsql as $$ declare changed int := case when tg_op = 'DELETE' then old.space_id else new.space_id end; begin
      insert into occupancy_change (space_id) select changed union select case when o.space_id = changed then o.other_id else o.space_id end from space_overlap o where changed in (o.space_id, o.other_id);
      return null; end $$;`);
    this.addSql(
      `create trigger "occupancy_reservation_change" after insert or delete or update of "status", "starts_at", "ends_at" on "reservation" for each row execute function "occupancy_note_change"();`,
    );
    this.addSql(
      `create trigger "occupancy_blocked_slot_noted" after insert or delete or update of "starts_at", "ends_at" on "blocked_slot" for each row execute function "occupancy_note_change"();`,
    );
  }
}
