import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import ICAL from 'ical.js';
import { freePort } from '../../../../../tools/postgres/launcher.ts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { BookingCalls, COLLISIONS_QUERY, slotOn, type Headers } from '../../../../test/bookings.ts';
import { Mailbox } from '../../../../test/mails.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Mail } from '../../../platform/mailer/index.ts';
import { OutboxEvent } from '../../../platform/outbox/index.ts';
import { PersonalDataRegistry } from '../../../platform/privacy/index.ts';
import type { Space } from '../../spaces/index.ts';
import { ReservationExpiryService } from '../reservation-expiry.service.ts';
import { ReservationExpiryJobs } from '../reservation-expiry.jobs.ts';
import type { CreatedReservationDto } from '../reservation.dto.ts';
import { ReservationListeners } from '../mails/reservation.listeners.ts';
import {
  reservationChanged,
  type ReservationStepEvent,
  proposalChanged,
  type ProposalEvent,
} from '../reservation.events.ts';
import { Reservation } from '../reservation.entity.ts';
import { ChangeProposal } from '../change-proposal.entity.ts';
import { ChangeProposalListeners } from './change-proposal.listeners.ts';

const NOW = '2027-02-01T09:00:00.000Z';
const DAY = '2027-03-10';
const OTHER_DAY = '2027-03-17';
const ROUNDS = 6;

let test: TestApp;
let calls: BookingCalls;
let mailbox: Mailbox;
let space: Space;
let other: Space;
let owner: Headers;

beforeAll(async () => {
  test = await createTestApp({ MAIL_CATCHER_PORT: String(await freePort()) });
  calls = new BookingCalls(test);
  mailbox = new Mailbox(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  await execute(`update change_proposal set state = 'withdrawn' where state = 'open'`);
  await execute('update outbox_event set relayed_at = now() where relayed_at is null');
  space = await test.make.space({ withoutPhoto: true, name: 'Zrcadlový sál' });
  other = await test.make.space({ building: space.building, withoutPhoto: true, name: 'Velký sál' });
  await setNow(NOW);
});
afterEach(() => {
  jest.restoreAllMocks();
});

async function setNow(instant: string): Promise<void> {
  jest.spyOn(test.app.get(Clock), 'now').mockImplementation(() => new Date(instant));
  owner = await calls.signInOwner(space);
}
const getToken = ({ guest_url }: CreatedReservationDto): string => guest_url.split('#token=').at(-1) ?? '';

async function createConfirmed(): Promise<CreatedReservationDto> {
  const booked = await calls.bookSuccessfully(space, slotOn(DAY));
  await calls.send('POST', `reservations/${booked.id}/confirm`, owner);
  return booked;
}
/** Proposes another space and day; returns the proposal's id. */
async function propose(booked: CreatedReservationDto, more: object = {}): Promise<number> {
  const answer = await calls.send('POST', `reservations/${booked.id}/changes`, owner, {
    sequence: 1,
    space_id: other.id,
    ...slotOn(OTHER_DAY),
    price: 1500,
    ...more,
  });
  return answer.json<{ proposal: { id: number } }>().proposal.id;
}
const accept = (booked: CreatedReservationDto, proposalId: number) =>
  calls.send(
    'POST',
    `reservations/${booked.id}/guest/proposal`,
    {},
    { token: getToken(booked), proposal_id: proposalId, answer: 'accept' },
  );
const proposal = (id: number): Promise<ChangeProposal> =>
  test.orm.em.fork().findOneOrFail(ChangeProposal, { id });
const execute = <T>(sql: string, values: unknown[] = []): Promise<T[]> =>
  test.orm.em.fork().getConnection().execute(sql, values);

/** Handles pending reservation events twice each and returns the mails. */
async function deliverMails(): Promise<Mail[]> {
  const em = test.orm.em.fork();
  const events = await em.find(
    OutboxEvent,
    { name: { $in: [reservationChanged.name, proposalChanged.name] }, relayedAt: null },
    { orderBy: { id: 'asc' } },
  );
  const [steps, proposals] = [test.app.get(ReservationListeners), test.app.get(ChangeProposalListeners)];
  for (const { name, payload } of [...events, ...events]) {
    await test.app.get(UnitOfWork).runInOwnContext(async () => {
      const listeners =
        name === reservationChanged.name ? [steps.mailGuest.bind(steps), steps.mailOwner.bind(steps)] : [];
      for (const listener of listeners) await listener(payload as ReservationStepEvent);
      if (name === proposalChanged.name) {
        await proposals.mailGuest(payload as ProposalEvent);
        await proposals.mailOwner(payload as ProposalEvent);
      }
    });
  }
  await execute('update outbox_event set relayed_at = now() where relayed_at is null and name = any(?)', [
    `{${reservationChanged.name},${proposalChanged.name}}`,
  ]);
  return mailbox.deliver();
}
const toSubjects = (mails: readonly Mail[]): string[] =>
  mails.map(
    ({ to, subject }) =>
      `${to === 'jana@prostora.test' ? 'guest' : 'owner'}: ${subject.split(': ')[0]?.replaceAll('\u00a0', ' ')}`,
  );
const parseEvent = ({ attachments = [] }: Mail): Record<string, string> => {
  const calendar = ICAL.Component.fromString(Buffer.from(attachments[0]?.content ?? '').toString());
  const event = calendar.getFirstSubcomponent('vevent');
  return {
    method: String(calendar.getFirstPropertyValue('method')),
    ...Object.fromEntries(
      ['uid', 'sequence', 'status', 'dtstart'].map((name) => [
        name,
        String(event?.getFirstPropertyValue(name)),
      ]),
    ),
  };
};

describe('concurrent decisions', () => {
  it('accept a proposal once when sent twice', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const booked = await createConfirmed();
      const id = await propose(booked, { ...slotOn(`2027-04-${10 + round}`) });
      const answers = await Promise.all([accept(booked, id), accept(booked, id)]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      expect(await test.orm.em.fork().findOneOrFail(Reservation, { id: booked.id })).toMatchObject({
        sequence: 2,
        space: { id: other.id },
      });
      await calls.send('DELETE', `reservations/${booked.id}`, owner, { reason: 'Další kolo' });
    }
  });

  it('never double-book a slot with competing bookings and cancellations', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const booked = await createConfirmed();
      const id = await propose(booked, slotOn(`2027-05-${10 + round}`));
      const answers = await Promise.all([
        accept(booked, id),
        calls.book(other, slotOn(`2027-05-${10 + round}`, 11, 13)),
        calls.book(space, slotOn(DAY, 11, 13)),
        calls.send('DELETE', `reservations/${booked.id}`, owner, { reason: 'Havárie vody' }),
      ]);
      expect(
        answers.map(({ statusCode }) => statusCode).filter((status) => ![200, 201, 409].includes(status)),
      ).toEqual([]);
      expect(answers[3]?.statusCode).toBe(200);
      expect(await execute(COLLISIONS_QUERY)).toEqual([]);
      expect(await execute('select 1 from occupancy where reservation_id = ?', [booked.id])).toEqual([]);
      expect((await proposal(id)).state).toMatch(/^(?:accepted|withdrawn)$/u);
      const taken = answers
        .slice(1, 3)
        .filter(({ statusCode }) => statusCode === 201)
        .map((answer) => answer.json<{ reservation: { id: number } }>().reservation.id);
      await execute(`update reservation set status = 'cancelled' where id = any(?)`, [
        `{${taken.join(',')}}`,
      ]);
    }
  });

  it('do not deadlock when two halls exchange bookings', async () => {
    const [one, two] = [await createConfirmed(), await calls.bookSuccessfully(other, slotOn(DAY))];
    await calls.send('POST', `reservations/${two.id}/confirm`, owner);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_none, index) => {
        const [booked, target] = index % 2 === 0 ? [one, other] : [two, space];
        return calls.send('POST', `reservations/${booked.id}/changes`, owner, {
          sequence: 1,
          space_id: target.id,
          ...slotOn('2027-06-01', 8 + index, 9 + index),
        });
      }),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 12 }, () => 200));
    expect(
      await execute(
        `select reservation_id from change_proposal where state = 'open' and reservation_id = any(?)`,
        [`{${one.id},${two.id}}`],
      ),
    ).toHaveLength(2);
  });
});

describe('an unanswered proposal', () => {
  it('is expired once by the worker and its author is notified', async () => {
    const id = await propose(await createConfirmed());
    await deliverMails();
    await setNow('2027-02-03T08:59:59Z');
    await test.app.get(UnitOfWork).runInOwnContext(() => test.app.get(ReservationExpiryJobs).expire());
    expect((await proposal(id)).state).toBe('open');
    await setNow('2027-02-03T09:00:00Z');
    await Promise.all([
      test.app.get(ReservationExpiryService).expireProposals(),
      test.app.get(ReservationExpiryService).expireProposals(),
    ]);
    expect(await proposal(id)).toMatchObject({
      state: 'expired',
      decidedAt: new Date('2027-02-03T09:00:00Z'),
    });
    expect(await execute('select 1 from occupancy where proposal_id = ?', [id])).toEqual([]);
    expect(toSubjects(await deliverMails())).toEqual(['owner: Host na návrh neodpověděl']);
  });

  it('frees its slot without a worker', async () => {
    const id = await propose(await createConfirmed());
    await setNow('2027-02-03T09:00:00Z');
    expect((await calls.book(other, slotOn(OTHER_DAY, 11, 13))).statusCode).toBe(201);
    expect((await proposal(id)).state).toBe('expired');
  });
});

describe('database triggers', () => {
  it('close the proposal of a reservation cancelled by a former release', async () => {
    const booked = await createConfirmed();
    const id = await propose(booked);
    await execute(`update reservation set status = 'cancelled', cancelled_at = ? where id = ?`, [
      NOW,
      booked.id,
    ]);
    expect(await proposal(id)).toMatchObject({ state: 'withdrawn', decidedAt: new Date(NOW) });
    expect(await execute('select 1 from occupancy where reservation_id = ?', [booked.id])).toEqual([]);
  });

  it('occupy spaces that start to share the floor of a proposed one', async () => {
    const id = await propose(await createConfirmed());
    const part = await test.make.space({ building: space.building, withoutPhoto: true });
    await execute('insert into space_overlap (space_id, other_id) values (?, ?)', [other.id, part.id]);
    expect(
      await execute('select 1 from occupancy where proposal_id = ? and resource < 0', [id]),
    ).toHaveLength(1);
    expect((await calls.book(part, slotOn(OTHER_DAY))).statusCode).toBe(409);
  });
});

describe('mails about a change', () => {
  it('show both versions to both sides and attach the accepted event', async () => {
    const booked = await createConfirmed();
    await deliverMails();
    const id = await propose(booked, { message: 'Malíři končí až večer.' });
    const [asked, ...others] = await deliverMails();
    expect(others).toEqual([]);
    const text = asked?.text.replaceAll('\u00a0', ' ') ?? '';
    expect(asked && toSubjects([asked])).toEqual(['guest: Návrh změny rezervace']);
    expect(text).toContain('Domluveno:\nProstor: Zrcadlový sál');
    expect(text).toContain('Termín: středa 10. 3. 2027, 11:00–13:00');
    expect(text).toContain('Návrh:\nProstor: Velký sál');
    expect(text).toContain('Termín: středa 17. 3. 2027, 11:00–13:00\nPočet hostů: 20\nCena: 1 500 Kč');
    expect(text).toContain('> Malíři končí až večer.');
    expect(text).toContain('držíme do 3. 2. 2027 10:00');
    expect(asked?.attachments).toEqual([]);
    await accept(booked, id);
    const mails = await deliverMails();
    expect(toSubjects(mails)).toEqual(['guest: Změna je domluvená', 'owner: Host změnu přijal']);
    const event = {
      method: 'REQUEST',
      uid: `reservation-${booked.id}@localhost`,
      sequence: '2',
      status: 'CONFIRMED',
      dtstart: '2027-03-17T10:00:00Z',
    };
    expect(mails.map(parseEvent)).toEqual([event, event]);
    for (const mail of mails)
      expect(mail.text.replaceAll('\u00a0', ' ')).toMatch(
        /Původně:\nProstor: Zrcadlový sál[\s\S]*Nově:\nProstor: Velký sál/u,
      );
  });

  it('update the owner’s calendar also after the owner’s own steps', async () => {
    const booked = await createConfirmed();
    await calls.send('POST', `reservations/${booked.id}/changes`, owner, { sequence: 1, price: 1 });
    await calls.send('POST', `reservations/${booked.id}/changes`, owner, {
      sequence: 1,
      number_of_guests: 5,
    });
    await calls.send('DELETE', `reservations/${booked.id}`, owner, { reason: 'Havárie vody' });
    const toOwner = (await deliverMails()).filter(({ to }) => to !== 'jana@prostora.test');
    expect(toSubjects(toOwner)).toEqual([
      'owner: Nová žádost o rezervaci',
      'owner: Potvrdili jste rezervaci',
      'owner: Změna rezervace',
      'owner: Zrušili jste rezervaci',
    ]);
    const last = toOwner.at(-1);
    expect(last && parseEvent(last)).toMatchObject({
      method: 'CANCEL',
      uid: `reservation-${booked.id}@localhost`,
      sequence: '3',
      status: 'CANCELLED',
    });
  });

  describe('tell what changes', () => {
    const propose = async (booked: CreatedReservationDto, payload: object): Promise<string> => {
      await deliverMails();
      const { sequence } = await test.orm.em.fork().findOneOrFail(Reservation, { id: booked.id });
      await calls.send('POST', `reservations/${booked.id}/changes`, owner, { sequence, ...payload });
      return toGuestText(await deliverMails());
    };
    const toGuestText = (mails: readonly Mail[]): string =>
      mails
        .filter(({ to }) => to === 'jana@prostora.test')
        .map(({ subject, text }) => `${subject}\n${text}`)
        .join('\n')
        .replaceAll('\u00a0', ' ');

    it.each<[string, object, RegExp, RegExp]>([
      [
        'another time',
        slotOn(OTHER_DAY),
        /^Návrh jiného termínu: Zrc/u,
        /jiný termín\..*Nový termín držíme/u,
      ],
      ['a price', { price: 5000 }, /^Návrh jiné ceny: Zrc/u, /jinou cenu\..*Odpovědět můžete do/u],
      ['guests', { number_of_guests: 30 }, /^Návrh jiného počtu hostů: Zrc/u, /Odpovědět můžete do/u],
      ['several', { ...slotOn(OTHER_DAY), price: 5000 }, /^Návrh změny rezervace: Zrc/u, /změnu rezervace/u],
    ])('in a proposal of %s', async (_name, payload, subject, text) => {
      const mail = await propose(await createConfirmed(), { ...payload, message: 'Kvůli malířům.' });
      expect(mail).toMatch(subject);
      expect(mail).toMatch(text);
      expect(mail).toMatch(/Vzkaz majitele:\s+> Kvůli malířům\./u);
      expect(mail.includes('Nový termín')).toBe('start_datetime' in payload);
    });

    it('in the first price of a request, without an agreement, and keeps its message', async () => {
      const booked = await calls.bookSuccessfully(space, slotOn(DAY));
      await deliverMails();
      const confirmation = { price: 9000, message: 'V ceně je i úklid.' };
      await calls.send('POST', `reservations/${booked.id}/confirm`, owner, confirmation);
      const mail = toGuestText(await deliverMails());
      expect(mail).toMatch(/^Cena pro vaši žádost: Zrc/u);
      expect(mail).toMatch(/rád potvrdí za cenu 9 000 Kč\..*Odpovědět můžete do/u);
      expect(mail).toMatch(/Vzkaz majitele:\s+> V ceně je i úklid\./u);
      expect(mail).not.toMatch(/domluv|nový termín|změn/iu);
      const { id } = await test.orm.em
        .fork()
        .findOneOrFail(ChangeProposal, { reservation: booked.id, state: 'open' });
      expect((await accept(booked, id)).json()).toMatchObject({
        reservation: { status: 'confirmed', price: 9000, host_message: 'V ceně je i úklid.' },
      });
    });

    it('when a request changes at once, with the messages of gathered changes', async () => {
      const booked = await calls.bookSuccessfully(space, slotOn(DAY));
      await deliverMails();
      const change = (payload: object) =>
        calls.send('POST', `reservations/${booked.id}/changes`, owner, payload);
      await change({ sequence: 0, price: 2000, message: 'Cena je i s úklidem.' });
      const priced = toGuestText(await deliverMails());
      expect(priced).toMatch(/^Cena vaší žádosti: Zrc/u);
      expect(priced).toMatch(/určil cenu vaší žádosti: 2 000 Kč\.\s+Žádost tím ještě není potvrzená\./u);
      expect(priced).toMatch(/Vzkaz majitele:\s+> Cena je i s úklidem\./u);
      expect(priced).not.toMatch(/domluv/iu);
      await change({ sequence: 1, number_of_guests: 30 });
      await change({ sequence: 2, ...slotOn(OTHER_DAY), message: 'Ve středu malujeme.' });
      const moved = toGuestText(await deliverMails());
      expect(moved).toMatch(/upravil vaši žádost/u);
      expect(moved).toMatch(/Ve středu malujeme\./u);
      expect(await test.orm.em.fork().findOneOrFail(Reservation, { id: booked.id })).toMatchObject({
        hostMessage: 'Cena je i s úklidem.\n\nVe středu malujeme.',
        priceHaler: 200_000,
      });
    });

    it('quoting the message of a guest whose change applies at once', async () => {
      const booked = await createConfirmed();
      await deliverMails();
      const payload = {
        token: getToken(booked),
        sequence: 1,
        number_of_guests: 10,
        message: 'Nepřijede autobus.',
      };
      await calls.send('POST', `reservations/${booked.id}/guest/changes`, {}, payload);
      const [mail] = (await deliverMails()).filter(({ to }) => to !== 'jana@prostora.test');
      expect(mail?.text).toMatch(/Nepřijede autobus\./u);
      const { notes } = await test.orm.em.fork().findOneOrFail(Reservation, { id: booked.id });
      expect(notes).toMatch(/Nepřijede autobus\.$/u);
    });

    it('carry the message of a proposal to the one that replaces it', async () => {
      const booked = await createConfirmed();
      await propose(booked, { ...slotOn(OTHER_DAY), message: 'Kvůli malířům.' });
      expect(await propose(booked, slotOn(OTHER_DAY, 14, 16))).toMatch(/Kvůli malířům\./u);
    });
  });

  it('mark estimated prices in each version', async () => {
    const booked = await calls.bookSuccessfully(space, slotOn(DAY));
    await calls.send('POST', `reservations/${booked.id}/changes`, owner, {
      sequence: 0,
      ...slotOn(DAY, 10, 14),
      use_list_price: true,
    });
    const pricesIn = ({ text }: Mail): string[] =>
      text.replaceAll('\u00a0', ' ').match(/(?<=^Cena: ).*$/gmu) ?? [];
    const changed = (await deliverMails()).filter(({ subject }) => subject.startsWith('Změna rezervace'));
    expect(changed.map(pricesIn)).toEqual([
      ['orientačně 3 000 Kč', 'orientačně 6 000 Kč'],
      ['orientačně 3 000 Kč', 'orientačně 6 000 Kč'],
    ]);
    await calls.send('POST', `reservations/${booked.id}/confirm`, owner, { price: 3000 });
    await deliverMails();
    const payload = { token: getToken(booked), sequence: 2, ...slotOn(OTHER_DAY, 10, 14) };
    const wish = (await calls.send('POST', `reservations/${booked.id}/guest/changes`, {}, payload)).json<{
      proposal: { id: number };
    }>();
    expect((await deliverMails()).map(pricesIn)).toEqual([['3 000 Kč', '3 000 Kč']]);
    await calls.send('POST', `reservations/${booked.id}/proposal/accept`, owner, {
      proposal_id: wish.proposal.id,
    });
    expect((await deliverMails()).map(pricesIn)).toEqual([
      ['3 000 Kč', '3 000 Kč'],
      ['3 000 Kč', '3 000 Kč'],
    ]);
  });

  it('form one mail thread per reservation', async () => {
    const booked = await createConfirmed();
    const mails = await deliverMails();
    expect(mails.length).toBeGreaterThan(2);
    expect(new Set(mails.map(({ thread }) => thread))).toEqual(new Set([`reservation-${booked.id}`]));
    expect(new Set(mails.map(({ id }) => id)).size).toBe(mails.length);
  });

  it('notify the host of a guest’s proposal and the guest of its end', async () => {
    const booked = await createConfirmed();
    await deliverMails();
    const wish = (more: object) =>
      calls.send(
        'POST',
        `reservations/${booked.id}/guest/changes`,
        {},
        { token: getToken(booked), sequence: 1, ...slotOn(OTHER_DAY), ...more },
      );
    const first = (await wish({ message: 'Stihneme to?' })).json<{ proposal: { id: number } }>().proposal.id;
    expect(toSubjects(await deliverMails())).toEqual(['owner: Host žádá o změnu']);
    await calls.send('POST', `reservations/${booked.id}/proposal/decline`, owner, {
      proposal_id: first,
      reason: 'Máme svatbu.',
    });
    const [declined] = await deliverMails();
    expect(declined && toSubjects([declined])).toEqual(['guest: Změnu nejde přijmout']);
    expect(declined?.text).toContain('> Máme svatbu.');
    await wish({});
    await deliverMails();
    await setNow('2027-02-05T09:00:00Z');
    await test.app.get(ReservationExpiryService).expireProposals();
    expect(toSubjects(await deliverMails())).toEqual(['guest: Na žádost o změnu nikdo neodpověděl']);
  });

  it('are sent to both addresses after a correction, the link only to the new one', async () => {
    const booked = await createConfirmed();
    await deliverMails();
    await calls.send('POST', `reservations/${booked.id}/changes`, owner, {
      sequence: 1,
      customer_email: 'spravna@prostora.test',
    });
    const mails = await deliverMails();
    const [former, next] = ['jana@prostora.test', 'spravna@prostora.test'].map((address) =>
      mails.find(({ to }) => to === address),
    );
    expect(former?.subject).toMatch(/^Odkaz na rezervaci už neplatí/u);
    expect([former?.text.includes('/rezervace/'), former?.attachments]).toEqual([false, []]);
    const token = /\/rezervace\/\d+#token=([\w-]{43})/u.exec(next?.text ?? '')?.[1] ?? '';
    expect((await calls.send('POST', `reservations/${booked.id}/guest`, {}, { token })).statusCode).toBe(200);
  });
});

describe('personal data in proposals', () => {
  it('are exported to their author and removed with the guest', async () => {
    const guest = await test.make.user();
    const booked = await calls.bookSuccessfully(space, slotOn(DAY), { customer_email: guest.email });
    await calls.send('POST', `reservations/${booked.id}/confirm`, owner);
    const id = await propose(booked, { message: 'Píše majitel.' });
    await calls.send(
      'POST',
      `reservations/${booked.id}/guest/proposal`,
      {},
      { token: getToken(booked), proposal_id: id, answer: 'decline', reason: 'Píše host.' },
    );
    const data = test.app.get(PersonalDataRegistry);
    const person = { userId: guest.id, customerId: null, email: guest.email, ownsEmail: true };
    const exported = JSON.stringify(
      (await test.app.get(UnitOfWork).runInOwnContext(() => data.export(person)))['reservations'],
    );
    expect([exported.includes('Píše host.'), exported.includes('Píše majitel.')]).toEqual([true, false]);
    await calls.send('DELETE', `reservations/${booked.id}`, owner, { reason: 'Havárie vody' });
    await test.app
      .get(UnitOfWork)
      .runInOwnContext(() => test.app.get(UnitOfWork).run(() => data.erase(person)));
    expect(await proposal(id)).toMatchObject({ message: null, declineReason: null });
  });
});
