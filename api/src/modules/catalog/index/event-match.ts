import { RANKING_CRITERIA, type RankingCriterion } from '@prostora/contracts/event-ranking.ts';

/** What the recommended order knows of a space for an event; null: the event says nothing about it. */
export type MatchDetails = {
  guests: number | null;
  /** In the layout of the event. */
  capacity: number;
  /** Whether the space gives the layout; `unknown` of a space without layouts. */
  layout: 'given' | 'other' | 'unknown' | null;
  price: MatchPrice | null;
  /** Share of the dates at which the space is free, lowered where it is on request. */
  availability: number | null;
  /** From the centre of the place. */
  km: number | null;
  /** Relevance of the words, 0 to 1. */
  words: number | null;
  /** 0 to 1, of the completeness of the presentation. */
  completeness: number;
  isRecommended: boolean;
  /** 0 to 1, of the owner's plan. */
  plan: number;
};
export type MatchPrice = {
  /** Null: by agreement. */
  readonly haler: number | null;
  readonly isComplete: boolean;
  /** Median of the result; null where no space has a price. */
  readonly usualHaler: number | null;
};

/** Why a space stands where it does. */
export type MatchReason = {
  readonly criterion: RankingCriterion;
  readonly points: number;
  readonly max: number;
  /** Percent of the capacity that is used, percent of the usual price, kilometres. */
  readonly value: number | null;
};
export type SpaceMatch = { readonly points: number; readonly reasons: readonly MatchReason[] };

/** From this share of its capacity on a space is filled well, above the second one it is tight. */
const [FULL_SHARE, TIGHT_SHARE] = [0.8, 0.97];
/** Distance from which on none is better than another. */
const FAR_KM = 20;
export const ON_REQUEST_SHARE = 0.4;

const clamp = (share: number): number => Math.max(0, Math.min(1, share));

/** 80 of 100 earn all, 80 of 160 three quarters, 80 of 700 a fifth. */
function rateCapacity({ guests, capacity }: MatchDetails): number | null {
  if (guests === null) return null;
  const share = guests / capacity;
  if (share > TIGHT_SHARE) return 0.95;
  const missing = Math.max(0, 1 - share / FULL_SHARE);
  return 1 - missing * Math.sqrt(missing);
}

const LAYOUT_SHARES = { given: 1, unknown: 0.3, other: 0.2 } as const;

/** The usual price earns half, half and twice of it a quarter more and less; an agreement little. */
function ratePrice({ price }: MatchDetails): number | null {
  if (price === null || price.usualHaler === null) return null;
  if (price.haler === null) return 0.2;
  const share = clamp(0.5 - Math.log2(Math.max(1, price.haler) / Math.max(1, price.usualHaler)) / 4);
  return price.isComplete ? share : share * 0.8;
}

/** Points of the criteria, 100 without words. */
const MAX_POINTS: Readonly<Record<RankingCriterion, number>> = {
  capacity: 34,
  layout: 16,
  price: 18,
  availability: 12,
  distance: 8,
  words: 40,
  presentation: 12,
};

/** The rule of the recommended order for an event: the share of a criterion's points that details earn, 0 to 1. */
function rate(criterion: RankingCriterion, details: MatchDetails): number | null {
  switch (criterion) {
    case 'capacity':
      return rateCapacity(details);
    case 'layout':
      return details.layout && LAYOUT_SHARES[details.layout];
    case 'price':
      return ratePrice(details);
    case 'availability':
      return details.availability;
    case 'distance':
      return details.km === null ? null : 1 - clamp(details.km / FAR_KM);
    case 'words':
      return details.words;
    case 'presentation':
      return 0.7 * details.completeness + (details.isRecommended ? 0.2 : 0) + 0.1 * details.plan;
  }
}

/** Points of a space by some of the criteria. */
export function sumPoints(details: MatchDetails, criteria: readonly RankingCriterion[]): number {
  let points = 0;
  for (let at = 0; at < criteria.length; at += 1) {
    const criterion = criteria[at] as RankingCriterion;
    points += MAX_POINTS[criterion] * (rate(criterion, details) ?? 0);
  }
  return points;
}

/** The points of a space with their reasons; criteria of which the event says nothing are left out. */
export function explainMatch(details: MatchDetails): SpaceMatch {
  const reasons = RANKING_CRITERIA.flatMap((criterion): MatchReason[] => {
    const [max, share] = [MAX_POINTS[criterion], rate(criterion, details)];
    return share === null
      ? []
      : [{ criterion, points: roundPoints(max * share), max, value: getValue(criterion, details) }];
  });
  return { points: roundPoints(sumPoints(details, RANKING_CRITERIA)), reasons };
}

function getValue(criterion: RankingCriterion, { guests, capacity, price, km }: MatchDetails): number | null {
  if (criterion === 'capacity' && guests !== null) return Math.round((guests / capacity) * 100);
  if (criterion === 'distance' && km !== null) return Math.round(km * 10) / 10;
  if (criterion === 'price' && price?.haler != null && price.usualHaler !== null)
    return Math.round((price.haler / Math.max(1, price.usualHaler)) * 100);
  return null;
}

const roundPoints = (points: number): number => Math.round(points * 10) / 10;
