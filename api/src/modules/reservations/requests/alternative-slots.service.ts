import { Injectable } from '@nestjs/common';
import { DAY_MS, toPragueWallTime } from '@prostora/contracts';
import { listDayHours, toDayMinute } from '@prostora/contracts/day-hours.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { SingleFlight } from '../../../platform/concurrency/single-flight.ts';
import { moveChoices, NO_CHOICES, PricingService, type PricedChoices } from '../../pricing/index.ts';
import { SimilarSpaces } from '../../spaces/index.ts';
import { ALTERNATIVE_DAYS, findOpenSlots, type PricedAlternativeSlot } from './alternative-slots.ts';
import { toAvailabilityContext, type BookingContext } from '../booking-context.ts';
import { BookingContextLoader, type SpaceWithBookingContext } from '../booking-context.loader.ts';
import { findBookingRejection, type BookingSlot } from '../booking-rules.ts';
import { toAlternativeDto, type Opening } from './availability-check.mapper.ts';

/** Similar spaces checked, and the most that are returned. */
const MAX_CANDIDATES = 12;
const MAX_SUGGESTIONS = 3;

/** What the prices of alternatives depend on besides their time. */
type AlternativeChoices = PricedChoices & { readonly guests: number | null };

type NearbySlots = { readonly opening: Opening; readonly alternatives: PricedAlternativeSlot[] };
type Alternatives = { alternatives: object[]; similar_spaces: object[] };

/** Alternatives to a taken slot. Computed after the transaction has failed, without locks. */
@Injectable()
export class AlternativeSlotsService {
  /** Many clients at one slot lose it at once; their alternatives are the same. */
  private readonly inFlight = new SingleFlight<string, Alternatives>();

  constructor(
    private readonly contexts: BookingContextLoader,
    private readonly similarSpaces: SimilarSpaces,
    private readonly pricing: PricingService,
    private readonly clock: Clock,
  ) {}

  /** Extra members of the response 409 SLOT_TAKEN. */
  findAlternatives(
    spaceId: number,
    slot: BookingSlot,
    choices: AlternativeChoices = { ...NO_CHOICES, guests: slot.guests },
  ): Promise<Alternatives> {
    const { startsAt, endsAt, guests } = slot;
    const key = JSON.stringify([spaceId, startsAt, endsAt, guests, choices]);
    return this.inFlight.run(key, async () => ({
      alternatives: ((await this.findNearby(spaceId, slot, choices))?.alternatives ?? []).map(
        toAlternativeDto,
      ),
      similar_spaces: await this.listSimilarSpaces(spaceId, slot),
    }));
  }

  /** The nearest free slots of the space with their prices, and its hours on the day of the slot. */
  async findNearby(
    spaceId: number,
    slot: BookingSlot,
    choices: AlternativeChoices,
  ): Promise<NearbySlots | null> {
    const searchSpan = {
      startsAt: new Date(slot.startsAt.getTime() - (ALTERNATIVE_DAYS + 1) * DAY_MS),
      endsAt: new Date(slot.endsAt.getTime() + (ALTERNATIVE_DAYS + 1) * DAY_MS),
    };
    const space = await this.contexts.loadForRead(spaceId, searchSpan);
    if (!space) return null;
    const opening = toOpening(space.context, slot);
    const open = findOpenSlots(slot, opening.hours, space.context, this.clock.now());
    const price = await this.pricing.loadPrices(
      open.map(({ startsAt }) => ({ spaceId, startsAt })),
      choices.purpose,
    );
    const alternatives = open.map((alternative): PricedAlternativeSlot => {
      const { startsAt, endsAt } = alternative;
      const request = { ...moveChoices(choices, slot, alternative), spaceId, startsAt, endsAt };
      return { ...alternative, quote: price(request, space.context, 'moved').snapshot };
    });
    return { opening, alternatives };
  }

  /** Similar spaces that accept the slot; spaces with opening hours only when the slot lies inside them. */
  private async listSimilarSpaces(spaceId: number, slot: BookingSlot): Promise<object[]> {
    const cards = (await this.similarSpaces.listSimilar(spaceId, MAX_CANDIDATES)).filter(
      ({ capacity }) => capacity >= slot.guests,
    );
    if (cards.length === 0) return [];
    const spaces = await this.contexts.listForRead(
      cards.map(({ id }) => id),
      slot,
    );
    return cards
      .filter(({ id }) => isSlotOffered(spaces.get(id), slot, this.clock.now()))
      .slice(0, MAX_SUGGESTIONS);
  }
}

function isSlotOffered(space: SpaceWithBookingContext | undefined, slot: BookingSlot, now: Date): boolean {
  if (space?.status !== 'PUBLISHED' || space.isUnattended) return false;
  const availability = toAvailabilityContext(space.context, slot);
  return (
    (!space.hasHours || availability.offered === 'inside') &&
    findBookingRejection(slot, availability, now) === null
  );
}

function toOpening({ windows }: BookingContext, { startsAt, endsAt }: BookingSlot): Opening {
  const { day, minute } = toPragueWallTime(startsAt);
  return { hours: listDayHours(windows, day), asked: { from: minute, to: toDayMinute(day, endsAt) } };
}
