import { Injectable } from '@nestjs/common';
import { DAY_MINUTES, toPragueDayNumber, type LAYOUTS, type MismatchReason } from '@prostora/contracts';
import type { TariffKind } from '@prostora/pricing';
import { Clock } from '../../../platform/clock/clock.ts';
import {
  assertNoFieldErrors,
  fieldError,
  type FieldError,
  type FieldErrors,
} from '../../../platform/errors/index.ts';
import { NO_EVENT, toEventConditions, type EventConditions } from '../query/catalog-event.ts';
import type { CatalogOffer } from '../catalog-offer.dto.ts';
import { toCatalogOffer } from './catalog-offer.ts';
import { CatalogReferenceStore } from '../index/catalog-reference-store.ts';
import { CatalogSearch, WHOLE_RESULT, parseCard, type Card } from '../index/catalog-search.ts';
import { MAX_DAYS_AHEAD, parseDay } from '../index/busy-days.ts';
import type { PurposeRef } from '../index/catalog-reference.ts';
import { EMPTY_QUERY, type IndexQuery } from '../index/index-query.ts';

/**
 * Days, YYYY-MM-DD, both inclusive. `hours` are minutes of the day in Prague; an end not after the start is on
 * the next day.
 */
export type TimeSlotPreference = {
  readonly from: string;
  readonly to: string;
  /** Whether one free day is enough; otherwise all of them are booked at once. */
  readonly isFlexible: boolean;
  /** Only these days, ascending, 1 is Monday; none = all. */
  readonly weekdays: readonly number[];
  readonly hours: { readonly from: number; readonly until: number } | null;
};
/** Requirements of a customer on a space. */
export type SpaceRequirements = {
  readonly purposeId: number | null;
  readonly locationId: number | null;
  readonly attributeIds: readonly number[];
  readonly guests: number | null;
  /** Layout in which the guests fit. */
  readonly layout: (typeof LAYOUTS)[number] | null;
  /** Totals are computed for the tariff of this kind. */
  readonly tariff: TariffKind | null;
  readonly timeSlot: TimeSlotPreference | null;
  /** For the whole event. */
  readonly budgetHaler: number | null;
};

const NO_REQUIREMENTS: SpaceRequirements = {
  purposeId: null,
  locationId: null,
  attributeIds: [],
  guests: null,
  layout: null,
  tariff: null,
  timeSlot: null,
  budgetHaler: null,
};

export type Mismatch = {
  readonly reason: MismatchReason;
  readonly count: number;
  /** Lowest total of the spaces over the budget. */
  readonly lowestTotalHaler: number | null;
};
/** How many spaces fit and why others for the purpose at the location do not. */
export type MatchSummary = {
  readonly total: number;
  /** Those of the total without a price: the budget cannot be compared. */
  readonly byAgreement: number;
  readonly mismatches: readonly Mismatch[];
};
export type MatchingCard = Card & { offer_for_me: CatalogOffer | null };

/**
 * Finds published spaces that meet requirements: purpose, location and attributes; room for the guests in the
 * layout; free on a day of the range or on all of them, at its hours; a total of the event within the budget. A
 * space without a total meets every budget; without a date there is no total. Conditions are those of the
 * catalogue's query.
 */
@Injectable()
export class CatalogMatchingService {
  constructor(
    private readonly search: CatalogSearch,
    private readonly references: CatalogReferenceStore,
    private readonly clock: Clock,
  ) {}

  /** Cards of the best matching spaces, with what they offer for the event. */
  async findMatches(requirements: SpaceRequirements, limit: number): Promise<MatchingCard[]> {
    const { cards, offers } = await this.search.search({
      query: this.toIndexQuery(requirements),
      page: { ...WHOLE_RESULT, size: limit },
      withCards: true,
    });
    return cards.map((card, at) => {
      const offer = offers[at];
      return { ...parseCard(card), offer_for_me: offer ? toCatalogOffer(offer) : null };
    });
  }

  /** Each space is counted once, under the first requirement it misses: equipment, size, time, budget. */
  async summarize(requirements: SpaceRequirements): Promise<MatchSummary> {
    const query = this.toIndexQuery(requirements);
    const count = async (relaxed: Partial<IndexQuery>): Promise<number> =>
      (await this.search.search({ query: { ...query, ...relaxed } })).total;
    const withoutBudget = { budgetMatch: 'any' } as const;
    const anyTime = { ...withoutBudget, days: null, freeTime: null };
    const anySize = { ...anyTime, guests: 0 };
    const [all, equipped, large, free, total, withTotal] = [
      await count({ ...anySize, attributeIds: [] }),
      await count(anySize),
      await count(anyTime),
      await count(withoutBudget),
      await count({}),
      await count({ budgetMatch: 'within' }),
    ];
    const { lowestTotalHaler } =
      free === total
        ? { lowestTotalHaler: null }
        : await this.search.search({ query: { ...query, budgetMatch: 'over' }, withLowestTotal: true });
    const mismatches: Mismatch[] = [
      { reason: 'over_budget', count: free - total, lowestTotalHaler },
      { reason: 'taken', count: large - free, lowestTotalHaler: null },
      { reason: 'too_small', count: equipped - large, lowestTotalHaler: null },
      { reason: 'attributes', count: all - equipped, lowestTotalHaler: null },
    ];
    const byAgreement = total - withTotal;
    return { total, byAgreement, mismatches: mismatches.filter((mismatch) => mismatch.count > 0) };
  }

  /**
   * The best matching spaces, one per building; further ones of the same buildings only to fill the limit.
   */
  async selectAcrossBuildings(requirements: SpaceRequirements, limit: number): Promise<number[]> {
    const { ids, buildingIds } = await this.search.search({
      query: this.toIndexQuery(requirements),
      page: WHOLE_RESULT,
    });
    const buildings = new Set<number>();
    const firstPerBuilding = ids.filter((_id, at) => {
      const { size } = buildings;
      return buildings.add(buildingIds[at] ?? 0).size > size;
    });
    return [...new Set([...firstPerBuilding.slice(0, limit), ...ids])].slice(0, limit);
  }

  /** Cards of the published ones of the spaces, in the given order. */
  async listCards(spaceIds: readonly number[]): Promise<Card[]> {
    const { ids, cards } = await this.search.search({
      query: { ...EMPTY_QUERY, spaceIds },
      page: WHOLE_RESULT,
      withCards: true,
    });
    const cardsById = new Map(ids.map((id, at) => [id, cards[at]]));
    return spaceIds.flatMap((id) => {
      const card = cardsById.get(id);
      return card === undefined ? [] : [parseCard(card)];
    });
  }

  /** The published ones of the given spaces that meet the requirements. */
  async filterMatching(spaceIds: readonly number[], requirements: SpaceRequirements): Promise<Set<number>> {
    const query = { ...this.toIndexQuery(requirements), spaceIds };
    return new Set((await this.search.search({ query, page: WHOLE_RESULT })).ids);
  }

  /**
   * Whether a space is free in the remaining part of the time slot; null when it is not published, the slot
   * is past or the search is not ready.
   */
  async isFree(spaceId: number, timeSlot: TimeSlotPreference): Promise<boolean | null> {
    if (!this.search.isReady || timeSlot.to < this.clock.today()) return null;
    const query = { ...EMPTY_QUERY, spaceIds: [spaceId] };
    if ((await this.search.search({ query })).total === 0) return null;
    const { freeTime } = this.toConditions({ ...NO_REQUIREMENTS, timeSlot }, null);
    return (await this.search.search({ query: { ...query, freeTime } })).total > 0;
  }

  /** Names of attributes in the order of their ids; unknown ids are skipped. */
  listAttributeNames(ids: readonly number[]): string[] {
    if (!this.search.isReady) return [];
    const { reference } = this.references.getCurrent();
    return ids.flatMap((id) => reference.findAttribute(id)?.name ?? []);
  }

  /**
   * Rejects unknown purposes, locations and attributes, and dates beyond the availability horizon, on their
   * fields.
   */
  assertValid(requirements: SpaceRequirements): void {
    const { reference } = this.references.getCurrent();
    const errors: Record<string, FieldError> = {};
    if (requirements.purposeId !== null && reference.findPurpose(String(requirements.purposeId)) === null)
      errors['purpose_id'] = fieldError('choice');
    if (requirements.locationId !== null && reference.tree.findById(requirements.locationId) === null)
      errors['location_id'] = fieldError('choice');
    if (requirements.attributeIds.some((id) => reference.findAttribute(id) === null))
      errors['attributes'] = fieldError('choice');
    Object.assign(errors, this.validateTimeSlot(requirements.timeSlot));
    assertNoFieldErrors(errors);
  }

  private toIndexQuery(requirements: SpaceRequirements): IndexQuery {
    this.assertValid(requirements);
    const { locationId, purposeId, attributeIds } = requirements;
    const { reference } = this.references.getCurrent();
    const isCountry = locationId !== null && reference.tree.findById(locationId)?.kind === 'country';
    const purpose = purposeId === null ? null : reference.findPurpose(String(purposeId));
    return {
      ...EMPTY_QUERY,
      purposeId: purpose?.id ?? null,
      locationId: isCountry ? null : locationId,
      attributeIds: [...attributeIds].sort((one, other) => one - other),
      ...this.toConditions(requirements, purpose),
      budgetMatch: 'not_over',
    };
  }

  /** Conditions of the catalogue for the event, with its total. */
  private toConditions(
    { timeSlot, guests, layout, tariff, budgetHaler }: SpaceRequirements,
    purpose: PurposeRef | null,
  ): EventConditions {
    const { from = null, until = null } = timeSlot?.hours ?? {};
    const isNextDay = from !== null && until !== null && until <= from;
    return toEventConditions(
      timeSlot,
      {
        ...NO_EVENT,
        timeFrom: from,
        timeTo: isNextDay ? until + DAY_MINUTES : until,
        isFlexible: timeSlot?.isFlexible ?? true,
        weekdays: timeSlot?.weekdays ?? [],
        today: this.clock.today(),
        guests,
        layout,
        tariff,
        priceMax: budgetHaler === null ? null : budgetHaler / 100,
      },
      purpose,
    );
  }

  /** The time slot has to lie within the availability horizon. */
  private validateTimeSlot(timeSlot: TimeSlotPreference | null): FieldErrors {
    const today = toPragueDayNumber(this.clock.now());
    if (timeSlot === null) return {};
    if ((parseDay(timeSlot.from) ?? 0) < today) return { date_from: fieldError('past') };
    return (parseDay(timeSlot.to) ?? 0) > today + MAX_DAYS_AHEAD ? { date_to: fieldError('tooFar') } : {};
  }
}
