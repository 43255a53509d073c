import { Injectable } from '@nestjs/common';
import { addDays, fromPragueWallTime } from '@prostora/contracts';
import { Clock } from '../../platform/clock/clock.ts';
import {
  assertNoFieldErrors,
  fieldError,
  type FieldError,
  type FieldErrors,
} from '../../platform/errors/index.ts';
import { MAX_DAYS_AHEAD } from './catalog-query.ts';
import { CatalogReferenceStore } from './catalog-reference-store.ts';
import { CatalogSearch, WHOLE_RESULT, parseCard, type Card } from './catalog-search.ts';
import { toPragueDay, parseDay, type TimeSpan } from './index/busy-days.ts';
import { EMPTY_QUERY, type FreeTime, type IndexQuery } from './index/index-query.ts';

/**
 * Any one of the days, YYYY-MM-DD, both inclusive. `hours` are minutes of the day in Prague; an end not after
 * the start is on the next day.
 */
export type TimeSlotPreference = {
  readonly from: string;
  readonly to: string;
  readonly hours: { readonly from: number; readonly until: number } | null;
};
/** Requirements of a customer on a space. */
export type SpaceRequirements = {
  readonly purposeId: number | null;
  readonly locationId: number | null;
  readonly attributeIds: readonly number[];
  readonly guests: number | null;
  readonly timeSlot: TimeSlotPreference | null;
};

/** Finds published spaces that meet requirements. */
@Injectable()
export class CatalogMatchingService {
  constructor(
    private readonly search: CatalogSearch,
    private readonly references: CatalogReferenceStore,
    private readonly clock: Clock,
  ) {}

  /** Number of matching spaces and the cards of the best ones. */
  async findMatches(
    requirements: SpaceRequirements,
    limit: number,
  ): Promise<{ total: number; cards: Card[] }> {
    const { total, cards } = await this.search.search({
      query: this.toIndexQuery(requirements),
      page: { ...WHOLE_RESULT, size: limit },
      withCards: true,
    });
    return { total, cards: cards.map(parseCard) };
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
  async isFree(spaceId: number, { from, to, hours }: TimeSlotPreference): Promise<boolean | null> {
    const today = this.clock.today();
    if (!this.search.isReady || to < today) return null;
    const query = { ...EMPTY_QUERY, spaceIds: [spaceId] };
    if ((await this.search.search({ query })).total === 0) return null;
    const freeTime = toFreeTime({ from: from < today ? today : from, to, hours });
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
    const { locationId, purposeId, attributeIds, guests, timeSlot } = requirements;
    const { tree } = this.references.getCurrent().reference;
    const isCountry = locationId !== null && tree.findById(locationId)?.kind === 'country';
    return {
      ...EMPTY_QUERY,
      purposeId,
      locationId: isCountry ? null : locationId,
      attributeIds: [...attributeIds].sort((one, other) => one - other),
      guests: guests ?? 0,
      freeTime: timeSlot && toFreeTime(timeSlot),
    };
  }

  /** The time slot has to lie within the availability horizon. */
  private validateTimeSlot(timeSlot: TimeSlotPreference | null): FieldErrors {
    const today = toPragueDay(this.clock.now().getTime());
    if (timeSlot === null) return {};
    if ((parseDay(timeSlot.from) ?? 0) < today) return { date_from: fieldError('past') };
    return (parseDay(timeSlot.to) ?? 0) > today + MAX_DAYS_AHEAD ? { date_to: fieldError('tooFar') } : {};
  }
}

function toFreeTime({ from, to, hours }: TimeSlotPreference): FreeTime {
  const first = parseDay(from) ?? 0;
  const days = Array.from({ length: (parseDay(to) ?? 0) - first + 1 }, (_unused, at) => first + at);
  if (hours === null) return { isEveryDay: false, days, spans: null };
  const until = hours.until > hours.from ? hours.until : hours.until + 24 * 60;
  return {
    isEveryDay: false,
    days,
    spans: days.map((_day, at): TimeSpan => {
      const day = addDays(from, at);
      return [fromPragueWallTime(day, hours.from).getTime(), fromPragueWallTime(day, until).getTime()];
    }),
  };
}
