import { Migration } from '@mikro-orm/migrations';

/** Changes of confirmed reservations are proposals (ADR "Changes of a confirmed reservation are proposals"). */
export class Migration20261125050000_change_proposals extends Migration {
  override up(): void {
    this.addTable();
    this.addColumns();
    this.holdProposedTime();
    this.noteChangedRooms();
  }

  private addTable(): void {
    this.addSql(`create table "change_proposal" ("id" serial primary key, "reservation_id" int not null, "side" varchar(5) not null,
      "author" varchar(10) not null, "state" varchar(10) not null default 'open', "base_sequence" int not null, "space_id" int not null,
      "starts_at" timestamptz not null, "ends_at" timestamptz not null, "held_from" timestamptz not null, "held_until" timestamptz not null,
      "guests" int not null, "price_haler" int not null, "message" varchar(1000) null, "decline_reason" varchar(1000) null,
      "expires_at" timestamptz not null, "decided_at" timestamptz null, "created_at" timestamptz not null default now());`);
    this.addSql(
      `create index "change_proposal_reservation_id_index" on "change_proposal" ("reservation_id");`,
    );
    this.addSql(
      `create index "change_proposal_space_id_state_index" on "change_proposal" ("space_id", "state");`,
    );
    this.addSql(
      `create index "change_proposal_state_expires_at_index" on "change_proposal" ("state", "expires_at");`,
    );
    this.addSql(
      `create unique index "change_proposal_once_open" on "change_proposal" ("reservation_id") where "state" = 'open';`,
    );
    this.addSql(`alter table "change_proposal" add constraint "change_proposal_reservation_id_foreign" foreign key ("reservation_id")
      references "reservation" ("id") on delete cascade;`);
    this.addSql(`alter table "change_proposal" add constraint "change_proposal_space_id_foreign" foreign key ("space_id")
      references "space" ("id") on delete cascade;`);
    this.addSql(`alter table "change_proposal" add constraint "change_proposal_state_known"
      check ("state" in ('open', 'accepted', 'declined', 'withdrawn', 'expired') and "side" in ('host', 'guest'));`);
    this.addSql(`alter table "change_proposal" add constraint "change_proposal_held_range"
      check ("held_from" <= "starts_at" and "held_until" >= "ends_at" and "starts_at" < "ends_at");`);
  }

  private addColumns(): void {
    this.addSql(`alter table "reservation" add column "link_version" int not null default 0;`);
    this.addSql(`alter table "occupancy" add column "proposal_id" int null;`);
    this.addSql(
      `create table "calendar_identity" ("id" int not null default 1, "domain" varchar(255) not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "calendar_identity" add constraint "calendar_identity_id_known" check ("id" = 1);`,
    );
  }

  /**
   * An open proposal holds its slot beside the agreed one. Its rows carry the reservation's id, so that the two never meet; a cancelled
   * reservation has no open proposal.
   */
  private holdProposedTime(): void {
    this.addSql(`create or replace function "occupancy_of_reservation"() returns trigger language plpgsql as $$ begin
      if tg_op = 'UPDATE' then delete from occupancy where reservation_id = new.id and proposal_id is null; end if;
      if new.status <> 'cancelled' then
        insert into occupancy (resource, during, reservation_id)
          select r, tstzrange(new.held_from, new.held_until, '[)'), new.id from occupancy_resources(new.space_id) r;
      else
        update change_proposal set state = 'withdrawn', decided_at = coalesce(new.cancelled_at, now())
          where reservation_id = new.id and state = 'open';
      end if;
      return null; end $$;`);
    this.addSql(`create function "occupancy_of_proposal"() returns trigger language plpgsql as $$ begin
      delete from occupancy where reservation_id = new.reservation_id and proposal_id = new.id;
      if new.state = 'open' then
        insert into occupancy (resource, during, reservation_id, proposal_id)
          select r, tstzrange(new.held_from, new.held_until, '[)'), new.reservation_id, new.id from occupancy_resources(new.space_id) r;
      end if;
      return null; end $$;`);
    this.addSql(`create trigger "occupancy_proposal_hold"
      after insert or update of "state", "space_id", "held_from", "held_until" on "change_proposal"
      for each row execute function "occupancy_of_proposal"();`);
    this.addSql(`create or replace function "occupancy_of_overlap"() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' then delete from occupancy where resource = -old.id; return null; end if;
      insert into occupancy (resource, during, reservation_id) select -new.id, tstzrange(held_from, held_until, '[)'), id
        from reservation where space_id in (new.space_id, new.other_id) and status <> 'cancelled' and held_until > now();
      insert into occupancy (resource, during, reservation_id, proposal_id)
        select -new.id, tstzrange(held_from, held_until, '[)'), reservation_id, id
        from change_proposal where space_id in (new.space_id, new.other_id) and state = 'open' and held_until > now();
      insert into occupancy (resource, during, blocked_slot_id) select -new.id, tstzrange(starts_at, ends_at, '[)'), id
        from blocked_slot where space_id in (new.space_id, new.other_id) and feed_id is null and ends_at > now();
      return null; end $$;`);
  }

  /** A reservation may change its space: both spaces have changed then. */
  private noteChangedRooms(): void {
    this.addSql(`create or replace function "occupancy_note_change"() returns trigger language plpgsql as $$ declare changed int[]; begin
      changed := case tg_op when 'DELETE' then array[old.space_id] when 'INSERT' then array[new.space_id]
        else array[old.space_id, new.space_id] end;
      insert into occupancy_change (space_id) select unnest(changed) union
        select case when o.space_id = any(changed) then o.other_id else o.space_id end from space_overlap o
        where o.space_id = any(changed) or o.other_id = any(changed);
      return null; end $$;`);
    this.addSql(`create or replace trigger "occupancy_reservation_change"
      after insert or delete or update of "status", "space_id", "starts_at", "ends_at" on "reservation"
      for each row execute function "occupancy_note_change"();`);
    this.addSql(`create trigger "occupancy_proposal_change"
      after insert or delete or update of "state", "space_id", "starts_at", "ends_at" on "change_proposal"
      for each row execute function "occupancy_note_change"();`);
  }
}
