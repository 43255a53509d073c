import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { BookingCalls, GUEST, slotOn, type Headers } from '../../../../test/bookings.ts';
import { Mailbox } from '../../../../test/mails.ts';
import type { Mail } from '../../../platform/mailer/index.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { OutboxEvent } from '../../../platform/outbox/index.ts';
import { Availability, BlockedSlot } from '../../availability/index.ts';
import { CalendarFeed } from '../../calendars/index.ts';
import type { Space } from '../../spaces/index.ts';
import type { GuestReservationDto } from '../guest-access/reservation-guest.dto.ts';
import { Reservation } from '../index.ts';
import { ReservationRemindersService } from '../mails/reservation-reminders.service.ts';
import { ReservationExpiryService } from '../reservation-expiry.service.ts';
import { ReservationListeners } from '../mails/reservation.listeners.ts';
import type { ReservationStepEvent } from '../reservation.events.ts';
import type { OwnerTodayDto } from '../../hosting/day/today.dto.ts';
import type { CreatedSeriesAnswerDto, SeriesRequestDto } from './series-request.dto.ts';

const NOW = '2027-02-01T09:00:00.000Z';
/** A Wednesday. */
const DAY = '2027-03-10';

let test: TestApp;
let calls: BookingCalls;
let mailbox: Mailbox;
let space: Space;
let owner: Headers;
let guests = 0;
let email = '';

const setNow = (instant: string): void => {
  jest.spyOn(test.app.get(Clock), 'now').mockImplementation(() => new Date(instant));
};

beforeAll(async () => {
  test = await createTestApp();
  calls = new BookingCalls(test);
  mailbox = new Mailbox(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  setNow(NOW);
  email = `rada-${(guests += 1)}@prostora.test`;
  space = await test.make.space({ withoutPhoto: true });
  owner = await calls.signInOwner(space);
  await deliver();
});
afterEach(() => {
  jest.restoreAllMocks();
});

const runInUnit = (run: () => Promise<unknown>): Promise<unknown> => {
  const unit = test.app.get(UnitOfWork);
  return unit.runInOwnContext(() => unit.run(run));
};

/** Runs the listeners of the published steps and delivers their mails. */
async function deliver(): Promise<Mail[]> {
  const em = test.orm.em.fork();
  const events = await em.find(
    OutboxEvent,
    { name: 'reservation.changed', relayedAt: null },
    { orderBy: { id: 'asc' } },
  );
  const listeners = test.app.get(ReservationListeners);
  for (const event of events) {
    const step = event.payload as ReservationStepEvent;
    await runInUnit(() => listeners.mailGuest(step));
    await runInUnit(() => listeners.mailOwner(step));
    event.relayedAt = new Date();
  }
  await em.flush();
  return mailbox.deliver();
}

const send = (headers: object, more: object = {}): Promise<LightMyRequestResponse> =>
  calls.send('POST', 'reservations/series', headers, {
    space_id: space.id,
    ...slotOn(DAY, 17, 19),
    ...GUEST,
    customer_email: email,
    repeat: { weekdays: [3], until: '2027-03-31' },
    ...more,
  });
const create = async (more: object = {}): Promise<CreatedSeriesAnswerDto> => {
  const answer = await send(calls.confirmedBrowser(email), more);
  if (answer.statusCode !== 201) throw new Error(`not created: ${answer.body}`);
  return answer.json();
};
const listRows = (): Promise<Reservation[]> =>
  test.orm.em.fork().find(Reservation, { space: space.id }, { orderBy: { startsAt: 'asc' } });
const listStatuses = async (): Promise<string[]> => (await listRows()).map(({ status }) => status);
const getSeriesId = async (): Promise<number> => (await listRows())[0]?.series?.id ?? 0;
const getRequest = async (headers = owner): Promise<SeriesRequestDto> =>
  (await calls.send('GET', `series/${await getSeriesId()}/request`, headers)).json<{
    request: SeriesRequestDto;
  }>().request;
const answerRequest = async (
  step: 'confirm' | 'decline',
  body: object,
  headers = owner,
): Promise<LightMyRequestResponse> =>
  calls.send('POST', `series/${await getSeriesId()}/${step}`, headers, body);
const toOutcome = (answer: LightMyRequestResponse): [number, string] => [
  answer.statusCode,
  answer.json<{ error_code: string }>().error_code,
];
const getToken = (url: string): string => url.split('#token=').at(-1) ?? '';
const getGuestPage = async ({ reservation }: CreatedSeriesAnswerDto): Promise<GuestReservationDto> =>
  (
    await calls.send(
      'POST',
      `reservations/${reservation.id}/guest`,
      {},
      { token: getToken(reservation.guest_url) },
    )
  ).json<{ reservation: GuestReservationDto }>().reservation;
const toAddressed = (mails: readonly Mail[]): string[] =>
  mails
    .map(
      ({ to, subject }) =>
        `${to === email ? 'guest' : 'owner'}: ${subject.replace(/\s/gu, ' ').split(':')[0]}`,
    )
    .sort();
const toText = (mail: Mail | undefined): string => (mail?.text ?? '').replace(/\u00a0/gu, ' ');
const countEvents = (mail: Mail | undefined): number =>
  (mail?.attachments ?? [])
    .map(({ content }) => content.toString().split('BEGIN:VEVENT').length - 1)
    .reduce((sum, count) => sum + count, 0);

describe('a request of a series', () => {
  it('is mailed once to each side with all dates and one file', async () => {
    await create();
    const mails = await deliver();
    expect(toAddressed(mails)).toEqual(['guest: Žádost o rezervaci', 'owner: Nová žádost o rezervaci']);
    const guestMail = mails.find(({ to }) => to === email);
    expect(toText(guestMail)).toContain('středa 31. 3. 2027, 18:00–20:00');
    expect(guestMail?.attachments).toHaveLength(1);
    expect(countEvents(guestMail)).toBe(4);
  });

  it('is one item of the owner’s day with its total, and one row of the waiting requests', async () => {
    await create();
    const today = (await calls.send('GET', 'owner/today', owner)).json<OwnerTodayDto>();
    expect(today.counts.request).toBe(1);
    const seriesId = await getSeriesId();
    expect(today.waiting).toMatchObject([{ kind: 'request', series_id: seriesId, dates: 4 }]);
    const page = (await calls.send('GET', 'reservations?waiting=request', owner)).json<{
      items: { series_id: number; start_datetime: string }[];
      total: number;
    }>();
    expect(page).toMatchObject({
      items: [{ series_id: seriesId, start_datetime: slotOn(DAY, 17).start_datetime }],
      total: 1,
    });
  });

  it('is one row of the owner’s list until it is answered', async () => {
    await create();
    const list = async (query: string) => {
      const { items, counts, total } = (await calls.send('GET', `reservations?${query}`, owner)).json<{
        items: unknown[];
        counts: Record<string, number>;
        total: number;
      }>();
      return [items.length, total, counts['pending'], counts['confirmed']];
    };
    expect(await list('status=pending')).toEqual([1, 1, 1, 0]);
    expect(await list('')).toEqual([1, 1, 1, 0]);
    expect(await list('from=2027-03-17')).toEqual([1, 1, 1, 0]);
    await answerRequest('confirm', { version: (await getRequest()).version });
    expect(await list('')).toEqual([4, 4, 0, 4]);
  });

  it('is confirmed by one code of an unconfirmed address', async () => {
    const answer = await send({});
    const { reservation } = answer.json<CreatedSeriesAnswerDto>();
    expect([answer.statusCode, reservation.awaits_proof, reservation.proof_sent]).toEqual([201, true, true]);
    const [mail, ...others] = await deliver();
    expect(others).toEqual([]);
    expect(toText(mail)).toContain('středa 31. 3. 2027, 18:00–20:00');
    expect((await calls.send('GET', 'owner/today', owner)).json<OwnerTodayDto>().counts.request).toBe(0);
    const code = /\b(\d{6})\b/u.exec(mail?.text ?? '')?.[1];
    const confirmed = await calls.send(
      'POST',
      `reservations/${reservation.id}/guest/proof`,
      {},
      { token: getToken(reservation.guest_url), code },
    );
    expect(confirmed.statusCode).toBe(200);
    expect((await listRows()).map((row) => row.awaitsEmailConfirmation)).toEqual(Array(4).fill(false));
    expect(toAddressed(await deliver())).toEqual([
      'guest: Žádost o rezervaci',
      'owner: Nová žádost o rezervaci',
    ]);
  });

  it('is confirmed at once by the code in a space with instant booking', async () => {
    await calls.saveSettings(space, { instantBooking: true });
    const em = test.orm.em.fork();
    for (const day of [DAY, '2027-03-17', '2027-03-24', '2027-03-31'])
      em.create(Availability, {
        space: space.id,
        startsAt: new Date(`${day}T07:00:00Z`),
        endsAt: new Date(`${day}T21:00:00Z`),
        pricePerHourHaler: 100_000,
      });
    await em.flush();
    const { reservation } = (await send({})).json<CreatedSeriesAnswerDto>();
    const [mail] = await deliver();
    const code = /\b(\d{6})\b/u.exec(mail?.text ?? '')?.[1];
    const token = getToken(reservation.guest_url);
    await calls.send('POST', `reservations/${reservation.id}/guest/proof`, {}, { token, code });
    expect(await listStatuses()).toEqual(Array(4).fill('confirmed'));
    expect(toAddressed(await deliver())).toEqual(['guest: Rezervace je potvrzená', 'owner: Nová rezervace']);
  });

  it('is mailed once when it expires', async () => {
    await create();
    await deliver();
    setNow('2027-02-04T09:00:01.000Z');
    await test.app.get(ReservationExpiryService).expireAll();
    expect(await listStatuses()).toEqual(Array(4).fill('cancelled'));
    const { user } = space.building.customer;
    const mails = (await deliver()).filter(({ to }) => to === email || to === user.email);
    expect(toAddressed(mails)).toEqual([
      'guest: Žádost o rezervaci skončila bez odpovědi',
      'owner: Žádost o rezervaci skončila bez odpovědi',
    ]);
  });

  it('reminds the owner once', async () => {
    await create();
    await deliver();
    setNow('2027-02-04T04:00:00.000Z');
    await runInUnit(() => test.app.get(ReservationRemindersService).remindOwners());
    const mails = await deliver();
    expect(toAddressed(mails)).toEqual(['owner: Žádost brzy skončí']);
    expect(toText(mails[0])).toContain('středa 31. 3. 2027');
  });
});

describe('POST /api/series/{id}/confirm', () => {
  it('confirms all dates with one mail to each side', async () => {
    await create();
    await deliver();
    const { version, dates, allowed_actions } = await getRequest();
    expect([version, dates.map(({ waits }) => waits), allowed_actions]).toEqual([
      expect.any(Number),
      Array(4).fill(true),
      ['confirm', 'decline'],
    ]);
    const answer = await answerRequest('confirm', { version, message: 'Těšíme se.' });
    expect(answer.statusCode).toBe(200);
    expect(await listStatuses()).toEqual(Array(4).fill('confirmed'));
    const mails = await deliver();
    expect(toAddressed(mails)).toHaveLength(2);
    expect(mails.find(({ to }) => to === email)?.text).toContain('Těšíme se.');
    expect(mails.map(countEvents)).toEqual([4, 4]);
  });

  it('refuses an answer to other dates than those seen', async () => {
    const { series } = await create();
    const { version } = await getRequest();
    const [first] = series.dates;
    await calls.send(
      'DELETE',
      `reservations/${first?.id}/guest`,
      {},
      { token: getToken(first?.guest_url ?? ''), apply_to: 'this' },
    );
    expect(toOutcome(await answerRequest('confirm', { version }))).toEqual([409, 'RESERVATION_CHANGED']);
    expect(await listStatuses()).toEqual(['cancelled', 'pending', 'pending', 'pending']);
    const fresh = await getRequest();
    expect((await answerRequest('confirm', { version: fresh.version })).statusCode).toBe(200);
    expect(await listStatuses()).toEqual(['cancelled', 'confirmed', 'confirmed', 'confirmed']);
  });

  it('confirms nothing when a connected calendar has an event, and shows it before', async () => {
    await create();
    const em = test.orm.em.fork();
    const feed = em.create(CalendarFeed, {
      space: space.id,
      name: 'Kalendář',
      url: 'https://kalendar.example/a',
    } as never);
    await em.flush();
    em.create(BlockedSlot, {
      space: space.id,
      startsAt: new Date('2027-03-17T18:00:00Z'),
      endsAt: new Date('2027-03-17T20:00:00Z'),
      reason: '',
      feedId: feed.id,
      feedKey: 'a',
    } as never);
    await em.flush();
    const { version, dates } = await getRequest();
    expect(dates.map(({ conflict }) => conflict)).toEqual([false, true, false, false]);
    const answer = await answerRequest('confirm', { version });
    expect(toOutcome(answer)).toEqual([409, 'CALENDAR_CONFLICT']);
    expect(answer.json()).toMatchObject({ dates: ['2027-03-17'] });
    expect(await listStatuses()).toEqual(Array(4).fill('pending'));
  });

  it('tells how many people of the waiting list do not get the time', async () => {
    await create();
    await test.orm.em.getConnection().execute(
      `insert into waitlist (space_id, starts_at, ends_at, guests, name, email, state)
       values (?, '2027-03-17T17:00Z', '2027-03-17T18:00Z', 2, 'Eva', 'eva@host.example', 'waiting')`,
      [space.id],
    );
    expect((await getRequest()).waiting_people).toBe(1);
  });

  it('is closed once answered', async () => {
    await create();
    const { version } = await getRequest();
    await answerRequest('confirm', { version });
    const after = await getRequest();
    expect(after.allowed_actions).toEqual([]);
    expect(toOutcome(await answerRequest('confirm', { version: after.version }))).toEqual([
      409,
      'RESERVATION_CLOSED',
    ]);
  });

  it('is not found by other owners', async () => {
    await create();
    const stranger = await calls.signInOwner(await test.make.space({ withoutPhoto: true }));
    expect((await answerRequest('confirm', { version: 1 }, stranger)).statusCode).toBe(404);
    const seriesId = await getSeriesId();
    expect((await calls.send('GET', `series/${seriesId}/request`, stranger)).statusCode).toBe(404);
  });
});

describe('POST /api/series/{id}/decline', () => {
  it('declines all dates with one mail that contains the reason', async () => {
    await create();
    await deliver();
    const { version } = await getRequest();
    expect(toOutcome(await answerRequest('decline', { version }))).toEqual([422, 'REASON_REQUIRED']);
    const answer = await answerRequest('decline', { version, reason: 'Rekonstrukce.', cancel_code: 'other' });
    expect(answer.statusCode).toBe(200);
    expect((await listRows()).map(({ status, cancelCode }) => [status, cancelCode])).toEqual(
      Array(4).fill(['cancelled', 'other']),
    );
    const mails = await deliver();
    expect(toAddressed(mails)).toHaveLength(2);
    expect(mails.find(({ to }) => to === email)?.text).toContain('Rekonstrukce.');
  });
});

describe('the guest’s page of a series', () => {
  it('shows all dates with their states', async () => {
    const created = await create();
    const { series } = await getGuestPage(created);
    expect(series?.dates.map(({ status, can_cancel }) => [status, can_cancel])).toEqual(
      Array(4).fill(['pending', true]),
    );
    expect(series).toEqual(created.series);
  });

  it('cancels one date by its own link', async () => {
    const created = await create();
    const second = created.series.dates[1];
    const token = getToken(second?.guest_url ?? '');
    await calls.send('DELETE', `reservations/${second?.id}/guest`, {}, { token, apply_to: 'this' });
    const { series } = await getGuestPage(created);
    expect(series?.dates.map(({ status }) => status)).toEqual(['pending', 'cancelled', 'pending', 'pending']);
  });

  it('cancels all dates that have not begun with one mail to each side', async () => {
    const created = await create();
    await answerRequest('confirm', { version: (await getRequest()).version });
    await deliver();
    setNow('2027-03-12T09:00:00.000Z');
    const { id, guest_url } = created.reservation;
    const answer = await calls.send(
      'DELETE',
      `reservations/${id}/guest/series`,
      {},
      { token: getToken(guest_url) },
    );
    expect(answer.statusCode).toBe(200);
    expect(await listStatuses()).toEqual(['confirmed', 'cancelled', 'cancelled', 'cancelled']);
    expect(toAddressed(await deliver())).toEqual([
      'guest: Zrušili jste rezervaci',
      'owner: Host zrušil rezervaci',
    ]);
  });

  it('needs the token of one of the dates', async () => {
    const { reservation } = await create();
    const answer = await calls.send(
      'DELETE',
      `reservations/${reservation.id}/guest/series`,
      {},
      { token: 'nonsense' },
    );
    expect(answer.statusCode).toBe(404);
    expect(await listStatuses()).toEqual(Array(4).fill('pending'));
  });

  it('offers one calendar file with all dates', async () => {
    const { reservation } = await create();
    const file = await calls.send(
      'GET',
      `reservations/${reservation.id}/${getToken(reservation.guest_url)}/rezervace.ics`,
    );
    expect(file.body.split('BEGIN:VEVENT')).toHaveLength(5);
  });
});
