import { afterAll, afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { BookingCalls, slotOn, type Headers, type SlotInput } from '../../../../test/bookings.ts';
import { runOutboxJobs } from '../../../../test/outbox-jobs.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Space } from '../../spaces/index.ts';
import type { ChangeProposalDto, CreatedReservationDto } from '../reservation.dto.ts';
import type { WaitingListEntryDto } from './waiting-list.dto.ts';
import { WaitingListEntry } from '../waiting-list-entry.entity.ts';
import { offerFreedTime, WaitingListJobs } from './waiting-list.jobs.ts';

const NOW = '2027-02-01T09:00:00.000Z';
const DAY = '2027-03-10';
const SLOT = slotOn(DAY, 12, 14);

let test: TestApp;
let calls: BookingCalls;
let space: Space;
let owner: Headers;
let people = 0;

beforeAll(async () => {
  test = await createTestApp();
  calls = new BookingCalls(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  space = await test.make.space({ withoutPhoto: true, capacity: 50 });
  await setNow(NOW);
});
afterEach(() => {
  jest.restoreAllMocks();
});

async function setNow(instant: string): Promise<void> {
  jest.spyOn(test.app.get(Clock), 'now').mockImplementation(() => new Date(instant));
  owner = await calls.signInOwner(space);
}
async function send<Answer>(url: string, headers: Headers, body: object): Promise<Answer> {
  const answer = await calls.send('POST', url, headers, body);
  if (answer.statusCode >= 300) throw new Error(`rejected: ${answer.body}`);
  return answer.json<Answer>();
}
async function join(): Promise<number> {
  const email = `ceka-uvolneni-${(people += 1)}@prostora.test`;
  const person = { space_id: space.id, ...SLOT, guests: 20, name: 'Karel Čekal', email };
  const { entry } = await send<{ entry: WaitingListEntryDto }>(
    'waitlist',
    calls.confirmedBrowser(email),
    person,
  );
  return entry.id;
}
const runFreedTime = (): Promise<number> => runOutboxJobs(test, offerFreedTime);
const runSettlement = (): Promise<void> =>
  test.app.get(UnitOfWork).runInOwnContext(() => test.app.get(WaitingListJobs).settle());

/** A confirmed reservation of another slot whose host proposes to move it to the slot. */
async function proposeSlot(): Promise<{ booked: CreatedReservationDto; proposalId: number }> {
  const booked = await calls.bookSuccessfully(space, slotOn('2027-03-17'));
  await send(`reservations/${booked.id}/confirm`, owner, {});
  const { proposal } = await send<{ proposal: ChangeProposalDto }>(
    `reservations/${booked.id}/changes`,
    owner,
    { sequence: 1, ...SLOT },
  );
  return { booked, proposalId: proposal.id };
}
const requestSlot = (slot: SlotInput): Promise<CreatedReservationDto> => calls.bookSuccessfully(space, slot);

/** Takes the slot; returns how it is freed. */
type TakeSlot = () => Promise<() => Promise<unknown>>;

it.each<[string, TakeSlot]>([
  [
    'an expired request',
    async () => {
      await requestSlot(SLOT);
      return async () => {
        await setNow('2027-02-04T09:00:00.000Z');
        await runSettlement();
      };
    },
  ],
  [
    'an expired proposal',
    async () => {
      await proposeSlot();
      return async () => {
        await setNow('2027-02-03T09:00:00.000Z');
        await runSettlement();
      };
    },
  ],
  [
    'a proposal declined by the guest',
    async () => {
      const { booked, proposalId } = await proposeSlot();
      const token = booked.guest_url.split('#token=').at(-1);
      const url = `reservations/${booked.id}/guest/proposal`;
      return async () => {
        await send(url, {}, { token, proposal_id: proposalId, answer: 'decline' });
        await runFreedTime();
      };
    },
  ],
  [
    'a proposal withdrawn by its host',
    async () => {
      const { booked, proposalId } = await proposeSlot();
      return async () => {
        await send(`reservations/${booked.id}/proposal/withdraw`, owner, { proposal_id: proposalId });
        await runFreedTime();
      };
    },
  ],
  [
    'a removed block',
    async () => {
      const block = { space_id: space.id, ...SLOT, reason: '' };
      const { blocked_slot: blocked } = await send<{ blocked_slot: { id: number } }>(
        'blocked-slots',
        owner,
        block,
      );
      return async () => {
        await calls.send('DELETE', `blocked-slots/${blocked.id}`, owner);
        await runFreedTime();
      };
    },
  ],
  [
    'a shortened booking',
    async () => {
      const { id } = await requestSlot(slotOn(DAY, 10, 14));
      const end = { sequence: 0, end_datetime: SLOT.start_datetime };
      return async () => {
        await send(`reservations/${id}/changes`, owner, end);
        await runFreedTime();
      };
    },
  ],
])('offers the time of %s to the first person', async (_origin, take) => {
  const free = await take();
  const ids = [await join(), await join()];
  await free();
  const entries = await test.orm.em
    .fork()
    .find(WaitingListEntry, { id: { $in: ids } }, { orderBy: { id: 'asc' }, populate: ['reservation'] });
  expect(entries.map(({ state }) => state)).toEqual(['offered', 'waiting']);
  expect(entries[0]?.reservation).toMatchObject({
    startsAt: new Date(SLOT.start_datetime),
    endsAt: new Date(SLOT.end_datetime),
  });
});
