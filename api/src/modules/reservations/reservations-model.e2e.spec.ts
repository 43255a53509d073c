import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { HOUR_MS } from '@prostora/contracts';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BookingCalls, COLLISIONS_QUERY, type Headers, type SlotInput } from '../../../test/bookings.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import type { Space } from '../spaces/index.ts';
import { ReservationExpiryService } from './reservation-expiry.service.ts';
import type { CreatedReservationDto } from './reservation.dto.ts';

const BATCHES = 10;
const WORKERS = 8;
const STEPS_OF_WORKER = 25;
/** All slots lie within 36 hours, so steps conflict often. */
const SLOTS = 36;
const FIRST_DAY = Date.parse('2027-06-01T06:00:00Z');
/** Time between batches, in which requests expire. */
const PAUSE_HOURS = 49;

const NO_PROPOSAL = 0;
/**
 * Steps choose among the latest reservations; most older ones have ended and reject every step.
 */
const LATEST = 24;

type Step = {
  kind:
    | 'create'
    | 'confirm'
    | 'refuse'
    | 'guest'
    | 'move'
    | 'propose'
    | 'answer'
    | 'block'
    | 'unblock'
    | 'look'
    | 'expire';
  space: number;
  slot: number;
  hours: number;
  pick: number;
};
type TrackedReservation = {
  space: number;
  reservation: CreatedReservationDto;
  sequence: number;
  proposalId: number;
};

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.oneof(
    { weight: 8, arbitrary: fc.constant('create' as const) },
    { weight: 5, arbitrary: fc.constant('confirm' as const) },
    { weight: 4, arbitrary: fc.constantFrom('refuse' as const, 'guest' as const) },
    { weight: 6, arbitrary: fc.constant('move' as const) },
    { weight: 7, arbitrary: fc.constantFrom('propose' as const, 'answer' as const) },
    { weight: 4, arbitrary: fc.constantFrom('block' as const, 'unblock' as const) },
    { weight: 1, arbitrary: fc.constantFrom('look' as const, 'expire' as const) },
  ),
  space: fc.nat({ max: 4 }),
  slot: fc.nat({ max: SLOTS - 1 }),
  hours: fc.integer({ min: 1, max: 5 }),
  pick: fc.nat(),
});
/** Seeded, so failures are reproducible. */
const batches = fc.sample(
  fc.array(fc.array(step, { minLength: STEPS_OF_WORKER, maxLength: STEPS_OF_WORKER }), {
    minLength: WORKERS,
    maxLength: WORKERS,
  }),
  { seed: 20_270_601, numRuns: BATCHES },
);

let test: TestApp;
let calls: BookingCalls;
/** A hall, its two parts and two independent spaces. */
let spaces: Space[];
let owners: Headers[];
let startedAt: number;
const trackedReservations: TrackedReservation[] = [];
const blocks: number[] = [];
const outcomeCounts = new Map<string, number>();

beforeAll(async () => {
  test = await createTestApp();
  calls = new BookingCalls(test);
  spaces = [
    ...(await calls.createHallWithParts(2)),
    await test.make.space({ withoutPhoto: true }),
    await test.make.space({ withoutPhoto: true }),
  ];
  await calls.saveSettings(spaces[3] as Space, { bufferBefore: 30, bufferAfter: 60 });
  await calls.saveSettings(spaces[4] as Space, { instantBooking: true });
});
afterAll(() => test.close());
afterEach(() => {
  jest.restoreAllMocks();
});

/** Sets the time of a batch; hosts sign in again. */
async function startBatch(batch: number): Promise<void> {
  startedAt = FIRST_DAY - 520 * HOUR_MS + batch * PAUSE_HOURS * HOUR_MS;
  jest.spyOn(test.app.get(Clock), 'now').mockImplementation(() => new Date(startedAt));
  owners = await Promise.all(spaces.map((space) => calls.signInOwner(space)));
}

const toSlot = ({ slot, hours }: Step): SlotInput => ({
  start_datetime: new Date(FIRST_DAY + slot * HOUR_MS).toISOString(),
  end_datetime: new Date(FIRST_DAY + (slot + hours) * HOUR_MS).toISOString(),
});
const pickFrom = <T>(from: readonly T[], { pick }: Step): T | undefined =>
  from[pick % Math.max(1, from.length)];
const countOutcome = (kind: string, { statusCode }: LightMyRequestResponse): void => {
  outcomeCounts.set(`${kind} ${statusCode}`, (outcomeCounts.get(`${kind} ${statusCode}`) ?? 0) + 1);
};

async function create(given: Step): Promise<LightMyRequestResponse> {
  const answer = await calls.book(spaces[given.space] as Space, toSlot(given), { number_of_guests: 1 });
  if (answer.statusCode === 201)
    trackedReservations.push({
      space: given.space,
      reservation: answer.json<{ reservation: CreatedReservationDto }>().reservation,
      sequence: 0,
      proposalId: NO_PROPOSAL,
    });
  return answer;
}

async function move(given: Step, target: TrackedReservation): Promise<LightMyRequestResponse> {
  const answer = await calls.send('PUT', `reservations/${target.reservation.id}`, owners[target.space], {
    ...toSlot(given),
    sequence: target.sequence,
  });
  if (answer.statusCode === 200)
    target.sequence = answer.json<{ reservation: { sequence: number } }>().reservation.sequence;
  return answer;
}

/**
 * Half of the changes target another space, which must belong to the same owner; an unconfirmed reservation
 * changes at once.
 */
async function propose(given: Step, target: TrackedReservation): Promise<LightMyRequestResponse> {
  const answer = await calls.send(
    'POST',
    `reservations/${target.reservation.id}/changes`,
    owners[target.space],
    {
      ...toSlot(given),
      sequence: target.sequence,
      ...(given.pick % 2 === 0 && { space_id: spaces[given.space]?.id }),
    },
  );
  if (answer.statusCode !== 200) return answer;
  const { reservation, proposal } = answer.json<{
    reservation: { sequence: number };
    proposal: { id: number } | null;
  }>();
  Object.assign(target, { sequence: reservation.sequence, proposalId: proposal?.id ?? target.proposalId });
  // Answered right away, so that enough proposals are accepted.
  if (proposal) countOutcome('answer', await answerProposal(given, target));
  return answer;
}

/** A higher price is proposed to the guest. */
async function confirm(given: Step, target: TrackedReservation): Promise<LightMyRequestResponse> {
  const answer = await calls.send(
    'POST',
    `reservations/${target.reservation.id}/confirm`,
    owners[target.space],
  );
  if (answer.statusCode !== 200) return answer;
  const { proposal } = answer.json<{ proposal: { id: number } | null }>();
  if (!proposal) target.sequence += 1;
  else {
    target.proposalId = proposal.id;
    countOutcome('answer', await answerProposal(given, target));
  }
  return answer;
}

async function answerProposal({ pick }: Step, target: TrackedReservation): Promise<LightMyRequestResponse> {
  const token = target.reservation.guest_url.split('#token=').at(-1);
  const answer = await calls.send(
    'POST',
    `reservations/${target.reservation.id}/guest/proposal`,
    {},
    { token, proposal_id: target.proposalId, answer: pick % 4 === 0 ? 'decline' : 'accept' },
  );
  if (answer.statusCode === 200)
    target.sequence = answer.json<{ reservation: { sequence: number } }>().reservation.sequence;
  return answer;
}

async function block(given: Step): Promise<LightMyRequestResponse> {
  const answer = await calls.send('POST', 'blocked-slots', owners[given.space], {
    space_id: spaces[given.space]?.id,
    ...toSlot(given),
    reason: 'Malování',
  });
  if (answer.statusCode < 300) blocks.push(answer.json<{ blocked_slot: { id: number } }>().blocked_slot.id);
  return answer;
}

/** The block may belong to another owner, who is refused. */
async function unblock(given: Step): Promise<LightMyRequestResponse | null> {
  const id = pickFrom(blocks, given);
  return id === undefined ? null : calls.send('DELETE', `blocked-slots/${id}`, owners[given.space]);
}

async function changeReservation(given: Step): Promise<LightMyRequestResponse | null> {
  const proposed = trackedReservations.filter(({ proposalId }) => proposalId !== NO_PROPOSAL);
  const choice = given.kind === 'answer' && proposed.length > 0 ? proposed : trackedReservations;
  const target = pickFrom(choice.slice(-LATEST), given);
  if (!target) return null;
  const {
    reservation: { id, guest_url },
  } = target;
  switch (given.kind) {
    case 'confirm':
      return confirm(given, target);
    case 'refuse':
      return calls.send('DELETE', `reservations/${id}`, owners[target.space], { reason: 'Nejde to' });
    case 'guest':
      return calls.send(
        'DELETE',
        `reservations/${id}/guest`,
        {},
        { token: guest_url.split('#token=').at(-1) },
      );
    case 'propose':
      return propose(given, target);
    case 'answer':
      return answerProposal(given, target);
    default:
      return move(given, target);
  }
}

async function runStep(given: Step): Promise<void> {
  if (given.kind === 'expire')
    return test.app.get(UnitOfWork).runInOwnContext(() => test.app.get(ReservationExpiryService).expireAll());
  const answer = await (given.kind === 'create'
    ? create(given)
    : given.kind === 'block'
      ? block(given)
      : given.kind === 'unblock'
        ? unblock(given)
        : given.kind === 'look'
          ? calls.send(
              'POST',
              'reservations/check-availability',
              {},
              { space_id: spaces[given.space]?.id, ...toSlot(given) },
            )
          : changeReservation(given));
  if (answer) countOutcome(given.kind, answer);
}

describe('concurrent reservation steps (QUALITY 3)', () => {
  it('never double-book a floor and never fail with a server error', async () => {
    for (const [index, batch] of batches.entries()) {
      await startBatch(index);
      await Promise.all(
        batch.map(async (steps) => {
          for (const given of steps) await runStep(given);
        }),
      );
      expect(await test.orm.em.fork().getConnection().execute(COLLISIONS_QUERY)).toEqual([]);
      expect(
        [...outcomeCounts.keys()].filter((outcome) => !/ (?:200|201|403|404|409|422)$/u.test(outcome)),
      ).toEqual([]);
    }
  }, 240_000);

  it('accept and reject each kind of step at least once', () => {
    const outcomes = [...outcomeCounts.keys()];
    expect(outcomes).toEqual(
      expect.arrayContaining([
        'create 201',
        'create 409',
        'confirm 200',
        'confirm 409',
        'refuse 200',
        'refuse 409',
        'guest 200',
        'guest 409',
        'move 200',
        'move 409',
        'propose 200',
        'propose 409',
        'answer 200',
        'answer 409',
        'block 201',
        'block 409',
        'unblock 200',
        'look 200',
      ]),
    );
    expect([...outcomeCounts.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(
      BATCHES * WORKERS * STEPS_OF_WORKER * 0.9,
    );
  });

  it('expire requests and number the steps of each reservation sequentially', async () => {
    const rows = await test.orm.em
      .fork()
      .getConnection()
      .execute<{ expired: number; wrong: number }[]>(
        `select (select count(*)::int from reservation where cancelled_by = 'system') as expired,
        (select count(*)::int from reservation r where r.sequence <> (select count(*) from outbox_event o where o.name = 'reservation.changed' and (o.payload ->> 'reservation_id')::int = r.id and o.payload ->> 'step' not in ('requested', 'booked'))) as wrong`,
      );
    expect(rows).toEqual([{ expired: expect.any(Number), wrong: 0 }]);
    expect(rows[0]?.expired).toBeGreaterThan(0);
  });
});
