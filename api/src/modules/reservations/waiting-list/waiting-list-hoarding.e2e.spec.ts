import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { addDays, HOUR_MS, MINUTE_MS, toPragueDay } from '@prostora/contracts';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import {
  BookingCalls,
  COLLISIONS_QUERY,
  slotOn,
  type Headers,
  type SlotInput,
} from '../../../../test/bookings.ts';
import { Mailbox } from '../../../../test/mails.ts';
import { runOutboxJobs } from '../../../../test/outbox-jobs.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Space } from '../../spaces/index.ts';
import type { WaitingListEntryDto } from './waiting-list.dto.ts';
import { offerFreedTime, WaitingListJobs } from './waiting-list.jobs.ts';
import { WaitingListLinksService } from './waiting-list-links.service.ts';

const DAY = addDays(toPragueDay(new Date()), 120);
const SLOT = slotOn(DAY);
const LATER_SLOT = slotOn(DAY, 11, 13);

let test: TestApp;
let calls: BookingCalls;
let space: Space;
let owner: Headers;
let now = Date.now();
let people = 0;

beforeAll(async () => {
  test = await createTestApp();
  calls = new BookingCalls(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  jest.spyOn(test.app.get(Clock), 'now').mockImplementation(() => new Date(now));
  await startSpace();
});
afterEach(() => {
  jest.restoreAllMocks();
});

async function startSpace(): Promise<void> {
  now = Date.now();
  space = await test.make.space({ withoutPhoto: true, capacity: 50 });
  owner = await calls.signInOwner(space);
}
const execute = <Row>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  test.orm.em.fork().getConnection().execute<Row[]>(sql, values);
const newEmail = (): string => `ceka-${(people += 1)}@prostora.test`;
const join = (email: string, slot: SlotInput = SLOT, headers: Headers = calls.confirmedBrowser(email)) =>
  calls.send('POST', 'waitlist', headers, {
    space_id: space.id,
    ...slot,
    guests: 20,
    name: 'Karel Čekal',
    email,
  });
const joinAsHost = (email: string, slot: SlotInput = SLOT) =>
  calls.send('POST', 'waitlist/own', owner, { space_id: space.id, ...slot, name: 'Karel Čekal', email });
const idIn = (answer: LightMyRequestResponse): number => {
  if (answer.statusCode >= 300) throw new Error(`rejected: ${answer.body}`);
  return answer.json<{ entry: WaitingListEntryDto }>().entry.id;
};
const answerAs = (id: number, step: string, headers: Headers | null = null) =>
  calls.send(
    'POST',
    `waitlist/${id}/${step}`,
    headers ?? {},
    headers ? {} : { token: test.app.get(WaitingListLinksService).buildToken({ id, linkVersion: 0 }) },
  );
const toOutcome = (answer: LightMyRequestResponse): [number, string] => [
  answer.statusCode,
  answer.json<{ error_code: string }>().error_code,
];
const loadStates = async (ids: readonly number[]): Promise<string[]> =>
  (
    await execute<{ state: string }>('select state from waitlist where id = any(?::int[]) order by id', [
      `{${ids.join(',')}}`,
    ])
  ).map(({ state }) => state);
const settle = (): Promise<void> =>
  test.app.get(UnitOfWork).runInOwnContext(() => test.app.get(WaitingListJobs).settle());
/** Longer than an offer and a session. */
async function waitForADay(): Promise<void> {
  now += 25 * HOUR_MS;
  owner = await calls.signInOwner(space);
}
async function free(reservationId: number): Promise<void> {
  await calls.send('DELETE', `reservations/${reservationId}`, owner, { reason: 'Havárie' });
  await runOutboxJobs(test, offerFreedTime);
}
/** People wait for the booked slot, which is then freed. */
async function offerToFirst(count: number): Promise<{ ids: number[]; emails: string[] }> {
  const booked = await calls.bookSuccessfully(space, SLOT);
  const emails = Array.from({ length: count }, newEmail);
  const ids: number[] = [];
  for (const email of emails) ids.push(idIn(await join(email)));
  now += MINUTE_MS;
  await free(booked.id);
  return { ids, emails };
}

describe('an address that waits', () => {
  it('has one live entry for overlapping time of a space, entered by the person, the link or the owner', async () => {
    await calls.bookSuccessfully(space, slotOn(DAY, 8, 16));
    const email = newEmail();
    const first = idIn(await join(email));
    expect(idIn(await join(email.toUpperCase()))).toBe(first);
    expect(toOutcome(await join(email, LATER_SLOT))).toEqual([409, 'WAITLIST_OVERLAP']);
    expect(toOutcome(await joinAsHost(email, LATER_SLOT))).toEqual([409, 'WAITLIST_OVERLAP']);
    const unconfirmed = idIn(await join(email, LATER_SLOT, {}));
    expect(toOutcome(await answerAs(unconfirmed, 'confirm'))).toEqual([409, 'WAITLIST_OVERLAP']);
    expect((await join(email, slotOn(DAY, 12, 14))).statusCode).toBe(201);
    await answerAs(first, 'leave');
    expect(toOutcome(await answerAs(unconfirmed, 'confirm'))).toEqual([409, 'WAITLIST_OVERLAP']);
    expect((await join(email, slotOn(DAY, 9, 12))).statusCode).toBe(201);
  });

  it('gets one of several overlapping entries made concurrently', async () => {
    await calls.bookSuccessfully(space, slotOn(DAY, 8, 16));
    const email = newEmail();
    const answers = await Promise.all(
      [SLOT, LATER_SLOT, slotOn(DAY, 9, 12), SLOT].map((slot) => join(email, slot)),
    );
    const accepted = new Set(answers.filter(({ statusCode }) => statusCode === 201).map(idIn));
    expect(accepted.size).toBe(1);
  });
});

describe('an address with a lapse', () => {
  it.each<[string, (id: number) => Promise<unknown>]>([
    ['declined it', (id) => answerAs(id, 'pass')],
    ['left the list', (id) => answerAs(id, 'leave')],
    [
      'did not answer',
      async () => {
        await waitForADay();
        await settle();
      },
    ],
  ])('gets no further offer for the time after it %s', async (_rule, lapse) => {
    const { ids, emails } = await offerToFirst(2);
    await lapse(ids[0] ?? 0);
    expect(await loadStates(ids)).toEqual([expect.stringMatching(/passed|left/u), 'offered']);
    const [email = ''] = emails;
    expect(toOutcome(await join(email))).toEqual([409, 'WAITLIST_LAPSE']);
    expect(toOutcome(await join(email, LATER_SLOT))).toEqual([409, 'WAITLIST_LAPSE']);
    const unconfirmed = idIn(await join(email, SLOT, {}));
    expect(toOutcome(await answerAs(unconfirmed, 'confirm'))).toEqual([409, 'WAITLIST_LAPSE']);
    const added = idIn(await joinAsHost(email));
    await answerAs(ids[1] ?? 0, 'pass');
    expect(await loadStates([added])).toEqual(['waiting']);
    expect((await answerAs(added, 'offer', owner)).statusCode).toBe(200);
  });

  it('may wait again when the owner took the offer back', async () => {
    const { ids, emails } = await offerToFirst(2);
    await answerAs(ids[0] ?? 0, 'pass', owner);
    expect((await join(emails[0] ?? '')).statusCode).toBe(201);
  });
});

it('makes the time public after three lapses: no more offers, a mail to all waiting entries and a booking by another guest', async () => {
  const mailbox = new Mailbox(test);
  const { ids, emails } = await offerToFirst(5);
  for (const id of ids.slice(0, 3)) expect((await answerAs(id, 'pass')).statusCode).toBe(200);
  expect(await loadStates(ids)).toEqual(['passed', 'passed', 'passed', 'waiting', 'waiting']);
  await settle();
  await runOutboxJobs(test, offerFreedTime);
  const notified = (await mailbox.deliver()).filter(({ subject }) =>
    subject.startsWith('Termín je volný pro všechny'),
  );
  expect(notified.map(({ to }) => to).sort()).toEqual(emails.slice(3).sort());
  expect(toOutcome(await join(newEmail()))).toEqual([409, 'SLOT_FREE']);
  now += MINUTE_MS;
  const booked = await calls.bookSuccessfully(space, SLOT);
  now += MINUTE_MS;
  // The booking ended the round: the time is offered in turn again.
  await free(booked.id);
  expect((await loadStates(ids)).slice(3)).toEqual(['offered', 'waiting']);
});

type Entry = { id: number; email: string; state: string; from: number; until: number };
type ModelLapse = Entry & { isCurrent: boolean };
type Step = {
  kind: 'book' | 'free' | 'join' | 'pass' | 'wait' | 'take' | 'leave' | 'skip';
  pick: number;
  slot: number;
};

const SLOTS: readonly SlotInput[] = [
  SLOT,
  LATER_SLOT,
  slotOn(DAY, 12, 14),
  slotOn(DAY, 10, 14),
  slotOn(DAY, 13, 15),
];
const steps: fc.Arbitrary<Step> = fc.record({
  kind: fc.oneof(
    { weight: 6, arbitrary: fc.constant('join' as const) },
    { weight: 6, arbitrary: fc.constant('pass' as const) },
    { weight: 3, arbitrary: fc.constantFrom('wait' as const, 'free' as const) },
    { weight: 3, arbitrary: fc.constant('book' as const) },
    { weight: 1, arbitrary: fc.constantFrom('take' as const, 'leave' as const, 'skip' as const) },
  ),
  pick: fc.nat(),
  slot: fc.nat({ max: SLOTS.length - 1 }),
});
/** Seeded, so that failures are reproducible. */
const histories = fc.sample(fc.array(steps, { minLength: 45, maxLength: 45 }), { seed: 71, numRuns: 4 });

const overlaps = (one: { from: number; until: number }, other: { from: number; until: number }): boolean =>
  one.from < other.until && other.from < one.until;
const toHours = (slot: SlotInput) => ({
  from: Date.parse(slot.start_datetime),
  until: Date.parse(slot.end_datetime),
});
/** Whether three current lapses share an hour of the slot. */
const isPublic = (slot: { from: number; until: number }, lapses: readonly ModelLapse[]): boolean => {
  for (let hour = slot.from; hour < slot.until; hour += HOUR_MS)
    if (lapses.filter((one) => one.isCurrent && one.from <= hour && hour < one.until).length >= 3)
      return true;
  return false;
};

/** What the rules allow after a history of steps, kept beside the product. */
class WaitingListModel {
  private entries = new Map<number, Entry>();
  readonly lapses: ModelLapse[] = [];
  readonly skipped = new Set<number>();

  readBooking(slot: { from: number; until: number }): void {
    for (const lapse of this.lapses) if (overlaps(lapse, slot)) lapse.isCurrent = false;
  }

  /** Compares the entries after a step with those before it. */
  readEntries(rows: readonly Entry[]): void {
    for (const row of rows)
      if (this.entries.get(row.id)?.state === 'offered') {
        if (row.state === 'taken') this.readBooking(row);
        if (['passed', 'left'].includes(row.state) && !this.skipped.has(row.id))
          this.lapses.push({ ...row, isCurrent: true });
      }
    const live = rows.filter(({ state }) => state === 'waiting' || state === 'offered');
    for (const one of live)
      expect(live.filter((other) => other.email === one.email && overlaps(one, other))).toEqual([one]);
    for (const row of rows)
      if (row.state === 'offered' && this.entries.get(row.id)?.state !== 'offered') {
        expect(this.lapses.filter((lapse) => lapse.email === row.email && overlaps(lapse, row))).toEqual([]);
        expect([row, isPublic(row, this.lapses)]).toEqual([row, false]);
      }
    this.entries = new Map(rows.map((row) => [row.id, row]));
  }

  listOffered(): Entry[] {
    return [...this.entries.values()].filter(({ state }) => state === 'offered');
  }
}

it('never lets an address hold a queue: model of 180 random steps', async () => {
  const seen = { lapses: 0, publicBookings: 0 };
  for (const history of histories) {
    await startSpace();
    const model = new WaitingListModel();
    const emails = Array.from({ length: 16 }, newEmail);
    const booked = await calls.bookSuccessfully(space, slotOn(DAY, 10, 15));
    for (const [index, email] of emails.slice(0, 8).entries()) await join(email, SLOTS[index % SLOTS.length]);
    now += MINUTE_MS;
    await free(booked.id);
    const pick = <Item>(items: readonly Item[], index: number): Item | undefined =>
      items[index % items.length];
    for (const step of history) {
      now += MINUTE_MS;
      const slot = SLOTS[step.slot] ?? SLOT;
      const offered = pick(model.listOffered(), step.pick);
      const active = await execute<{ id: number; from: number; until: number }>(
        `select id, extract(epoch from starts_at)::float * 1000 as from, extract(epoch from ends_at)::float * 1000 as until
         from reservation where space_id = ? and status <> 'cancelled' and expires_at > ? order by id`,
        [space.id, new Date(now)],
      );
      switch (step.kind) {
        case 'book': {
          const isFree = !active.some((one) => overlaps(one, toHours(slot)));
          const isFreeForAll = isFree && isPublic(toHours(slot), model.lapses);
          const { statusCode } = await calls.book(space, slot);
          if (isFreeForAll) {
            seen.publicBookings += 1;
            expect(statusCode).toBe(201);
          }
          if (statusCode === 201) model.readBooking(toHours(slot));
          break;
        }
        case 'free': {
          const booked = pick(active, step.pick);
          if (
            booked &&
            !model.listOffered().some((one) => one.from === booked.from && one.until === booked.until)
          )
            await free(booked.id);
          break;
        }
        case 'join':
          await join(pick(emails, step.pick) ?? '', slot);
          break;
        case 'wait':
          await waitForADay();
          await settle();
          break;
        default:
          if (!offered) break;
          if (step.kind === 'skip') model.skipped.add(offered.id);
          await (step.kind === 'skip'
            ? answerAs(offered.id, 'pass', owner)
            : answerAs(offered.id, step.kind));
      }
      model.readEntries(
        await execute<Entry>(
          `select id, email, state, extract(epoch from starts_at)::float * 1000 as from,
             extract(epoch from ends_at)::float * 1000 as until from waitlist where space_id = ? order by id`,
          [space.id],
        ),
      );
      expect(await execute(COLLISIONS_QUERY)).toEqual([]);
    }
    seen.lapses += model.lapses.length;
  }
  expect(seen.lapses).toBeGreaterThan(20);
  expect(seen.publicBookings).toBeGreaterThan(3);
}, 180_000);
