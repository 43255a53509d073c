import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { toPragueDay } from '@prostora/contracts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BookingCalls, slotOn, type Headers } from '../../../test/bookings.ts';
import { Mailbox } from '../../../test/mails.ts';
import { openSession } from '../../../test/access-matrix.fixtures.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { Reservation } from '../reservations/index.ts';
import { ReservationExpiryService } from '../reservations/reservation-expiry.service.ts';
import { ReservationLinksService } from '../reservations/index.ts';
import type { Space } from '../spaces/index.ts';
import { DealAnonymizationService } from './deal-anonymization.service.ts';
import type { CancellationPreviewDto, GuestDealDto } from './deal.dto.ts';
import type { DealDto } from './hosting/deal-hosting.dto.ts';

const NOW = '2027-02-01T09:00:00.000Z';
const DAY = '2027-05-15';
const GUEST = 'katerina@prostora.test';
const TERMS = {
  contract: 'none',
  hold_days: 7,
  payment_grace_days: 2,
  instalments: [
    { kind: 'advance', percent: 30, due: { after_acceptance_days: 7 }, gate: true },
    { kind: 'balance', due: { before_start_days: 14 } },
  ],
  cancellation: {
    steps: [
      { days: 15, percent: 0 },
      { days: 7, percent: 30 },
      { days: 3, percent: 50 },
      { days: 0, percent: 100 },
    ],
  },
};
const NO_GATE = { ...TERMS, instalments: [{ kind: 'balance', due: { before_start_days: 14 } }] };

let test: TestApp;
let calls: BookingCalls;
let mailbox: Mailbox;
let hall: Space;
let garden: Space;
let owner: Headers;

const setNow = (instant: string): void => {
  jest.spyOn(test.app.get(Clock), 'now').mockImplementation(() => new Date(instant));
};
/** A session of that time. */
const goTo = async (instant: string): Promise<void> => {
  setNow(instant);
  owner = await calls.signInOwner(hall);
};
beforeAll(async () => {
  test = await createTestApp();
  calls = new BookingCalls(test);
  mailbox = new Mailbox(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  setNow(NOW);
  hall = await test.make.space({ withoutPhoto: true, name: 'Velký sál' });
  garden = await test.make.space({ withoutPhoto: true, name: 'Zahrada', building: hall.building });
  owner = await calls.signInOwner(hall);
  await mailbox.deliver();
});
afterEach(() => {
  jest.restoreAllMocks();
});

async function publishTerms(definition: object = TERMS): Promise<void> {
  const body = { name: 'Podmínky', definition, is_default: true };
  const created = await calls.send('POST', 'rental-terms', owner, body);
  const { rental_terms: terms } = created.json<{ rental_terms: { id: number; version: number } }>();
  const published = await calls.send('POST', `rental-terms/${terms.id}/publish`, owner, {
    version: terms.version,
  });
  if (published.statusCode !== 200) throw new Error(`not published: ${created.body} ${published.body}`);
}
const toOffer = (more: object = {}) => ({
  guest: { name: 'Kateřina Fialová', email: GUEST, phone: '610 374 674' },
  title: 'Svatba',
  rooms: [
    { space_id: hall.id, price: 20_000 },
    { space_id: garden.id, price: 6400 },
  ],
  ...slotOn(DAY, 12, 20),
  number_of_guests: 80,
  message: 'Dobrý den, sál vám rád ukážu.',
  valid_until: '2027-03-08',
  hold: true,
  ...more,
});
async function read<Answer>(
  response: Promise<{ statusCode: number; body: string }>,
  status = 200,
): Promise<Answer> {
  const { statusCode, body } = await response;
  expect([statusCode, body]).toEqual([status, expect.any(String)]);
  return JSON.parse(body) as Answer;
}
const offer = async (more: object = {}): Promise<DealDto> =>
  (await read<{ deal: DealDto }>(calls.send('POST', 'deals', owner, toOffer(more)), 201)).deal;
const readDeal = async (id: number, headers = owner): Promise<DealDto> =>
  (await read<{ deal: DealDto }>(calls.send('GET', `deals/${id}`, headers))).deal;
const act = async (id: number, path: string, body: object = {}, headers = owner): Promise<DealDto> =>
  (await read<{ deal: DealDto }>(calls.send('POST', `deals/${id}/${path}`, headers, body))).deal;
const fail = (id: number, path: string, body: object, status: number, headers: Headers = owner) =>
  read<{ error_code: string; errors: Record<string, string> } & Record<string, unknown>>(
    calls.send('POST', `deals/${id}/${path}`, headers, body),
    status,
  );
/** The token of the guest's link in the mail of an offer. */
async function readToken(): Promise<string> {
  const mails = await mailbox.deliver();
  const text = mails
    .filter(({ to }) => to === GUEST)
    .map((mail) => mail.text)
    .join('\n');
  return /#token=([\w.-]+)/u.exec(text)?.[1] ?? '';
}
async function readCode(): Promise<string> {
  const mails = await mailbox.deliver();
  const found = mails.find(({ to, subject }) => to === GUEST && /\d{6}/u.test(subject));
  return /\d{6}/u.exec(found?.subject ?? '')?.[0] ?? '';
}
async function accept(deal: DealDto, token: string): Promise<GuestDealDto> {
  await read(calls.send('POST', `deals/${deal.id}/guest/accept-code`, {}, { token, no: 1 }));
  const body = { token, no: 1, code: await readCode() };
  return (await read<{ deal: GuestDealDto }>(calls.send('POST', `deals/${deal.id}/guest/accept`, {}, body)))
    .deal;
}
const pay = (
  deal: { id: number; instalments: { id: number; amount: number }[] },
  index = 0,
): Promise<DealDto> => {
  const one = deal.instalments[index];
  return act(deal.id, `instalments/${String(one?.id)}/paid`, {
    amount: one?.amount,
    paid_on: toPragueDay(test.app.get(Clock).now()),
    method: 'transfer',
  });
};
const listStatuses = async (id: number): Promise<string[]> =>
  (await readDeal(id)).reservations.map(({ status }) => status);
const request = async (more: object = {}) =>
  calls.bookSuccessfully(hall, slotOn(DAY, 12, 20), { customer_email: GUEST, ...more });
const findDealId = async (reservationId: number): Promise<number | null> =>
  (await test.orm.em.fork().findOneOrFail(Reservation, { id: reservationId })).dealId;
const getToken = async (reservationId: number): Promise<string> => {
  const reservation = await test.orm.em.fork().findOneOrFail(Reservation, { id: reservationId });
  return test.app.get(ReservationLinksService).buildPath(reservation).split('#token=')[1] ?? '';
};

describe('an owner without rental terms', () => {
  it('confirms a request at once and has no deal', async () => {
    const { id } = await request();
    const answer = await read<{ reservation: { status: string; deal_id: number | null } }>(
      calls.send('POST', `reservations/${id}/confirm`, owner, {}),
    );
    expect(answer.reservation).toMatchObject({ status: 'confirmed', deal_id: null });
  });
  it('cannot offer: the terms are missing', async () => {
    const body = await read<{ errors: object }>(calls.send('POST', 'deals', owner, toOffer()), 422);
    expect(body.errors).toHaveProperty('rental_terms_id');
  });
});

describe('a request under rental terms', () => {
  beforeEach(() => publishTerms());

  it('waits for the advance once the owner agrees, and is confirmed by its payment', async () => {
    const { id } = await request();
    const dealId = (await findDealId(id)) ?? 0;
    expect((await readDeal(dealId)).stage).toBe('requested');
    await read(calls.send('POST', `reservations/${id}/confirm`, owner, {}));
    const deal = await readDeal(dealId);
    expect(deal).toMatchObject({
      stage: 'option',
      next: { who: 'guest', action: 'pay' },
      gates: [{ gate: 'payment', state: 'closed' }],
      money: { due: 12_000, paid: 0 },
    });
    expect(deal.instalments.map(({ kind, amount, due_on }) => [kind, amount, due_on])).toEqual([
      ['advance', 3600, '2027-02-08'],
      ['balance', 8400, '2027-05-01'],
    ]);
    expect(await pay(deal)).toMatchObject({ stage: 'confirmed', money: { paid: 3600 } });
    expect(await listStatuses(dealId)).toEqual(['confirmed']);
  });
  it('is free again when the advance does not come, and what was paid is to be returned', async () => {
    const { id } = await request();
    const dealId = (await findDealId(id)) ?? 0;
    await read(calls.send('POST', `reservations/${id}/confirm`, owner, {}));
    const deal = await readDeal(dealId);
    const advance = deal.instalments[0]?.id;
    await act(dealId, `instalments/${String(advance)}/paid`, {
      amount: 1000,
      paid_on: '2027-02-01',
      method: 'cash',
    });
    await goTo('2027-02-12T09:00:00.000Z');
    await test.app.get(ReservationExpiryService).expireAll();
    const lapsed = await readDeal(dealId);
    expect(lapsed.stage).toBe('lost');
    expect(lapsed.instalments.map(({ kind, amount }) => [kind, amount])).toContainEqual(['refund', 1000]);
    expect((await calls.book(hall, slotOn(DAY, 12, 20))).statusCode).toBe(201);
  });
  it('is confirmed before the advance only for a reason', async () => {
    const { id } = await request();
    const dealId = (await findDealId(id)) ?? 0;
    await read(calls.send('POST', `reservations/${id}/confirm`, owner, {}));
    expect((await fail(dealId, 'confirm', {}, 409)).error_code).toBe('GATES_CLOSED');
    const unreasoned = await fail(dealId, 'confirm', { waive: ['payment'] }, 422);
    expect(unreasoned.errors).toHaveProperty('reason');
    const confirmed = await act(dealId, 'confirm', { waive: ['payment'], reason: 'Stálý host' });
    expect(confirmed).toMatchObject({ stage: 'confirmed', gates: [{ state: 'waived' }] });
  });
  it('is not an answer that the owner owes', async () => {
    const { id } = await request();
    await read(calls.send('POST', `reservations/${id}/confirm`, owner, {}));
    const waiting = await read<{ items: object[] }>(calls.send('GET', 'reservations?waiting=request', owner));
    expect(waiting.items).toEqual([]);
  });
});

describe('a held offer of two spaces', () => {
  const confirmEach = async (): Promise<DealDto> => {
    const { id: dealId, reservations } = await offer();
    for (const { id } of reservations)
      await read(calls.send('POST', `reservations/${id}/confirm`, owner, { apply_to: 'this' }));
    return readDeal(dealId);
  };

  it('agreed on one by one waits for the advance of both', async () => {
    await publishTerms();
    const deal = await confirmEach();
    expect(deal).toMatchObject({ stage: 'option', money: { due: 26_400 } });
  });
  it('agreed on one by one is confirmed as a whole where nothing gates', async () => {
    await publishTerms(NO_GATE);
    const deal = await confirmEach();
    expect(deal.reservations.map(({ status }) => status)).toEqual(['confirmed', 'confirmed']);
  });
});

describe('an offer', () => {
  it('is accepted by a mailed code: one deal of both spaces, an option until the advance is paid', async () => {
    await publishTerms();
    const sent = await offer();
    expect(sent).toMatchObject({
      stage: 'offered',
      next: { who: 'guest', action: 'accept' },
      offer: { no: 1, state: 'sent', total: 26_400, holds: true },
    });
    expect(sent.reservations).toHaveLength(2);
    const token = await readToken();
    const accepted = await accept(sent, token);
    expect(accepted).toMatchObject({ stage: 'option', money: { due: 26_400 } });
    expect(accepted.instalments[0]).toMatchObject({
      kind: 'advance',
      amount: 7920,
      state: 'open',
      gate: true,
    });
    const paid = await pay(accepted);
    expect(paid).toMatchObject({ stage: 'confirmed', money: { paid: 7920 } });
    expect(await listStatuses(sent.id)).toEqual(['confirmed', 'confirmed']);
  });
  it('is confirmed by its acceptance where nothing gates', async () => {
    await publishTerms(NO_GATE);
    const sent = await offer({ hold: false });
    expect(sent.reservations).toEqual([]);
    expect(await accept(sent, await readToken())).toMatchObject({ stage: 'confirmed' });
  });
  it('tells the guest the spaces and payments of an offer that holds nothing', async () => {
    await publishTerms();
    const sent = await offer({ hold: false });
    const shown = await read<{ deal: GuestDealDto }>(
      calls.send('POST', `deals/${sent.id}/guest`, {}, { token: await readToken() }),
    );
    expect(shown.deal.offer_spaces.map(({ space_name }) => space_name)).toEqual(['Velký sál', 'Zahrada']);
    expect(shown.deal.planned_instalments.map(({ amount, gate }) => [amount, gate])).toEqual([
      [7920, true],
      [18_480, false],
    ]);
    expect(shown.deal.allowed_actions).toEqual(['accept', 'decline', 'tenant']);
  });
  it('is not accepted by the link alone, nor by a wrong code', async () => {
    await publishTerms();
    const sent = await offer();
    const token = await readToken();
    const wrong = await fail(sent.id, 'guest/accept', { token, no: 1, code: '000000' }, 409, {});
    expect(wrong.error_code).toBe('CONFIRMATION_CODE_LOCKED');
    await read(calls.send('POST', `deals/${sent.id}/guest/accept-code`, {}, { token, no: 1 }));
    await fail(sent.id, 'guest/accept', { token, no: 1, code: '000000' }, 422, {});
    expect((await readDeal(sent.id)).stage).toBe('offered');
    await fail(sent.id, 'guest', { token: 'x' }, 404, {});
  });
  it('accepted twice answers the same', async () => {
    await publishTerms();
    const sent = await offer();
    const token = await readToken();
    await accept(sent, token);
    const again = await act(sent.id, 'guest/accept', { token, no: 1, code: '000000' }, {});
    expect(again).toMatchObject({ stage: 'option' });
    expect(again.reservations).toHaveLength(2);
  });
  it('without held time ends where another guest took it, and stays', async () => {
    await publishTerms();
    const sent = await offer({ hold: false });
    const token = await readToken();
    await request();
    await read(calls.send('POST', `deals/${sent.id}/guest/accept-code`, {}, { token, no: 1 }));
    const body = { token, no: 1, code: await readCode() };
    expect((await fail(sent.id, 'guest/accept', body, 409, {})).error_code).toBe('SLOT_TAKEN');
    expect((await readDeal(sent.id)).stage).toBe('offered');
  });
  it('is replaced by a version, which alone can be accepted', async () => {
    await publishTerms();
    const sent = await offer();
    const token = await readToken();
    const { guest, title, ...next } = toOffer({ rooms: [{ space_id: hall.id, price: 18_000 }] });
    expect([guest.email, title]).toEqual([GUEST, 'Svatba']);
    const second = (
      await read<{ deal: DealDto }>(calls.send('POST', `deals/${sent.id}/offers`, owner, next), 201)
    ).deal;
    expect(second.offers.map(({ no, state }) => [no, state])).toEqual([
      [1, 'superseded'],
      [2, 'sent'],
    ]);
    const old = await fail(sent.id, 'guest/accept-code', { token, no: 1 }, 409, {});
    expect(old).toMatchObject({ error_code: 'OFFER_CHANGED', offer: { no: 2, total: 18_000 } });
    expect((await calls.book(garden, slotOn(DAY, 12, 20))).statusCode).toBe(201);
  });
  it('frees its time when it is withdrawn or declined', async () => {
    await publishTerms();
    const withdrawn = await offer();
    await act(withdrawn.id, 'withdraw');
    await mailbox.deliver();
    const declined = await offer();
    const token = await readToken();
    expect(await act(declined.id, 'guest/decline', { token, reason: 'Blíž' }, {})).toMatchObject({
      stage: 'lost',
    });
    expect((await calls.book(hall, slotOn(DAY, 12, 20))).statusCode).toBe(201);
  });
  it('ends with its day', async () => {
    await publishTerms();
    const sent = await offer();
    const token = await readToken();
    await goTo('2027-03-09T00:00:00.000Z');
    const late = await fail(sent.id, 'guest/accept-code', { token, no: 1 }, 409, {});
    expect(late.error_code).toBe('OFFER_OVER');
    expect((await readDeal(sent.id)).stage).toBe('lost');
    expect((await calls.book(hall, slotOn(DAY, 12, 20))).statusCode).toBe(201);
  });
  it('names what takes its time, and the day that is over', async () => {
    await publishTerms();
    await request();
    const taken = await read<{ error_code: string; conflicts: object[] }>(
      calls.send('POST', 'deals', owner, toOffer()),
      409,
    );
    expect(taken.error_code).toBe('SLOT_TAKEN');
    expect(taken.conflicts).toHaveLength(1);
    const late = toOffer({ ...slotOn('2027-05-16'), valid_until: '2027-01-31' });
    const { errors } = await read<{ errors: object }>(calls.send('POST', 'deals', owner, late), 422);
    expect(errors).toHaveProperty('valid_until');
  });
  it('is previewed without writing', async () => {
    await publishTerms();
    const { guest, title, ...body } = toOffer();
    expect([guest.name, title]).toEqual(['Kateřina Fialová', 'Svatba']);
    const check = await read<{ total: number; instalments: { amount: number }[]; sentences: string[] }>(
      calls.send('POST', 'deals/check', owner, body),
    );
    expect(check).toMatchObject({ total: 26_400, conflicts: [] });
    expect(check.instalments.map(({ amount }) => amount)).toEqual([7920, 18_480]);
    expect(check.sentences[0]).toContain('bez poplatku');
  });
});

describe('a cancellation under rental terms', () => {
  let deal: GuestDealDto;
  let token: string;

  beforeEach(async () => {
    await publishTerms();
    const sent = await offer();
    token = await readToken();
    deal = await accept(sent, token);
    await pay(deal);
    await mailbox.deliver();
  });
  const preview = async (): Promise<CancellationPreviewDto> =>
    (
      await read<{ preview: CancellationPreviewDto }>(
        calls.send('POST', `deals/${deal.id}/guest/cancel-preview`, {}, { token }),
      )
    ).preview;
  const cancelAs = (shown: CancellationPreviewDto, more: object = {}) => ({
    token,
    preview_hash: shown.preview_hash,
    computed_at: shown.computed_at,
    reason: null,
    ...more,
  });

  it('costs the guest what the ladder says, after a code: the rest is owed', async () => {
    await goTo('2027-05-09T08:12:00.000Z');
    const shown = await preview();
    expect(shown).toMatchObject({ fee: 13_200, paid: 7920, refund: 0, owed: 5280, needs_code: true });
    expect(shown.lines.map(({ days, fee }) => [days, fee])).toEqual([
      [6, 10_000],
      [6, 3200],
    ]);
    expect(shown.next_change).toEqual({ at: '2027-05-12T22:00:00.000Z', fee: 26_400 });
    await fail(deal.id, 'guest/cancel', cancelAs(shown), 409, {});
    const binding = { token, preview_hash: shown.preview_hash };
    await read(calls.send('POST', `deals/${deal.id}/guest/code`, {}, binding));
    const cancelled = await act(deal.id, 'guest/cancel', cancelAs(shown, { code: await readCode() }), {});
    expect(cancelled).toMatchObject({ stage: 'cancelled' });
    expect(cancelled.reservations.map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
    expect(cancelled.money).toMatchObject({ due: 13_200, paid: 7920 });
  });
  it('is free on the fifteenth day before, without a code, and all is returned', async () => {
    await goTo('2027-04-30T21:59:00.000Z');
    const shown = await preview();
    expect(shown).toMatchObject({ fee: 0, refund: 7920, owed: 0, needs_code: false });
    const cancelled = await act(deal.id, 'guest/cancel', cancelAs(shown), {});
    expect(cancelled.instalments.map(({ kind, amount }) => [kind, amount])).toContainEqual(['refund', 7920]);
  });
  it('by the page of the reservation asks for the fee first', async () => {
    await goTo('2027-05-09T08:12:00.000Z');
    const [one] = deal.reservations;
    const body = { token: await getToken(one?.id ?? 0) };
    const answer = await calls.send('DELETE', `reservations/${String(one?.id)}/guest`, {}, body);
    expect(answer.json()).toMatchObject({ error_code: 'CANCELLATION_FEE', preview: { fee: 13_200 } });
    expect(await listStatuses(deal.id)).toEqual(['confirmed', 'confirmed']);
  });
  it('shown before a change of the price is shown again', async () => {
    await goTo('2027-05-09T08:12:00.000Z');
    const shown = await preview();
    await goTo('2027-05-09T08:23:00.000Z');
    const changed = await fail(deal.id, 'guest/cancel', cancelAs(shown, { code: '123456' }), 409, {});
    expect(changed).toMatchObject({ error_code: 'CANCELLATION_CHANGED', preview: { fee: 13_200 } });
  });
  it('mails its code to the guest who booked, whatever tenant the holder of the link has entered', async () => {
    const tenant = {
      kind: 'person',
      name: 'Jan Pán',
      address: 'Dlouhá 1, Brno',
      email: 'jiny@prostora.test',
    };
    await read(calls.send('PUT', `deals/${deal.id}/guest/tenant`, {}, { token, ...tenant }));
    setNow('2027-05-09T08:12:00.000Z');
    const { preview_hash } = await preview();
    await read(calls.send('POST', `deals/${deal.id}/guest/code`, {}, { token, preview_hash }));
    const mails = await mailbox.deliver();
    expect(mails.map(({ to }) => to)).toEqual([GUEST]);
  });
  it('by the owner returns all and needs a reason', async () => {
    await goTo('2027-05-12T08:00:00.000Z');
    const { preview: shown } = await read<{ preview: CancellationPreviewDto }>(
      calls.send('POST', `deals/${deal.id}/cancel-preview`, owner, {}),
    );
    expect(shown).toMatchObject({ reason: 'host', fee: 0, refund: 7920 });
    const { token: _token, ...body } = cancelAs(shown, { reason: 'Havárie vody' });
    const cancelled = await act(deal.id, 'cancel', body);
    expect(cancelled.instalments.map(({ kind, amount }) => [kind, amount])).toContainEqual(['refund', 7920]);
    const refund = cancelled.instalments.findIndex(({ kind }) => kind === 'refund');
    expect(await pay(cancelled, refund)).toMatchObject({ stage: 'cancelled' });
  });
});

describe('an agreed reservation', () => {
  let deal: GuestDealDto;

  beforeEach(async () => {
    await publishTerms();
    const sent = await offer();
    deal = await accept(sent, await readToken());
  });
  const getFirst = (): number => deal.reservations[0]?.id ?? 0;
  const getSequence = async (): Promise<number> =>
    (
      await read<{ reservation: { sequence: number } }>(
        calls.send('GET', `reservations/${getFirst()}`, owner),
      )
    ).reservation.sequence;

  it('has the phase of a pending one whose owner has answered: the move needs the guest', async () => {
    const body = { ...slotOn(DAY, 13, 21), sequence: await getSequence() };
    const answer = await calls.send('PUT', `reservations/${getFirst()}`, owner, body);
    expect([answer.statusCode, answer.json<{ error_code: string }>().error_code]).toEqual([
      409,
      'PROPOSAL_NEEDED',
    ]);
  });
  it('at a lower price owes less: the last instalment shrinks', async () => {
    const changed = await calls.send('POST', `reservations/${getFirst()}/changes`, owner, {
      sequence: await getSequence(),
      price: 15_000,
      apply_to: 'this',
    });
    expect([changed.statusCode, changed.body]).toEqual([200, expect.any(String)]);
    const { money, instalments } = await readDeal(deal.id);
    expect(money.due).toBe(21_400);
    expect(instalments.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['advance', 7920],
      ['balance', 13_480],
    ]);
  });
  it('cancelled before it was confirmed costs its guest nothing', async () => {
    setNow('2027-02-03T09:00:00.000Z');
    const answer = await calls.send(
      'DELETE',
      `reservations/${getFirst()}/guest`,
      {},
      {
        token: await getToken(getFirst()),
      },
    );
    expect(answer.statusCode).toBe(200);
    await goTo('2027-02-03T09:01:00.000Z');
    expect((await readDeal(deal.id)).money).toMatchObject({ due: 0, paid: 0 });
  });
});

describe('a held offer', () => {
  it('confirmed by the owner has the word of the guest: it waits for the advance', async () => {
    await publishTerms();
    const sent = await offer();
    await read(calls.send('POST', `reservations/${String(sent.reservations[0]?.id)}/confirm`, owner, {}));
    expect(await readDeal(sent.id)).toMatchObject({ stage: 'option', offer: { state: 'accepted' } });
  });
  it('keeps no person after the erasure of its guest', async () => {
    await publishTerms();
    const sent = await offer({ hold: false });
    const anonymization = test.app.get(DealAnonymizationService);
    await test.app.get(UnitOfWork).runInOwnContext(() => anonymization.release([sent.id]));
    const [row] = await test.orm.em
      .fork()
      .getConnection()
      .execute<{ text: string }[]>(
        `select row_to_json(d)::text || (select jsonb_agg(o)::text from deal_offer o where o.deal_id = d.id) as text
         from deal d where d.id = ?`,
        [sent.id],
      );
    expect(row?.text).not.toMatch(/Fialová|katerina@|610 374|ukážu/u);
    expect((await calls.send('GET', `deals/${sent.id}`, owner)).statusCode).toBe(404);
  });
});

describe('members of the team', () => {
  it('see a deal if they see prices; caretakers and strangers do not', async () => {
    await publishTerms();
    const { id } = await offer();
    const customer = hall.building.customer;
    const statuses = await Promise.all(
      (['spravce', 'ucetni', 'domovnik'] as const).map(async (role) => {
        const user = await test.make.user();
        await test.make.member({ customer, user, role });
        const { authorization } = await openSession(test, user);
        return [
          (await calls.send('GET', `deals/${id}`, { authorization })).statusCode,
          (await calls.send('POST', `deals/${id}/withdraw`, { authorization }, {})).statusCode,
        ];
      }),
    );
    expect(statuses.map(([seen]) => seen)).toEqual([200, 200, 403]);
    expect(statuses.slice(1).map(([, written]) => written)).toEqual([403, 403]);
    const stranger = await calls.signInOwner(await test.make.space({ withoutPhoto: true }));
    expect((await calls.send('GET', `deals/${id}`, stranger)).statusCode).toBe(404);
  });
});
