import { RANKING_CRITERIA, type RankingCriterion } from '@prostora/contracts/event-ranking.ts';
import type { Columns } from './columns.ts';
import {
  explainMatch,
  ON_REQUEST_SHARE,
  sumPoints,
  type MatchDetails,
  type SpaceMatch,
} from './event-match.ts';
import type { IndexQuery } from './index-query.ts';
import { LeastNumbers, selectSmallest } from './orders.ts';
import { measureKm } from './page-selection.ts';
import { RANK_WEIGHTS } from './rank-weights.ts';
import type { SpaceOffers } from './space-offers.ts';

/** Criteria that need no offer of the space. */
const COLUMN_CRITERIA: readonly RankingCriterion[] = [
  'capacity',
  'layout',
  'distance',
  'words',
  'presentation',
];
/** Spaces whose offers are compared: the best by columns. The others follow in the order of the columns. */
const VALUED_SPACES = 1000;
/** Spaces from which the usual price is estimated. */
const PRICE_SAMPLE = 100;
/** Units of the plan from which on none is better. */
const TOP_PLAN = 3;

/** Whether the recommended order depends on the event of a query. */
export const hasEvent = ({ guests, layout, offer, sentence }: IndexQuery): boolean =>
  guests > 0 || layout !== null || offer !== null || (sentence?.near ?? null) !== null;

type RankingSources = {
  readonly columns: Columns;
  readonly offers: SpaceOffers;
  /** Of text hits; null without words. */
  readonly scores: Uint16Array | null;
  /** Slots of the result by rank. */
  readonly walk: (from: number, count: number) => Int32Array;
};

/** The recommended order of the spaces of a result for an event. Valid as long as the selection. */
export class EventRanking {
  private readonly details: MatchDetails;
  private readonly usualHaler: number | null;
  private readonly topScore: number;

  constructor(
    private readonly query: IndexQuery,
    private readonly slots: Int32Array,
    private readonly sources: RankingSources,
  ) {
    this.details = {
      guests: query.guests > 0 ? query.guests : null,
      capacity: 0,
      layout: null,
      price: null,
      availability: null,
      km: null,
      words: null,
      completeness: 0,
      isRecommended: false,
      plan: 0,
    };
    this.usualHaler = this.findUsualPrice();
    const { scores } = sources;
    this.topScore = scores === null ? 0 : slots.reduce((top, slot) => Math.max(top, scores[slot] ?? 0), 0);
  }

  /** Slots of a page, best first; ties by rank, then by id. */
  selectPage(from: number, to: number): Int32Array {
    const { columns, walk } = this.sources;
    const points = new Float64Array(columns.used);
    const compare = (one: number, other: number): number =>
      (points[other] ?? 0) - (points[one] ?? 0) ||
      (columns.rank[other] ?? 0) - (columns.rank[one] ?? 0) ||
      (columns.ids[one] ?? 0) - (columns.ids[other] ?? 0);
    const rated = this.hasColumnCriteria() ? this.rateColumns(points, to) : null;
    const valued = rated ? selectSmallest(rated, compare, 0, VALUED_SPACES) : walk(0, VALUED_SPACES);
    for (const slot of valued) {
      this.readColumns(slot);
      this.readOffer(slot);
      points[slot] = sumPoints(this.details, RANKING_CRITERIA);
    }
    valued.sort(compare);
    if (to <= valued.length) return valued.subarray(from, to);
    const [first, last] = [Math.max(0, from - valued.length), to - valued.length];
    const rest = rated
      ? selectSmallest(rated.subarray(valued.length), compare, first, last)
      : walk(valued.length + first, Math.max(0, Math.min(last, this.slots.length) - first));
    return Int32Array.of(...valued.subarray(from), ...rest);
  }

  /** Whether columns tell spaces apart beyond their rank. */
  private hasColumnCriteria(): boolean {
    const { guests, layout, usualLayout, center } = this.query;
    return guests > 0 || (layout ?? usualLayout ?? center) !== null || this.topScore > 0;
  }

  /** Writes the points of columns; returns the slots that can be on the pages before `to`. */
  private rateColumns(points: Float64Array, to: number): Int32Array {
    const best = new LeastNumbers(VALUED_SPACES);
    for (let at = 0; at < this.slots.length; at += 1) {
      const slot = this.slots[at] ?? 0;
      this.readColumns(slot);
      points[slot] = sumPoints(this.details, COLUMN_CRITERIA);
      best.add(-(points[slot] ?? 0));
    }
    if (to > VALUED_SPACES) return this.slots.slice();
    return this.slots.filter((slot) => -(points[slot] ?? 0) <= best.most);
  }

  explain(slot: number): SpaceMatch {
    this.readColumns(slot);
    this.readOffer(slot);
    return explainMatch(this.details);
  }

  private readColumns(slot: number): void {
    const { columns, scores } = this.sources;
    const { center, layout, usualLayout } = this.query;
    const { details } = this;
    details.capacity = columns.getCapacity(slot, layout, usualLayout);
    details.layout = columns.getLayoutMatch(slot, layout ?? usualLayout);
    details.km = center && measureKm(columns, slot, center);
    details.words = scores && this.topScore > 0 ? (scores[slot] ?? 0) / this.topScore : null;
    const rank = columns.rank[slot] ?? 0;
    details.isRecommended = rank >= RANK_WEIGHTS.recommended;
    const rest = details.isRecommended ? rank - RANK_WEIGHTS.recommended : rank;
    const plan = Math.floor(rest / RANK_WEIGHTS.plan);
    details.plan = Math.min(1, plan / TOP_PLAN);
    details.completeness = Math.min(1, (rest - plan * RANK_WEIGHTS.plan) / RANK_WEIGHTS.completeness);
  }

  private readOffer(slot: number): void {
    const { details, usualHaler } = this;
    const { columns, offers } = this.sources;
    const { offer: request } = this.query;
    if (request === null) {
      const haler = columns.price[slot] ?? Number.POSITIVE_INFINITY;
      details.price = { haler: Number.isFinite(haler) ? haler : null, isComplete: true, usualHaler };
      details.availability = null;
      return;
    }
    const outline = offers.outline(slot, request);
    details.price = {
      haler: outline?.totalHaler ?? null,
      isComplete: outline?.isComplete ?? false,
      usualHaler,
    };
    const share = { free: 1, on_request: ON_REQUEST_SHARE, taken: 0 }[outline?.state ?? 'taken'];
    details.availability = request.isRepeated ? share * offers.getFreeShare(slot, request) : share;
  }

  /** Median of a sample of the result; null where no space of it has a price. */
  private findUsualPrice(): number | null {
    const { columns, offers } = this.sources;
    const { offer: request } = this.query;
    const step = Math.max(1, Math.floor(this.slots.length / PRICE_SAMPLE));
    const prices: number[] = [];
    for (let at = 0; at < this.slots.length; at += step) {
      const slot = this.slots[at] ?? 0;
      const haler = request ? offers.outline(slot, request)?.totalHaler : columns.price[slot];
      if (haler !== null && haler !== undefined && Number.isFinite(haler)) prices.push(haler);
    }
    prices.sort((one, other) => one - other);
    return prices[prices.length >>> 1] ?? null;
  }
}
