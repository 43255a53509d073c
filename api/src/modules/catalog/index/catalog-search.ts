import type { CapacityBucketId, CatalogOrderId } from '@prostora/contracts';
import type { DayHours } from '@prostora/contracts/day-hours.ts';
import type { SpaceCardDto } from '../../spaces/index.ts';
import { fromBytes, type CatalogFit } from './columns.ts';
import type { SpaceMatch } from './event-match.ts';
import type { Box, IndexQuery } from './index-query.ts';
import type { NearestOffer, OfferOutline, OfferState, SpaceOffer } from './space-offers.ts';

/** What to find and which parts of the result to return. Parts that are not requested are empty. */
export type CatalogSearchRequest = {
  readonly query: IndexQuery;
  /** Part of the ordered result whose ids are returned; the recommended order starts with the best text hits. */
  readonly page?: { readonly sort: CatalogOrderId; readonly from: number; readonly size: number };
  /** Also spaces taken at the time of the query, after the free ones; they count in all parts. */
  readonly withTaken?: boolean;
  /** Also the cards of the page. */
  readonly withCards?: boolean;
  readonly withFacets?: boolean;
  /** Also the lowest total of the whole result. */
  readonly withLowestTotal?: boolean;
  /** Also the map of the whole result; without a zoom one that shows all of it is assumed. */
  readonly map?: { readonly zoom: number | null; readonly maxMarkers: number };
};

/** The whole result, recommended spaces first. */
export const WHOLE_RESULT = { sort: 'doporucene', from: 0, size: Number.MAX_SAFE_INTEGER } as const;

/** Number of spaces per value under the query; single-choice groups ignore their own choice. */
export type FacetCounts = {
  readonly locations: ReadonlyMap<number, number>;
  readonly purposes: ReadonlyMap<number, number>;
  readonly attributes: ReadonlyMap<number, number>;
  readonly capacities: ReadonlyMap<CapacityBucketId, number>;
};

/** Nearby spaces shown as one circle with their count. */
export type MapCluster = {
  readonly lat: number;
  readonly lng: number;
  readonly count: number;
  readonly bounds: Box;
};
export type CatalogMap = {
  readonly bounds: Box | null;
  readonly markers: readonly string[];
  /** Offer of each marker. */
  readonly offers: readonly (OfferOutline | null)[];
  readonly clusters: readonly MapCluster[];
};

/** What a space offers for the event of a query. */
export type FoundOffer = {
  readonly offer: SpaceOffer;
  readonly hasHours: boolean;
  readonly guests: number | null;
  readonly state: OfferState;
  readonly fits: CatalogFit;
  /** Hours offered on the day of a slot at which the space is free but closed; null for other slots. */
  readonly openingHours: readonly DayHours[] | null;
  /** Only of a taken slot and of a closed one. */
  readonly nearest: NearestOffer | null;
};

/** Cards and markers are serialized JSON, UTF-8 bytes as Latin-1 characters: answers are concatenated of them. */
export type CatalogSearchResult = {
  readonly total: number;
  readonly ids: readonly number[];
  /** Building of each id. */
  readonly buildingIds: readonly number[];
  readonly cards: readonly string[];
  /** Of each card; null for an event without guests and layout, not even a usual one. */
  readonly fits: readonly (CatalogFit | null)[];
  /** Offer of each card; null without a date, and for slots that cannot be booked. */
  readonly offers: readonly (FoundOffer | null)[];
  /** Of each card in the recommended order of an event. */
  readonly matches: readonly (SpaceMatch | null)[];
  readonly facets: FacetCounts | null;
  /** Null where no space of the result has a total. */
  readonly lowestTotalHaler: number | null;
  readonly map: CatalogMap | null;
};

export type Card = SpaceCardDto;

export const parseCard = (card: string): Card => JSON.parse(fromBytes(card)) as Card;

/**
 * Port: search over the published spaces. Queries are answered by it alone; the caller resolves values and
 * renders. Rejects with UNAVAILABLE while it is not ready.
 */
export abstract class CatalogSearch {
  abstract readonly isReady: boolean;

  /**
   * Grows whenever the answer to the query may have changed, except for availability.
   * @throws DomainError UNAVAILABLE while the search is not ready
   */
  abstract getVersion(query: IndexQuery): number;

  /** Whether a folded word or another form of it occurs in the text of a space. */
  abstract isKnownWord(word: string): boolean;

  abstract search(request: CatalogSearchRequest): Promise<CatalogSearchResult>;

  /** Cards of the spaces of the same region and main purpose, most similar first. */
  abstract findSimilar(spaceId: number, limit: number): Promise<readonly string[]>;

  /** For each query the matching ones of the given spaces, from their stored state; works in any process. */
  abstract matchSpaces(
    spaceIds: readonly number[],
    queries: readonly IndexQuery[],
  ): Promise<readonly (readonly number[])[]>;
}
