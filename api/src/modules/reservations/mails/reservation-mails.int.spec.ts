import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import ICAL from 'ical.js';
import path from 'node:path';
import { DAY_MS, HOUR_MS } from '@prostora/contracts';
import { freePort } from '../../../../../tools/postgres/launcher.ts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { Mailbox } from '../../../../test/mails.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { SqlPool, UnitOfWork } from '../../../platform/database/index.ts';
import { CaughtMailStore } from '../../../platform/mailer/caught-mail-store.ts';
import type { Attachment, Mail } from '../../../platform/mailer/index.ts';
import { ENCRYPTED_KEY, MailDeliveryService, type MailMessage } from '../../mail/index.ts';
import { PersonalDataRegistry } from '../../../platform/privacy/index.ts';
import type { Space } from '../../spaces/index.ts';
import { ReservationJobs } from '../privacy/reservation.jobs.ts';
import { ReservationLinksService } from '../reservation-links.service.ts';
import { Reservation } from '../reservation.entity.ts';
import { ReservationListeners } from './reservation.listeners.ts';
import type { CancelledBy } from '../reservation.entity.ts';
import type { ReservationStep } from '../reservation.events.ts';

const NOW = new Date('2026-12-01T10:00:00Z');
const FORMER = { starts_at: '2026-12-16T15:00:00.000Z', ends_at: '2026-12-16T22:00:00.000Z' };

let test: TestApp;
let mailbox: Mailbox;
let space: Space;
let ownerEmail: string;

beforeAll(async () => {
  test = await createTestApp({ MAIL_CATCHER_PORT: String(await freePort()) });
  mailbox = new Mailbox(test);
  space = await test.make.space({
    name: 'Sál; <b>„U Lípy“</b>',
    phone: '+420602123456',
    email: 'sal@prostora.test',
  });
  ownerEmail = space.building.customer.user.email;
});
beforeEach(() => {
  setNow(NOW);
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => test.close());

const setNow = (now: Date): void => {
  jest.spyOn(test.app.get(Clock), 'now').mockImplementation(() => now);
};
const sql = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await test.app.get(SqlPool).pool.query<T>(text, values)).rows;
const inJob = <T>(work: () => Promise<T>): Promise<T> => test.app.get(UnitOfWork).runInOwnContext(work);
let day = 0;

/** A reservation on its own day, 16:00–23:00 in Prague. */
async function createReservation(
  given: Partial<Reservation> = {},
  bookedSpace: Space = space,
): Promise<Reservation> {
  const em = test.orm.em.fork();
  const startsAt = given.startsAt ?? new Date(Date.UTC(2026, 11, 17 + (day += 1), 15));
  const endsAt = given.endsAt ?? new Date(startsAt.getTime() + 7 * HOUR_MS);
  const made = em.create(
    Reservation,
    {
      space: bookedSpace.id,
      customerName: 'Jana Nová',
      customerEmail: 'jana@prostora.test',
      customerPhone: '+420777123456',
      numberOfGuests: 80,
      priceHaler: 1_050_000,
      createdAt: NOW,
      expiresAt: given.status === 'confirmed' ? null : new Date(NOW.getTime() + 72 * HOUR_MS),
      ...given,
      startsAt,
      endsAt,
      heldFrom: startsAt,
      heldUntil: endsAt,
    } as never,
    { partial: true },
  );
  await em.flush();
  return made;
}
/** Mails to both sides about a step whose event is handled twice. */
async function notify(
  { id, sequence }: Reservation,
  step: ReservationStep,
  by: CancelledBy,
  former: typeof FORMER | null = null,
): Promise<Mail[]> {
  const listeners = test.app.get(ReservationListeners);
  const event = { reservation_id: id, step, by, sequence, former };
  for (let time = 0; time < 2; time += 1) {
    await inJob(() => listeners.mailGuest(event));
    await inJob(() => listeners.mailOwner(event));
  }
  return mailbox.deliver();
}
const summary = (mails: readonly Mail[]): object[] =>
  mails.map(({ to, subject, attachments = [] }) => ({
    to,
    subject: subject.split(': ')[0]?.replaceAll('\u00a0', ' '),
    event: attachments.map(({ method }) => method),
  }));
const parseEvent = ({ attachments = [] }: Mail): ICAL.Component =>
  ICAL.Component.fromString(Buffer.from((attachments[0] as Attachment).content).toString());
const getValue = (calendar: ICAL.Component, name: string): string =>
  String(calendar.getFirstSubcomponent('vevent')?.getFirstPropertyValue(name));

describe('the mail about a request', () => {
  it('tells the guest number, place, people, price, address and the public contact', async () => {
    const reservation = await createReservation({});
    const [toGuest] = await notify(reservation, 'requested', 'guest');
    const text = toGuest?.text.replaceAll('\u00a0', ' ') ?? '';
    for (const line of [`Číslo rezervace: ${reservation.id}`, 'Počet hostů: 80', 'Cena: 10 500 Kč'])
      expect(text.split('\n')).toContain(line);
    expect(text).toMatch(/^Prostor: .+\nTermín: .+$/mu);
    expect(text).toMatch(/^Adresa: .+\nTelefon: .+$/mu);
  });
});

describe('mails about a step of a reservation', () => {
  const guest = 'jana@prostora.test';
  const pending = {};
  const confirmed = { status: 'confirmed' as const };
  const over = { status: 'cancelled' as const, cancelReason: 'Havárie vody' };
  it.each<
    [ReservationStep, CancelledBy, Partial<Reservation>, string | null, string | null, 'REQUEST' | 'CANCEL']
  >([
    ['requested', 'guest', pending, 'Žádost o rezervaci', 'Nová žádost o rezervaci', 'REQUEST'],
    ['booked', 'guest', confirmed, 'Rezervace je potvrzená', 'Nová rezervace', 'REQUEST'],
    ['confirmed', 'owner', confirmed, 'Rezervace je potvrzená', 'Potvrdili jste rezervaci', 'REQUEST'],
    ['confirmed', 'guest', confirmed, 'Rezervace je potvrzená', 'Rezervace je potvrzená', 'REQUEST'],
    ['confirmed', 'operator', confirmed, 'Rezervace je potvrzená', 'Rezervace je potvrzená', 'REQUEST'],
    ['moved', 'owner', confirmed, 'Nový termín rezervace', 'Přesunuli jste rezervaci', 'REQUEST'],
    ['changed', 'owner', confirmed, 'Změna rezervace', 'Změna rezervace', 'REQUEST'],
    ['changed', 'operator', confirmed, 'Změna rezervace', 'Změna rezervace', 'REQUEST'],
    ['changed', 'guest', confirmed, 'Změna rezervace', 'Host upravil rezervaci', 'REQUEST'],
    ['readdressed', 'owner', confirmed, 'Vaše rezervace', 'Opravený kontakt na hosta', 'REQUEST'],
    ['moved', 'operator', confirmed, 'Nový termín rezervace', 'Nový termín rezervace', 'REQUEST'],
    ['refused', 'owner', over, 'Rezervaci bohužel nejde přijmout', 'Odmítli jste žádost', 'CANCEL'],
    ['cancelled', 'owner', over, 'Rezervace je zrušená', 'Zrušili jste rezervaci', 'CANCEL'],
    ['cancelled', 'operator', over, 'Rezervace je zrušená', 'Rezervace je zrušená', 'CANCEL'],
    ['cancelled', 'guest', over, 'Zrušili jste rezervaci', 'Host zrušil rezervaci', 'CANCEL'],
    [
      'expired',
      'system',
      over,
      'Žádost o rezervaci skončila bez odpovědi',
      'Žádost o rezervaci skončila bez odpovědi',
      'CANCEL',
    ],
  ])('are sent once to each side for %s by the %s', async (step, by, given, toGuest, toOwner, method) => {
    const mails = await notify(await createReservation({ ...given, sequence: 3 }), step, by, FORMER);
    expect(summary(mails)).toEqual([
      ...(toGuest ? [{ to: guest, subject: toGuest, event: [method] }] : []),
      ...(toOwner ? [{ to: ownerEmail, subject: toOwner, event: [method] }] : []),
    ]);
  });

  it('tell of the owner’s own booking in one mail with all its dates, and of its expiry nothing', async () => {
    const own = { source: 'owner' as const, status: 'confirmed' as const };
    const [first, second] = [await createReservation(own), await createReservation(own)];
    const listeners = test.app.get(ReservationListeners);
    const event = { by: 'owner' as const, sequence: 0, former: null };
    const send = (one: Reservation, more: object, step: ReservationStep = 'booked'): Promise<void> =>
      inJob(() => listeners.mailGuest({ ...event, ...more, reservation_id: one.id, step }));
    await send(second, {});
    await send(second, {}, 'expired');
    expect(await mailbox.deliver()).toEqual([]);
    await send(first, { notified_with: [second.id] });
    const [mail, ...others] = await mailbox.deliver();
    expect(others).toEqual([]);
    expect(mail?.text).toMatch(/Termín: 2.termíny, seznam je níže[^]*Termíny:/u);
    expect(mail?.text.replaceAll('\u00a0', ' ')).toContain('Cena: 21 000 Kč');
    expect(mail?.attachments).toHaveLength(1);
  });

  it('form one thread per side and carry one event with a growing sequence', async () => {
    const made = await createReservation(confirmed);
    const mails: Mail[] = [];
    const steps = [
      ['booked', 'guest'],
      ['moved', 'owner'],
      ['changed', 'owner'],
    ] as const;
    for (const [sequence, [step, by]] of steps.entries()) {
      await sql('update reservation set sequence = $1 where id = $2', [sequence, made.id]);
      mails.push(...(await notify({ ...made, sequence } as Reservation, step, by, FORMER)));
    }
    for (const address of [guest, ownerEmail]) {
      const theirs = mails.filter(({ to }) => to === address);
      expect(theirs).toHaveLength(3);
      expect(theirs.map(({ thread }) => thread)).toEqual(theirs.map(() => `reservation-${made.id}`));
      expect(new Set(theirs.map(({ id }) => id)).size).toBe(3);
      const events = theirs.map((mail) => parseEvent(mail));
      expect(new Set(events.map((event) => getValue(event, 'uid'))).size).toBe(1);
      expect(getValue(events[0] as ICAL.Component, 'uid')).toMatch(
        new RegExp(`^reservation-${made.id}@`, 'u'),
      );
      expect(events.map((event) => getValue(event, 'sequence'))).toEqual(['0', '1', '2']);
    }
  });

  it('contain Prague time, price and reason, and reply to the other side', async () => {
    const made = await createReservation({
      ...over,
      startsAt: new Date('2027-01-14T19:00:00Z'),
      endsAt: new Date('2027-01-15T01:00:00Z'),
      priceHaler: 0,
    });
    const [toGuest, toOwner] = await notify(made, 'cancelled', 'guest');
    const text = toOwner?.text.replaceAll('\u00a0', ' ') ?? '';
    expect(text).toContain('Termín: čtvrtek 14. 1. 2027 20:00 – pátek 15. 1. 2027 2:00');
    expect(text).toContain('Cena: cena dohodou');
    expect(text).toContain('> Havárie vody');
    expect(text).toContain(`/klient/rezervace?rezervace=${made.id}`);
    expect(toOwner?.html).toContain('Sál; &lt;b&gt;„U Lípy“&lt;/b&gt;');
    expect([toGuest?.replyTo, toOwner?.replyTo]).toEqual(['sal@prostora.test', guest]);
    expect(toGuest?.text).toContain(test.app.get(ReservationLinksService).buildPath(made));
    expect(toGuest?.text).not.toContain('máte účet');
  });

  it('contain address and contact for a confirmed booking', async () => {
    const [mail] = await notify(await createReservation(confirmed), 'confirmed', 'owner');
    expect(mail?.text.replaceAll('\u00a0', ' ')).toContain(
      'Adresa: Dlouhá 1, 602 00 Brno\nTelefon: +420 602 123 456\nE-mail: sal@prostora.test',
    );
  });

  it('contain the slot and price of their own step, even when sent after a later step', async () => {
    const made = await createReservation({ ...confirmed, sequence: 2 });
    const result = {
      starts_at: '2027-02-01T09:00:00.000Z',
      ends_at: '2027-02-01T11:00:00.000Z',
      price_haler: 120_000,
      expires_at: null,
    };
    await inJob(() =>
      test.app.get(ReservationListeners).mailGuest({
        reservation_id: made.id,
        step: 'moved',
        by: 'owner',
        sequence: 1,
        former: FORMER,
        result,
      }),
    );
    const [mail] = await mailbox.deliver();
    expect(mail?.text.replaceAll('\u00a0', ' ')).toContain(
      'Původní termín: středa 16. 12. 2026, 16:00–23:00\nNový termín: pondělí 1. 2. 2027, 10:00–12:00\nPočet hostů: 80\nCena: 1 200 Kč',
    );
  });

  it('reveal the owner’s own address only after confirmation', async () => {
    const quiet = await test.make.space();
    const owned = quiet.building.customer.user.email;
    const addresses = async (given: Partial<Reservation>, step: ReservationStep): Promise<unknown[]> =>
      (await notify(await createReservation(given, quiet), step, 'owner'))
        .filter(({ to }) => to !== owned)
        .map((mail) => [mail.replyTo, JSON.stringify(mail).includes(owned), mail.text.includes('odpovězte')]);
    expect(await addresses({ ...confirmed, confirmedAt: NOW }, 'moved')).toEqual([[owned, true, true]]);
    expect(await addresses({}, 'moved')).toEqual([[undefined, false, false]]);
    expect(await addresses({ status: 'cancelled', cancelReason: 'Nejde to' }, 'refused')).toEqual([
      [undefined, false, false],
    ]);
    expect(await addresses({ ...confirmed, confirmedAt: NOW }, 'confirmed')).toEqual([[owned, true, false]]);
  });

  it('tell a guest that an option was released, not that a request was refused', async () => {
    const option = await createReservation({ source: 'owner', guestNotifiedAt: NOW, status: 'cancelled' });
    const [mail] = await notify(option, 'refused', 'owner');
    expect(mail?.subject).toMatch(/^Termín už pro vás nedržíme: /u);
    expect(mail?.text).not.toMatch(/žádost|přijmout/u);
  });

  it('keep the guest’s link and addresses out of the outbox', async () => {
    const made = await createReservation();
    await inJob(() =>
      test.app
        .get(ReservationListeners)
        .mailGuest({ reservation_id: made.id, step: 'requested', by: 'guest', sequence: 0, former: null }),
    );
    const [row] = await sql<{ payload: { message: object } }>(
      `select payload from outbox_event where name = 'job:send-mail' order by id desc limit 1`,
    );
    expect(row?.payload.message).toEqual({ [ENCRYPTED_KEY]: expect.stringMatching(/^[\w-]+$/u) });
    expect(JSON.stringify(row)).not.toContain(test.app.get(ReservationLinksService).buildToken(made));
    expect(JSON.stringify(row)).not.toContain('sal@prostora.test');
    await mailbox.deliver();
  });

  it('attach the event in its state at sending', async () => {
    const made = await createReservation({ sequence: 1 });
    await inJob(() =>
      test.app
        .get(ReservationListeners)
        .mailGuest({ reservation_id: made.id, step: 'requested', by: 'guest', sequence: 0, former: null }),
    );
    await sql(`update reservation set status = 'cancelled', sequence = 4 where id = $1`, [made.id]);
    const [mail] = await mailbox.deliver();
    const calendar = mail && parseEvent(mail);
    expect(
      calendar && [
        String(calendar.getFirstPropertyValue('method')),
        getValue(calendar, 'uid'),
        getValue(calendar, 'sequence'),
        getValue(calendar, 'status'),
      ],
    ).toEqual(['CANCEL', `reservation-${made.id}@localhost`, '4', 'CANCELLED']);
  });

  it('link the guest’s page to the guest only', async () => {
    const made = await createReservation();
    const [toGuest, toOwner] = await notify(made, 'requested', 'guest');
    const link = test.app.get(ReservationLinksService).buildPath(made);
    expect(toGuest && getValue(parseEvent(toGuest), 'url')).toContain(link);
    expect(toOwner && getValue(parseEvent(toOwner), 'url')).toContain(
      `/klient/rezervace?rezervace=${made.id}`,
    );
    expect(
      JSON.stringify([
        toOwner?.text,
        toOwner?.html,
        toOwner && parseEvent(toOwner).toString().replaceAll('\r\n ', ''),
      ]),
    ).not.toContain(test.app.get(ReservationLinksService).buildToken(made));
    expect(toOwner && getValue(parseEvent(toOwner), 'description')).toContain('jana@prostora.test');
  });

  it('are not sent to anonymized guests and blocked owners', async () => {
    const made = await createReservation({ anonymizedAt: NOW });
    expect(await notify(made, 'cancelled', 'guest')).toEqual([]);
    await sql('update app_user set blocked_at = now() where email = $1', [ownerEmail]);
    expect(summary(await notify(await createReservation(), 'requested', 'guest'))).toMatchObject([
      { to: 'jana@prostora.test' },
    ]);
    await sql('update app_user set blocked_at = null where email = $1', [ownerEmail]);
  });

  it('arrive over SMTP with a parsable iCalendar attachment', async () => {
    const made = await createReservation({
      customerName: 'Jana\r\nATTENDEE:mailto:zly@prostora.test',
      status: 'confirmed',
    });
    await inJob(() =>
      test.app
        .get(ReservationListeners)
        .mailOwner({ reservation_id: made.id, step: 'booked', by: 'guest', sequence: 0, former: null }),
    );
    const [row] = await sql<{ payload: { mail_id: number; message: MailMessage } }>(
      `update outbox_event set relayed_at = now() where relayed_at is null and name = 'job:send-mail' returning payload`,
    );
    if (row)
      await inJob(() =>
        test.app.get(MailDeliveryService).deliver(row.payload.mail_id, row.payload.message, false),
      );
    const [caught] = await new CaughtMailStore(
      path.join(path.dirname(test.database.config.STORAGE_DIR), 'mail'),
    ).list();
    expect(caught?.mail.attachments.map(({ mimeType, method }) => [mimeType, method])).toEqual([
      ['text/calendar', 'REQUEST'],
      ['application/ics', undefined],
    ]);
    for (const part of caught?.mail.attachments ?? []) {
      const calendar = ICAL.Component.fromString(Buffer.from(part.content as ArrayBuffer).toString());
      expect(
        calendar
          .getFirstSubcomponent('vevent')
          ?.getAllProperties('attendee')
          .map((each) => each.getFirstValue()),
      ).toEqual([`mailto:${ownerEmail}`]);
      expect([getValue(calendar, 'status'), getValue(calendar, 'location')]).toEqual([
        'CONFIRMED',
        expect.stringContaining('Sál; <b>„U Lípy“</b>'),
      ]);
    }
    expect(caught?.mail.replyTo?.[0]?.address).toBe('jana@prostora.test');
  });
});

describe('reminders', () => {
  const remind = async (now: Date): Promise<object[]> => {
    setNow(now);
    for (let time = 0; time < 2; time += 1) await inJob(() => test.app.get(ReservationJobs).remind());
    return (await mailbox.deliver()).map(
      ({ to, subject }) => `${to} ${subject.split(': ')[0]}`,
    ) as unknown as object[];
  };
  const hoursBefore = (made: Reservation, hours: number): Date =>
    new Date(made.startsAt.getTime() - hours * HOUR_MS);
  const hoursLater = (hours: number): Date => new Date(NOW.getTime() + hours * HOUR_MS);
  const cancelAll = (): Promise<unknown> => sql(`update reservation set status = 'cancelled'`);

  beforeEach(cancelAll);
  afterAll(cancelAll);

  it('remind a guest once, a day before the start', async () => {
    const made = await createReservation({ status: 'confirmed', confirmedAt: NOW });
    expect(await remind(hoursBefore(made, 24.5))).toEqual([]);
    expect(await remind(hoursBefore(made, 23.9))).toEqual(['jana@prostora.test Brzy se uvidíme']);
    expect(await remind(hoursBefore(made, 10))).toEqual([]);
  });

  it('skip bookings that have begun or were made within the last day', async () => {
    const made = await createReservation({ status: 'confirmed', confirmedAt: NOW });
    expect(await remind(hoursBefore(made, -0.1))).toEqual([]);
    const late = await createReservation({ status: 'confirmed', startsAt: hoursLater(20), confirmedAt: NOW });
    expect(await remind(hoursBefore(late, 10))).toEqual([]);
  });

  it('remind an owner once, six hours before the expiry', async () => {
    await createReservation();
    expect(await remind(hoursLater(24.1))).toEqual([]);
    expect(await remind(hoursLater(65.9))).toEqual([]);
    expect(await remind(hoursLater(66.1))).toEqual([`${ownerEmail} Žádost brzy skončí`]);
    expect(await remind(hoursLater(72.1))).toEqual([]);
  });

  it('do not remind of a request with a short expiry', async () => {
    await createReservation({ expiresAt: hoursLater(5) });
    expect(await remind(hoursLater(1))).toEqual([]);
  });

  it('do not remind of a cancelled reservation', async () => {
    const made = await createReservation({ status: 'cancelled' });
    expect(await remind(hoursBefore(made, 20))).toEqual([]);
    expect(await remind(hoursLater(30))).toEqual([]);
  });
});

describe('GET /api/reservations/:id/:token/rezervace.ics', () => {
  const fetchFile = (id: number, token: string) =>
    test.request({ url: `/api/reservations/${id}/${token}/rezervace.ics` });

  it('returns the file for the token only, with no-store', async () => {
    const made = await createReservation({ status: 'confirmed' });
    const answer = await fetchFile(made.id, test.app.get(ReservationLinksService).buildToken(made));
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'text/calendar; charset=utf-8; method=PUBLISH',
      'no-store',
    ]);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="rezervace.ics"');
    const calendar = ICAL.Component.fromString(answer.body);
    expect([String(calendar.getFirstPropertyValue('method')), getValue(calendar, 'status')]).toEqual([
      'PUBLISH',
      'CONFIRMED',
    ]);
    expect(calendar.getFirstSubcomponent('vevent')?.hasProperty('attendee')).toBe(false);
    for (const [id, token] of [
      [made.id, 'nonsense'],
      [made.id, test.app.get(ReservationLinksService).buildToken({ id: made.id + 1, linkVersion: 0 })],
      [
        made.id + 100_000,
        test.app.get(ReservationLinksService).buildToken({ id: made.id + 100_000, linkVersion: 0 }),
      ],
    ] as const) {
      expect((await fetchFile(id, token)).json()).toMatchObject({ status_code: 404, error_code: 'NOTFOUND' });
    }
  });

  it('returns CANCELLED for a cancelled or expired reservation', async () => {
    for (const given of [{ status: 'cancelled' as const }, { expiresAt: new Date(NOW.getTime() - 1) }]) {
      const made = await createReservation(given);
      expect(
        getValue(
          ICAL.Component.fromString(
            (await fetchFile(made.id, test.app.get(ReservationLinksService).buildToken(made))).body,
          ),
          'status',
        ),
      ).toBe('CANCELLED');
    }
  });
});

describe('personal data of reservations', () => {
  const personal = { customer_name: 'Jana Nová', customer_email: 'jana@prostora.test' };
  const row = async ({ id }: Reservation): Promise<Record<string, unknown> | undefined> =>
    (
      await sql<Record<string, unknown>>(
        `select customer_name, customer_email, customer_phone, notes, title, staff_note, cancel_reason, forgotten_at
         from reservation where id = $1`,
        [id],
      )
    )[0];

  it('are removed a year after the end, with addresses in the mail log', async () => {
    const [old, recent] = [
      await createReservation({
        notes: 'Jsme alergičtí.',
        title: 'Oslava Jany',
        staffNote: 'Jana přijde dřív.',
        cancelReason: 'Jana onemocněla',
      }),
      await createReservation(),
    ];
    await notify(old, 'requested', 'guest');
    await notify(recent, 'requested', 'guest');
    setNow(new Date(old.endsAt.getTime() + 365 * DAY_MS + HOUR_MS));
    await inJob(() => test.app.get(ReservationJobs).anonymize());
    expect(await row(old)).toEqual({
      customer_name: 'Smazáno',
      customer_email: '',
      customer_phone: null,
      notes: '',
      title: '',
      staff_note: '',
      cancel_reason: null,
      forgotten_at: expect.any(Date),
    });
    expect(await row(recent)).toMatchObject({ ...personal, forgotten_at: null });
    const addresses = await sql<{ address: string }>(
      `select address from mail_log where cause like $1 or cause like $2 order by id`,
      [`reservation-${old.id}-%`, `reservation-${recent.id}-%`],
    );
    expect(addresses.map(({ address }) => address)).toEqual(['smazano', 'jana@prostora.test']);
    const token = test.app.get(ReservationLinksService).buildToken(old);
    expect(
      (await test.request({ url: `/api/reservations/${old.id}/${token}/rezervace.ics` })).statusCode,
    ).toBe(404);
    expect(
      (await test.request({ method: 'POST', url: `/api/reservations/${old.id}/guest`, payload: { token } }))
        .statusCode,
    ).toBe(404);
  });

  it('exclude guests from an owner’s export, and erasing the owner anonymizes the guests', async () => {
    const own = await test.make.space();
    const made = await createReservation(
      { status: 'cancelled', ownerNote: 'Zaplaceno předem', title: 'Svatba', staffNote: 'Klíče u baru' },
      own,
    );
    const { customer } = own.building;
    const person = { userId: customer.user.id, customerId: customer.id, email: customer.user.email };
    const exported = await inJob(() => test.app.get(PersonalDataRegistry).export(person));
    expect(exported['reservations']).toMatchObject({
      received: [
        {
          id: made.id,
          price: 10_500,
          owner_note: 'Zaplaceno předem',
          title: 'Svatba',
          staff_note: 'Klíče u baru',
        },
      ],
      made: [],
    });
    expect(JSON.stringify(exported['reservations'])).not.toMatch(/Jana|jana@/u);
    await inJob(() => test.app.get(UnitOfWork).run(() => test.app.get(PersonalDataRegistry).erase(person)));
    expect(await row(made)).toMatchObject({ customer_name: 'Smazáno', customer_email: '' });
  });

  it('include a guest’s bookings once the address is confirmed', async () => {
    const [sure, unsure] = [await test.make.user(), await test.make.user({ emailConfirmedAt: null })];
    const [coming, over, foreign] = [
      await createReservation({ customerEmail: sure.email.toUpperCase() }),
      await createReservation({ customerEmail: sure.email, status: 'cancelled' }),
      await createReservation({ customerEmail: unsure.email, status: 'cancelled' }),
    ];
    const data = test.app.get(PersonalDataRegistry);
    const [one, other] = [sure, unsure].map(({ id, email, emailConfirmedAt }) => ({
      userId: id,
      customerId: null,
      email,
      ownsEmail: emailConfirmedAt !== null,
    }));
    if (!one || !other) throw new Error('missing person');
    expect((await inJob(() => data.export(one)))['reservations']).toMatchObject({
      received: [],
      made: [{ id: coming.id, customer_name: 'Jana Nová' }, { id: over.id }],
    });
    expect((await inJob(() => data.export(other)))['reservations']).toEqual({ received: [], made: [] });
    for (const person of [one, other])
      await inJob(() => test.app.get(UnitOfWork).run(() => data.erase(person)));
    expect(await row(over)).toMatchObject({ customer_name: 'Smazáno' });
    expect([(await row(coming))?.['forgotten_at'], (await row(foreign))?.['forgotten_at']]).toEqual([
      null,
      null,
    ]);
  });
});
