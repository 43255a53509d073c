import { Injectable } from '@nestjs/common';
import { dayAfter, pragueInstant } from '@prostora/contracts';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { assertNoFaults } from '../../platform/errors/index.ts';
import type { SimilarSpaces } from '../spaces/index.ts';
import { CatalogLive, type LiveCatalog } from './catalog-live.service.ts';
import { DAYS_AHEAD } from './catalog-query.ts';
import { dayAt, dayOf, type BusyInterval } from './index/busy-days.ts';
import type { FreeTime } from './index/catalog-index.ts';
import { EMPTY_FILTER } from './index/catalog-record.ts';
import { fromBytes } from './index/columns.ts';

/** The space card, typed by the port of similar spaces. */
type Card = Awaited<ReturnType<SimilarSpaces['similarTo']>>[number];

/**
 * Any one of the days, YYYY-MM-DD, both inclusive. `hours` are minutes of the day in Prague; an end not after
 * the start is on the next day.
 */
export type WantedTerm = {
  readonly from: string;
  readonly to: string;
  readonly hours: { readonly from: number; readonly until: number } | null;
};
/** Requirements of a customer on a space. */
export type SpaceNeeds = {
  readonly purposeId: number | null;
  readonly locationId: number | null;
  readonly attributeIds: readonly number[];
  readonly guests: number | null;
  readonly term: WantedTerm | null;
};

/** Finds published spaces that meet requirements, in the index of this process. */
@Injectable()
export class CatalogMatches {
  constructor(
    private readonly live: CatalogLive,
    private readonly clock: Clock,
  ) {}

  /** Number of matching spaces and the cards of the best ones. */
  find(needs: SpaceNeeds, limit: number): { total: number; cards: Card[] } {
    const live = this.live.current();
    const slots = this.slotsOf(needs, live);
    return {
      total: slots.length,
      cards: Array.from(
        slots.subarray(0, limit),
        (slot) => JSON.parse(fromBytes(live.index.columns.card(slot))) as Card,
      ),
    };
  }

  /**
   * The best matching spaces, one per building; further ones of the same buildings only to fill the limit.
   */
  spread(needs: SpaceNeeds, limit: number): number[] {
    const live = this.live.current();
    const { ids, buildingIds } = live.index.columns;
    const slots = Array.from(this.slotsOf(needs, live));
    const firsts = [...Map.groupBy(slots, (slot) => buildingIds[slot]).values()].flatMap(
      ([first]) => first ?? [],
    );
    return [...new Set([...firsts.slice(0, limit), ...slots])].slice(0, limit).map((slot) => ids[slot] ?? 0);
  }

  /** Cards of the published ones of the spaces, in the given order. */
  cards(spaceIds: readonly number[]): Card[] {
    const { columns } = this.live.current().index;
    return spaceIds.flatMap((id) => {
      const slot = columns.slotOf(id);
      return slot === undefined ? [] : [JSON.parse(fromBytes(columns.card(slot))) as Card];
    });
  }

  /** The published ones of the given spaces that meet the requirements. */
  among(spaceIds: readonly number[], needs: SpaceNeeds): Set<number> {
    const live = this.live.current();
    const ids = new Set(spaceIds);
    return new Set(
      Array.from(this.slotsOf(needs, live), (slot) => live.index.columns.ids[slot] ?? 0).filter((id) =>
        ids.has(id),
      ),
    );
  }

  /**
   * Whether a space is free in the remaining part of the time slot; null when it is not published, the slot
   * is past or the index is not ready.
   */
  isFree(spaceId: number, { from, to, hours }: WantedTerm): boolean | null {
    const today = this.clock.today();
    if (!this.live.isReady || to < today) return null;
    const { index } = this.live.current();
    const slot = index.columns.slotOf(spaceId);
    return slot === undefined
      ? null
      : index.isFree(slot, freeTimeOf({ from: from < today ? today : from, to, hours }));
  }

  /** Names of attributes in the order of their ids; unknown ids are skipped. */
  attributeNames(ids: readonly number[]): string[] {
    if (!this.live.isReady) return [];
    const { reference } = this.live.current();
    return ids.flatMap((id) => reference.attribute(id)?.name ?? []);
  }

  /**
   * Rejects unknown purposes, locations and attributes, and dates beyond the availability horizon, on their
   * fields.
   */
  assertKnown(needs: SpaceNeeds): void {
    const { reference } = this.live.current();
    const wrong: Record<string, string> = {};
    if (needs.purposeId !== null && reference.purpose(String(needs.purposeId)) === null)
      wrong['purpose_id'] = fieldError('choice');
    if (needs.locationId !== null && reference.tree.byId(needs.locationId) === null)
      wrong['location_id'] = fieldError('choice');
    if (needs.attributeIds.some((id) => reference.attribute(id) === null))
      wrong['attributes'] = fieldError('choice');
    Object.assign(wrong, this.faultsOf(needs.term));
    assertNoFaults(wrong);
  }

  private slotsOf(needs: SpaceNeeds, { index, reference }: LiveCatalog): Int32Array {
    this.assertKnown(needs);
    const isWhole = needs.locationId !== null && reference.tree.byId(needs.locationId)?.kind === 'country';
    const attributeIds = [...needs.attributeIds].sort((one, other) => one - other);
    const selection = index.select({
      ...EMPTY_FILTER,
      purposeId: needs.purposeId,
      locationId: isWhole ? null : needs.locationId,
      attributeIds,
    });
    return index.suiting(selection, needs.guests ?? 0, needs.term && freeTimeOf(needs.term));
  }

  /** The time slot has to lie within the availability horizon. */
  private faultsOf(term: WantedTerm | null): Record<string, string> {
    const today = dayAt(this.clock.now().getTime());
    if (term === null) return {};
    if ((dayOf(term.from) ?? 0) < today) return { date_from: fieldError('past') };
    return (dayOf(term.to) ?? 0) > today + DAYS_AHEAD ? { date_to: fieldError('tooFar') } : {};
  }
}

function freeTimeOf({ from, to, hours }: WantedTerm): FreeTime {
  const days = { from: dayOf(from) ?? 0, to: dayOf(to) ?? 0 };
  if (hours === null) return { days, spans: null };
  const spanOn = (day: string): BusyInterval => {
    const until = hours.until > hours.from ? hours.until : hours.until + 24 * 60;
    return [pragueInstant(day, hours.from).getTime(), pragueInstant(day, until).getTime()];
  };
  return {
    days,
    spans: Array.from({ length: days.to - days.from + 1 }, (_unused, at) => spanOn(dayAfter(from, at))),
  };
}
