import type { OfferedHours } from '@prostora/pricing';
import { createFieldError, fieldError } from '../../../platform/errors/index.ts';
import {
  isSamePrice,
  moveChoices,
  toPriceState,
  toTotalHaler,
  type PricedQuote,
  type QuoteRequest,
  type ShownQuotes,
  type SlotPrices,
  type TimeSlot,
} from '../../pricing/index.ts';
import { reservationNotFound } from '../reservation.errors.ts';
import { toAvailabilityContext, toHeldPeriod, classifySlotHours } from '../booking-context.ts';
import type { SpaceSchedules, SpaceWithBookingContext } from '../booking-context.loader.ts';
import type { BookingDay } from './booking-days.ts';
import type { BookingPolicy } from './booking-policy.ts';
import type { SlotsRequest } from './booking-request.ts';
import {
  findBookingRejection,
  findLayoutRejection,
  findMoveRejection,
  SLOT_TAKEN_REJECTION,
  type BookingRejection,
} from '../booking-rules.ts';
import { sumPrices, type Price } from '../reservation-price.ts';
import {
  isOnlyNear,
  listConflicts,
  listSelfConflicts,
  type HeldSlot,
  type SlotConflict,
} from '../slot-conflicts.ts';
import { HOUR_MS, isCzechHoliday, type OwnBookingWarningCode } from '@prostora/contracts';

/** What a booking is planned against. */
export type PlanningData = {
  /** Those of the request. */
  readonly days: readonly BookingDay[];
  readonly spaces: SpaceSchedules;
  /** Prices the slots of the request. */
  readonly price: SlotPrices;
  /** Null when the guest shows no quote. */
  readonly shown: ShownQuotes | null;
};

type RoomSlot = BookingDay &
  HeldSlot & {
    /** Index of the space in the request. */
    readonly room: number;
    readonly space: SpaceWithBookingContext;
  };
type CheckedSlot = RoomSlot & {
  readonly offered: OfferedHours;
  /** The first broken rule that prevents the booking; null for a free slot. */
  readonly rejection: BookingRejection | null;
  readonly conflicts: readonly SlotConflict[];
  /** Broken rules that do not prevent it. */
  readonly warnings: readonly BookingWarning[];
};
/** One space on one day, with all that decides about it. */
export type PlannedSlot = CheckedSlot & {
  readonly price: Price;
  /** Null for a price that the owner gave. */
  readonly quote: PricedQuote | null;
  /** The quote that was shown to the guest, which has expired and whose price differs. */
  readonly outdated: PricedQuote | null;
};
export type BookingPlan = {
  /** By day, then in the order of the spaces; with the listed days that the pattern leaves out. */
  readonly slots: readonly PlannedSlot[];
  /** Those that are booked. */
  readonly chosen: readonly PlannedSlot[];
  /** Of the chosen slots. */
  readonly total: Price;
  /** Time at which the rules were evaluated. */
  readonly now: Date;
};

/**
 * Plans a booking: slots, rules, conflicts, warnings and prices of all spaces on all days. Pure.
 * @throws DomainError VALIDATION on `rooms`, `quote_token`, or a choice that the price list of the
 * first free slot does not have
 */
export function planBooking(
  request: SlotsRequest,
  schedule: PlanningData,
  policy: BookingPolicy,
  now: Date,
): BookingPlan {
  const spaces = request.rooms.map(({ spaceId }) => {
    const space = schedule.spaces.get(spaceId);
    if (!space) throw reservationNotFound();
    return space;
  });
  assertSeparateFloors(spaces);
  const slots = schedule.days.flatMap((day) =>
    spaces.map((space, room): RoomSlot => {
      const held = toHeldPeriod(day, space.context.settings);
      return { ...day, room, space, spaceId: space.id, held };
    }),
  );
  const chosenSlots = slots.filter(({ isChosen }) => isChosen);
  const checked = slots.map((slot) => checkSlot(slot, chosenSlots, { request, policy, now }));
  const firstFree = checked.find(({ isChosen, rejection }) => isChosen && rejection === null);
  const planned = checked.map((slot): PlannedSlot => ({
    ...slot,
    ...priceSlot(slot, slot === firstFree ? 'checked' : 'moved', { request, policy, schedule }),
  }));
  const chosen = planned.filter(({ isChosen }) => isChosen);
  return { slots: planned, chosen, total: sumPrices(chosen.map(({ price }) => price)), now };
}

function checkSlot(
  slot: RoomSlot,
  chosen: readonly RoomSlot[],
  { request, policy, now }: { request: SlotsRequest; policy: BookingPolicy; now: Date },
): CheckedSlot {
  const { space } = slot;
  const guests = request.guests ?? 1;
  const wanted = { startsAt: slot.startsAt, endsAt: slot.endsAt, guests };
  const met = listConflicts(slot, space.context.busy);
  const availability = toAvailabilityContext(space.context, slot, met.length > 0);
  const self = listSelfConflicts(slot, chosen);
  if (policy.rules === 'warn') {
    const conflicts = [...met.filter((one) => !isOnlyNear(slot, one)), ...self];
    const isNear = met.some((one) => isOnlyNear(slot, one));
    const foreign = { code: 'FOREIGN_CALENDAR', spaceId: space.id, day: slot.day, values: [] } as const;
    return {
      ...slot,
      offered: availability.offered,
      rejection: conflicts.length > 0 ? SLOT_TAKEN_REJECTION : null,
      conflicts,
      warnings: [...listWarnings(slot, space, request.guests, now), ...(isNear ? [foreign] : [])],
    };
  }
  const broken =
    policy.rules === 'bind'
      ? (findLayoutRejection(guests, request.choices.layout, space.layoutCapacities) ??
        findBookingRejection(wanted, availability, now))
      : findMoveRejection(wanted, availability, now);
  const rejection = broken ?? (self.length > 0 ? SLOT_TAKEN_REJECTION : null);
  return {
    ...slot,
    offered: availability.offered,
    rejection: slot.isSkipped ? null : rejection,
    conflicts: [...met, ...self],
    warnings: [],
  };
}

function priceSlot(
  { space, room, startsAt, endsAt, isChosen, rejection }: CheckedSlot,
  choices: 'checked' | 'moved',
  { request, policy, schedule }: { request: SlotsRequest; policy: BookingPolicy; schedule: PlanningData },
): Pick<PlannedSlot, 'price' | 'quote' | 'outdated'> {
  const priceHaler = policy.price === 'quote' ? null : (request.rooms[room]?.priceHaler ?? null);
  if (priceHaler !== null)
    return { price: { priceHaler, priceState: 'agreed' }, quote: null, outdated: null };
  if (policy.price === 'agreed')
    return { price: { priceHaler: 0, priceState: 'none' }, quote: null, outdated: null };
  const asked: QuoteRequest = {
    ...moveChoices({ ...request.choices, company: request.company ?? null }, request, { startsAt, endsAt }),
    spaceId: space.id,
    startsAt,
    endsAt,
    guests: request.guests,
  };
  const shown = schedule.shown && isChosen && rejection === null ? schedule.shown(asked) : null;
  const quote = shown?.isGuaranteed ? shown : schedule.price(asked, space.context, choices);
  return {
    price: { priceHaler: toTotalHaler(quote.snapshot), priceState: toPriceState(quote.snapshot) },
    quote,
    outdated: shown && !isSamePrice(shown.snapshot, quote.snapshot) ? shown : null,
  };
}

/** @throws DomainError VALIDATION on `rooms` when two of the spaces share floor area */
function assertSeparateFloors(spaces: readonly SpaceWithBookingContext[]): void {
  spaces.forEach((first, index) => {
    const second = spaces.slice(index + 1).find(({ id }) => first.sharing.includes(id));
    if (second)
      throw createFieldError('rooms', fieldError('sharedFloor', { first: first.name, second: second.name }));
  });
}

/** A fact the owner should know; `values` are those of its text. */
export type BookingWarning = {
  readonly code: OwnBookingWarningCode;
  readonly spaceId: number;
  readonly day: string;
  readonly values: readonly number[];
};

/** The owner's own rules that the slot breaks; none of them prevents the booking. */
export function listWarnings(
  slot: TimeSlot & { readonly spaceId: number; readonly day: string },
  { context, hasHours }: Pick<SpaceWithBookingContext, 'context' | 'hasHours'>,
  guests: number | null,
  now: Date,
): BookingWarning[] {
  const { capacity, settings } = context;
  const warnings: BookingWarning[] = [];
  const add = (code: OwnBookingWarningCode, ...values: number[]): void => {
    warnings.push({ code, spaceId: slot.spaceId, day: slot.day, values });
  };
  if (hasHours && classifySlotHours(context, slot) !== 'inside') add('OUTSIDE_HOURS');
  const isShort = slot.startsAt.getTime() < now.getTime() + settings.noticeHours * HOUR_MS;
  if (isShort && slot.startsAt > now) add('SHORT_NOTICE', settings.noticeHours);
  if (guests !== null && capacity !== null && guests > capacity) add('OVER_CAPACITY', guests, capacity);
  if (isCzechHoliday(slot.day)) add('HOLIDAY');
  return warnings;
}
