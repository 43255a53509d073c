import { describe, expect, it } from '@jest/globals';
import { HOUR_MS, MINUTE_MS, type RepeatPattern, toWallSlot } from '@prostora/contracts';
import fc from 'fast-check';
import { priceSlot } from '@prostora/pricing';
import { DomainError } from '../../../platform/errors/index.ts';
import { buildDefaultSettings } from '../../availability/booking-settings.entity.ts';
import { NO_CHOICES, type SlotPrices } from '../../pricing/index.ts';
import { toQuoteInput } from '../../pricing/quote-input.ts';
import { buildQuoteSnapshot } from '../../pricing/quote-snapshot.ts';
import type { BusyPeriod } from '../booking-context.ts';
import type { SpaceWithBookingContext } from '../booking-context.loader.ts';
import { listBookingDays } from './booking-days.ts';
import { planBooking, type BookingPlan } from './booking-plan.ts';
import { GUEST, OFFER, OWNER, WAITING_LIST, type BookingPolicy } from './booking-policy.ts';
import type { SlotsRequest } from './booking-request.ts';

const NOW = new Date('2027-03-01T09:00:00Z');
const at = (hours: number): Date => new Date(NOW.getTime() + hours * HOUR_MS);

const price: SlotPrices = (request, windows) => ({
  input: toQuoteInput(request),
  snapshot: buildQuoteSnapshot(request, priceSlot({ ...request, ...windows })),
});
const toBusy = (from: number, until: number, more: Partial<BusyPeriod> = {}): BusyPeriod => ({
  kind: 'reservation',
  spaceId: 1,
  reservationId: 9,
  title: 'Ples',
  from: at(from),
  until: at(until),
  startsAt: at(from),
  endsAt: at(until),
  ...more,
});
const toSpace = (
  id: number,
  { busy = [], sharing = [id], settings = {}, capacity = 40 as number | null } = {} as {
    busy?: readonly BusyPeriod[];
    sharing?: readonly number[];
    settings?: object;
    capacity?: number | null;
  },
): SpaceWithBookingContext => ({
  id,
  name: `Sál ${id}`,
  status: 'PUBLISHED',
  capacity,
  layoutCapacities: {},
  customerId: 7,
  isUnattended: false,
  hasHours: false,
  hasWaiting: false,
  sharing,
  context: {
    capacity,
    priceFromHaler: 20_000,
    windows: [],
    busy,
    settings: { ...buildDefaultSettings(false), ...settings },
  },
});
const request = (from: number, until: number, more: Partial<SlotsRequest> = {}): SlotsRequest => ({
  startsAt: at(from),
  endsAt: at(until),
  rooms: [{ spaceId: 1, priceHaler: null }],
  repeat: null,
  guests: 10,
  choices: NO_CHOICES,
  ...more,
});
const plan = (
  asked: SlotsRequest,
  policy: BookingPolicy = GUEST,
  spaces = [toSpace(1)],
  shown: Parameters<typeof planBooking>[1]['shown'] = null,
): BookingPlan => {
  const days = listBookingDays(asked, policy.limits, NOW);
  const data = { days, spaces: new Map(spaces.map((one) => [one.id, one])), price, shown };
  return planBooking(asked, data, policy, NOW);
};
const daily = (days: number, more: Partial<RepeatPattern> = {}): RepeatPattern => ({
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  every: 1,
  until: toWallSlot({ startsAt: at(24 * days), endsAt: at(24 * days + 1) }).day,
  skipHolidays: false,
  except: [],
  ...more,
});
const reasons = ({ chosen }: BookingPlan): (string | null)[] =>
  chosen.map(({ rejection }) => rejection?.error.code ?? null);

describe('planBooking', () => {
  it('binds a guest by the rules of the space, warns an owner, and asks nobody else', () => {
    const strict = [toSpace(1, { settings: { noticeHours: 48 }, capacity: 5 })];
    const asked = request(24, 26);
    expect(reasons(plan(asked, GUEST, strict))).toEqual(['tooManyGuests']);
    expect(reasons(plan(asked, WAITING_LIST, strict))).toEqual(['tooManyGuests']);
    expect(reasons(plan(asked, OFFER, strict))).toEqual([null]);
    const [slot] = plan(asked, OWNER, strict).chosen;
    expect([slot?.rejection, slot?.warnings.map(({ code }) => code)]).toEqual([
      null,
      ['SHORT_NOTICE', 'OVER_CAPACITY'],
    ]);
  });

  it('says what holds the time, and of a space on the same floor only that it does', () => {
    const busy = [toBusy(10, 12), toBusy(11, 13, { spaceId: 2, kind: 'block', title: 'Malování' })];
    const [slot] = plan(request(11, 14), OWNER, [toSpace(1, { busy })]).chosen;
    expect(slot?.conflicts.map(({ kind, title }) => [kind, title])).toEqual([
      ['reservation', 'Ples'],
      ['shared_floor', ''],
    ]);
  });

  it('lets an owner book beside an event of a foreign calendar, and says so; a guest not', () => {
    const busy = [toBusy(8, 10, { kind: 'calendar', reservationId: null })];
    const near = [toSpace(1, { busy, settings: { bufferBefore: 30 } })];
    const [slot] = plan(request(10, 12), OWNER, near).chosen;
    expect([slot?.conflicts, slot?.warnings.map(({ code }) => code)]).toEqual([[], ['FOREIGN_CALENDAR']]);
    expect(reasons(plan(request(10, 12), GUEST, near))).toEqual(['SLOT_TAKEN']);
  });

  it('refuses spaces that share floor area', () => {
    const rooms = [1, 2].map((spaceId) => ({ spaceId, priceHaler: null }));
    const spaces = [toSpace(1, { sharing: [1, 2] }), toSpace(2, { sharing: [2, 1] })];
    expect(() => plan(request(10, 12, { rooms }), OWNER, spaces)).toThrow(DomainError);
  });

  it('shows a date that meets an earlier one as taken, unless that one is left out', () => {
    const asked = request(24, 24 + 25, { repeat: daily(2) });
    expect(reasons(plan(asked))).toEqual([null, 'SLOT_TAKEN']);
    const without = { ...asked, repeat: daily(2, { except: [toWallSlot(asked).day] }) };
    expect(reasons(plan(without))).toEqual([null]);
  });

  it('takes the price from its policy', () => {
    const given = request(10, 12, { rooms: [{ spaceId: 1, priceHaler: 90_000 }] });
    const [byList, byOwner] = [
      { priceHaler: 40_000, priceState: 'estimate' },
      { priceHaler: 90_000, priceState: 'agreed' },
    ];
    expect(plan(given, GUEST).total.priceHaler).toBe(byList?.priceHaler);
    expect(plan(given, OWNER).total).toEqual(byOwner);
    expect(plan(given, OFFER).total).toEqual(byOwner);
    expect(plan(request(10, 12), OFFER).total).toEqual({ priceHaler: 0, priceState: 'none' });
  });

  it('keeps a quote that the guest was shown while it is guaranteed, else names the change', () => {
    const shown = (isGuaranteed: boolean) => (asked: Parameters<SlotPrices>[0]) => ({
      ...price(asked, { windows: [], priceFromHaler: 15_000 }, 'checked'),
      isGuaranteed,
    });
    const kept = plan(request(10, 12), GUEST, [toSpace(1)], shown(true));
    expect([kept.total.priceHaler, kept.chosen[0]?.outdated]).toEqual([30_000, null]);
    const changed = plan(request(10, 12), GUEST, [toSpace(1)], shown(false));
    expect([changed.total.priceHaler, changed.chosen[0]?.outdated?.snapshot.total]).toEqual([40_000, 300]);
  });
});

describe('10,000 random plans', () => {
  const quarter = (max: number) => fc.integer({ min: 1, max }).map((count) => count / 4);
  const arbitraryBusy = fc
    .record({
      spaceId: fc.integer({ min: 1, max: 3 }),
      from: quarter(24 * 4 * 45),
      length: quarter(24 * 4 * 2),
      isForeign: fc.boolean(),
    })
    .map(({ spaceId, from, length, isForeign }) =>
      toBusy(from, from + length, { spaceId, kind: isForeign ? 'calendar' : 'block', reservationId: null }),
    );
  const arbitraryPlan = fc.record({
    policy: fc.constantFrom<BookingPolicy>(GUEST, OWNER, OFFER, WAITING_LIST),
    start: quarter(24 * 4 * 40),
    length: quarter(4 * 30),
    // The clock changes on 28 March 2027.
    days: fc.option(fc.integer({ min: 1, max: 30 }), { nil: null }),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    rooms: fc.integer({ min: 1, max: 3 }),
    given: fc.option(fc.integer({ min: 0, max: 5_000_000 }), { nil: null }),
    guests: fc.option(fc.integer({ min: 1, max: 60 }), { nil: null }),
    buffers: fc.record({ bufferBefore: fc.constantFrom(0, 30, 90), bufferAfter: fc.constantFrom(0, 45) }),
    noticeHours: fc.constantFrom(0, 24, 72),
    busy: fc.array(arbitraryBusy, { maxLength: 8 }),
  });
  type Case = typeof arbitraryPlan extends fc.Arbitrary<infer Value> ? Value : never;

  const toPlan = (one: Case, busy = one.busy): { asked: SlotsRequest; made: BookingPlan } | null => {
    const ids = Array.from({ length: one.policy.access === 'host' ? one.rooms : 1 }, (_, index) => index + 1);
    const settings = { ...one.buffers, noticeHours: one.noticeHours };
    const spaces = ids.map((id) =>
      toSpace(id, { settings, busy: busy.filter(({ spaceId }) => spaceId === id) }),
    );
    const asked = request(one.start, one.start + one.length, {
      rooms: ids.map((spaceId) => ({ spaceId, priceHaler: one.given })),
      guests: one.guests,
      repeat:
        one.days === null ? null : daily(one.days + Math.ceil(one.start / 24), { weekdays: one.weekdays }),
    });
    try {
      return { asked, made: plan(asked, one.policy, spaces) };
    } catch (error) {
      // A pattern without days, or with too many.
      if (error instanceof DomainError && error.options.fields?.['repeat']) return null;
      throw error;
    }
  };
  const meets = (one: { from: Date; until: Date }, other: { from: Date; until: Date }): boolean =>
    one.from < other.until && other.from < one.until;

  it('hold no time twice, keep wall times, add up, and lose no slot', () => {
    fc.assert(
      fc.property(arbitraryPlan, (one) => {
        const planned = toPlan(one);
        if (!planned) return;
        const { asked, made } = planned;
        const { bufferBefore, bufferAfter } = one.buffers;
        const free = made.chosen.filter(({ rejection }) => rejection === null);
        for (const slot of made.chosen) {
          const held = {
            from: new Date(slot.startsAt.getTime() - bufferBefore * MINUTE_MS),
            until: new Date(slot.endsAt.getTime() + bufferAfter * MINUTE_MS),
          };
          expect(slot.held).toEqual(held);
          const isIgnored = (busy: BusyPeriod): boolean =>
            one.policy === OWNER &&
            busy.kind === 'calendar' &&
            !meets(busy, { from: slot.startsAt, until: slot.endsAt });
          const holders = one.busy.filter(
            (busy) => busy.spaceId === slot.spaceId && meets(busy, held) && !isIgnored(busy),
          );
          if (holders.length > 0) expect(slot.rejection).not.toBeNull();
          if (slot.rejection === null) expect(slot.conflicts).toEqual([]);
          if (one.policy === OWNER && slot.rejection) expect(slot.rejection.isTaken).toBe(true);
        }
        for (const slot of free)
          for (const other of free)
            if (slot !== other && slot.spaceId === other.spaceId)
              expect(meets(slot.held, other.held)).toBe(false);
        const days = new Set(made.chosen.map(({ day }) => day));
        expect(made.chosen).toHaveLength(days.size * asked.rooms.length);
        const wall = toWallSlot(asked);
        if (one.days !== null && wall.startMinute >= 3 * 60)
          for (const slot of made.chosen)
            expect([slot.day, toWallSlot(slot).startMinute]).toEqual([slot.day, wall.startMinute]);
        expect(made.total.priceHaler).toBe(made.chosen.reduce((sum, slot) => sum + slot.price.priceHaler, 0));
        if (one.given !== null && one.policy.price !== 'quote')
          expect(made.total).toEqual({
            priceHaler: one.given * made.chosen.length,
            priceState: 'agreed',
          });
      }),
      { numRuns: 8000 },
    );
  });

  it('are never freed by more busy time', () => {
    fc.assert(
      fc.property(arbitraryPlan, (one) => {
        const [all, fewer] = [toPlan(one), toPlan(one, one.busy.slice(1))];
        if (!all || !fewer) return;
        fewer.made.chosen.forEach((slot, index) => {
          if (slot.rejection) expect(all.made.chosen[index]?.rejection).not.toBeNull();
        });
      }),
      { numRuns: 2000 },
    );
  });
});
