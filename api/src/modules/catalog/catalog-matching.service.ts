import { Injectable } from '@nestjs/common';
import { addDays, fromPragueWallTime } from '@prostora/contracts';
import { Clock } from '../../platform/clock/clock.ts';
import {
  assertNoFieldErrors,
  fieldError,
  type FieldError,
  type FieldErrors,
} from '../../platform/errors/index.ts';
import type { SimilarSpaces } from '../spaces/index.ts';
import { CatalogIndexStore, type LoadedCatalog } from './catalog-index-store.ts';
import { MAX_DAYS_AHEAD } from './catalog-query.ts';
import { toPragueDay, parseDay, type BusyInterval } from './index/busy-days.ts';
import type { FreeTime } from './index/catalog-index.ts';
import { EMPTY_FILTER } from './index/catalog-record.ts';
import { fromBytes } from './index/columns.ts';

/** The space card, typed by the port of similar spaces. */
type Card = Awaited<ReturnType<SimilarSpaces['listSimilar']>>[number];

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

/** Finds published spaces that meet requirements, in the index of this process. */
@Injectable()
export class CatalogMatchingService {
  constructor(
    private readonly store: CatalogIndexStore,
    private readonly clock: Clock,
  ) {}

  /** Number of matching spaces and the cards of the best ones. */
  findMatches(requirements: SpaceRequirements, limit: number): { total: number; cards: Card[] } {
    const catalog = this.store.getCatalog();
    const slots = this.selectIndexSlots(requirements, catalog);
    return {
      total: slots.length,
      cards: Array.from(
        slots.subarray(0, limit),
        (slot) => JSON.parse(fromBytes(catalog.index.columns.getCard(slot))) as Card,
      ),
    };
  }

  /**
   * The best matching spaces, one per building; further ones of the same buildings only to fill the limit.
   */
  selectAcrossBuildings(requirements: SpaceRequirements, limit: number): number[] {
    const catalog = this.store.getCatalog();
    const { ids, buildingIds } = catalog.index.columns;
    const slots = Array.from(this.selectIndexSlots(requirements, catalog));
    const firstPerBuilding = [...Map.groupBy(slots, (slot) => buildingIds[slot]).values()].flatMap(
      ([first]) => first ?? [],
    );
    return [...new Set([...firstPerBuilding.slice(0, limit), ...slots])]
      .slice(0, limit)
      .map((slot) => ids[slot] ?? 0);
  }

  /** Cards of the published ones of the spaces, in the given order. */
  cards(spaceIds: readonly number[]): Card[] {
    const { columns } = this.store.getCatalog().index;
    return spaceIds.flatMap((id) => {
      const slot = columns.findSlot(id);
      return slot === undefined ? [] : [JSON.parse(fromBytes(columns.getCard(slot))) as Card];
    });
  }

  /** The published ones of the given spaces that meet the requirements. */
  filterMatching(spaceIds: readonly number[], requirements: SpaceRequirements): Set<number> {
    const catalog = this.store.getCatalog();
    const ids = new Set(spaceIds);
    return new Set(
      Array.from(
        this.selectIndexSlots(requirements, catalog),
        (slot) => catalog.index.columns.ids[slot] ?? 0,
      ).filter((id) => ids.has(id)),
    );
  }

  /**
   * Whether a space is free in the remaining part of the time slot; null when it is not published, the slot
   * is past or the index is not ready.
   */
  isFree(spaceId: number, { from, to, hours }: TimeSlotPreference): boolean | null {
    const today = this.clock.today();
    if (!this.store.isReady || to < today) return null;
    const { index } = this.store.getCatalog();
    const slot = index.columns.findSlot(spaceId);
    return slot === undefined
      ? null
      : index.isFree(slot, toFreeTime({ from: from < today ? today : from, to, hours }));
  }

  /** Names of attributes in the order of their ids; unknown ids are skipped. */
  listAttributeNames(ids: readonly number[]): string[] {
    if (!this.store.isReady) return [];
    const { reference } = this.store.getCatalog();
    return ids.flatMap((id) => reference.findAttribute(id)?.name ?? []);
  }

  /**
   * Rejects unknown purposes, locations and attributes, and dates beyond the availability horizon, on their
   * fields.
   */
  assertValid(requirements: SpaceRequirements): void {
    const { reference } = this.store.getCatalog();
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

  private selectIndexSlots(requirements: SpaceRequirements, { index, reference }: LoadedCatalog): Int32Array {
    this.assertValid(requirements);
    const isCountry =
      requirements.locationId !== null &&
      reference.tree.findById(requirements.locationId)?.kind === 'country';
    const attributeIds = [...requirements.attributeIds].sort((one, other) => one - other);
    const selection = index.select({
      ...EMPTY_FILTER,
      purposeId: requirements.purposeId,
      locationId: isCountry ? null : requirements.locationId,
      attributeIds,
    });
    return index.findSuitable(
      selection,
      requirements.guests ?? 0,
      requirements.timeSlot && toFreeTime(requirements.timeSlot),
    );
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
  const days = { from: parseDay(from) ?? 0, to: parseDay(to) ?? 0 };
  if (hours === null) return { days, spans: null };
  const toInterval = (day: string): BusyInterval => {
    const until = hours.until > hours.from ? hours.until : hours.until + 24 * 60;
    return [fromPragueWallTime(day, hours.from).getTime(), fromPragueWallTime(day, until).getTime()];
  };
  return {
    days,
    spans: Array.from({ length: days.to - days.from + 1 }, (_unused, at) => toInterval(addDays(from, at))),
  };
}
