import type { LightMyRequestResponse } from 'fastify';
import { BookingSettings, SpaceOverlap } from '../src/modules/availability/index.ts';
import { ConfirmedEmailCookieStore } from '../src/modules/reservations/guest-access/confirmed-email-cookie-store.ts';
import type { CreatedReservationDto } from '../src/modules/reservations/reservation.dto.ts';
import type { Space } from '../src/modules/spaces/index.ts';
import { openSession } from './access-matrix.fixtures.ts';
import type { TestApp } from './app.ts';

export type Headers = { authorization?: string; cookie?: string };
export type SlotInput = { start_datetime: string; end_datetime: string };

/** Guest data of test bookings. */
export const GUEST = {
  customer_name: 'Jana Nováková',
  customer_email: 'jana@prostora.test',
  customer_phone: '601 234 567',
  number_of_guests: 20,
  notes: 'Přijedeme dřív.',
  terms_accepted: true,
};

/** Slot on a day, in UTC hours. */
export const slotOn = (day: string, from = 10, to = 12): SlotInput => ({
  start_datetime: `${day}T${String(from).padStart(2, '0')}:00:00.000Z`,
  end_datetime: `${day}T${String(to).padStart(2, '0')}:00:00.000Z`,
});

/** Requests about reservations, and fixtures for them. */
export class BookingCalls {
  constructor(private readonly test: TestApp) {}

  send(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    headers: Headers = {},
    payload?: object,
  ): Promise<LightMyRequestResponse> {
    return this.test.request({ method, url: `/api/${url}`, headers, ...(payload && { payload }) });
  }

  /** Books from a browser with a confirmed e-mail address. */
  book(
    space: { id: number },
    when: SlotInput,
    more: object = {},
    headers: object = {},
  ): Promise<LightMyRequestResponse> {
    const body = { space_id: space.id, ...when, ...GUEST, ...more };
    return this.send(
      'POST',
      'reservations',
      { ...this.confirmedBrowser(body.customer_email), ...headers },
      body,
    );
  }

  /** Books with an unconfirmed e-mail address. */
  bookUnconfirmed(
    space: { id: number },
    when: SlotInput,
    more: object = {},
    headers: object = {},
  ): Promise<LightMyRequestResponse> {
    return this.send('POST', 'reservations', headers, { space_id: space.id, ...when, ...GUEST, ...more });
  }

  confirmedBrowser(email: string): { cookie: string } {
    return { cookie: this.test.app.get(ConfirmedEmailCookieStore).toHeader(email) };
  }

  /** Books and fails unless the booking succeeds. */
  async bookSuccessfully(
    space: { id: number },
    when: SlotInput,
    more: object = {},
  ): Promise<CreatedReservationDto> {
    const answer = await this.book(space, when, more);
    if (answer.statusCode !== 201) throw new Error(`not booked: ${answer.body}`);
    return answer.json<{ reservation: CreatedReservationDto }>().reservation;
  }

  /** Signs the owner of a space in. */
  async signInOwner({ building }: Space): Promise<Headers> {
    return { authorization: (await openSession(this.test, building.customer.user)).authorization };
  }

  /** A hall and its parts: spaces of one building, each overlapping the first. */
  async createHallWithParts(parts: number): Promise<[Space, ...Space[]]> {
    const hall = await this.test.make.space({ withoutPhoto: true });
    const spaces: [Space, ...Space[]] = [hall];
    for (let part = 0; part < parts; part += 1)
      spaces.push(await this.test.make.space({ building: hall.building, withoutPhoto: true }));
    const em = this.test.orm.em.fork();
    for (const part of spaces.slice(1)) em.create(SpaceOverlap, { space: hall.id, other: part.id });
    await em.flush();
    return spaces;
  }

  async saveSettings(space: { id: number }, given: Partial<BookingSettings>): Promise<void> {
    await this.test.orm.em
      .fork()
      .upsert(BookingSettings, { ...new BookingSettings(), space: space.id, ...given } as never);
  }
}

/**
 * Bookings or open proposals that occupy overlapping spaces at the same time, and bookings overlapped by a
 * block of an owner: must be empty.
 */
export const COLLISIONS_QUERY = `
  with sharing as (select id as space_id, id as other_id from space
         union select space_id, other_id from space_overlap
         union select other_id, space_id from space_overlap),
       held as (select id, space_id, tstzrange(held_from, held_until) as during
         from reservation where status <> 'cancelled'
         union all select reservation_id, space_id, tstzrange(held_from, held_until)
         from change_proposal where state = 'open')
  select 'twice' as kind, a.id as one, b.id as other
  from held a join sharing s on s.space_id = a.space_id
  join held b on b.space_id = s.other_id and a.id < b.id and a.during && b.during
  union all
  select 'blocked', a.id, k.id
  from held a join sharing s on s.space_id = a.space_id
  join blocked_slot k on k.space_id = s.other_id and k.feed_id is null
    and a.during && tstzrange(k.starts_at, k.ends_at)`;

/** Deadlocks of the database of the test: must be none, as every writer locks spaces in one order. */
export const DEADLOCKS_QUERY =
  'select deadlocks::int from pg_stat_database where datname = current_database()';
