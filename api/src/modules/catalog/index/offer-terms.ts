import type { PriceListDefinition, VatRate } from '@prostora/pricing';
import { mergeOpeningWindows, type OpeningRule, type OpeningWindow } from '../../availability/index.ts';
import { PhraseCodec } from './phrase-codec.ts';

/** A published list of a space; its days are YYYY-MM-DD, both inclusive. */
export type ListScope = {
  readonly listId: number;
  readonly validFrom: string;
  readonly validUntil: string | null;
  readonly definition: PriceListDefinition;
};

/** What the price of a space and its offered hours depend on. */
export type OfferTerms = {
  readonly spaceId: number;
  /** Haléře per hour. */
  readonly priceFromHaler: number | null;
  /** Other hours cannot be requested. */
  readonly isOnlyInWindows: boolean;
  readonly lists: readonly ListScope[];
  readonly rules: readonly OpeningRule[];
  /** Single windows: id, start and end in milliseconds, haléře per hour. */
  readonly windows: readonly number[];
};
/** Number of values of a single window. */
export const WINDOW_VALUES = 4;

/** Terms as they are held: definitions of lists are in `PriceListStore`. */
export type HeldTerms = Omit<OfferTerms, 'lists'> & {
  readonly lists: readonly Omit<ListScope, 'definition'>[];
};

export const toHeldTerms = ({ lists, ...terms }: OfferTerms): HeldTerms => ({
  ...terms,
  lists: lists.map(({ listId, validFrom, validUntil }) => ({ listId, validFrom, validUntil })),
});

/** Substrings common to held terms, in replacement order. */
export const termsCodec = new PhraseCodec([
  '{"spaceId":',
  ',"priceFromHaler":',
  ',"isOnlyInWindows":false,"rules":[],"windows":[],"lists":[',
  ',"isOnlyInWindows":',
  ',"rules":[',
  '],"windows":[',
  '],"lists":[',
  '{"listId":',
  ',"validFrom":"',
  '","validUntil":null}]}',
  '","validUntil":',
  ',"weekdays":[',
  '],"fromMinute":',
  ',"toMinute":',
  ',"pricePerHourHaler":',
  ',"validFrom":null,"validUntil":null,"onHolidays":',
  ',"exceptions":[]}',
]);

/** Tables that hold for all spaces. */
export type OfferTables = {
  readonly vatRates: readonly VatRate[];
  readonly toCurrentPurpose: (slug: string) => string;
};

/** The list of a day. */
export const findListScope = ({ lists }: HeldTerms, day: string): HeldTerms['lists'][number] | null =>
  lists.find(({ validFrom, validUntil }) => validFrom <= day && (validUntil === null || validUntil >= day)) ??
  null;

/** Windows that overlap the half-open span, as the price of a quote takes them. */
export function listOpeningWindows(
  { spaceId, rules, windows }: HeldTerms,
  from: Date,
  until: Date,
): OpeningWindow[] {
  const single: OpeningWindow[] = [];
  for (let at = 0; at < windows.length; at += WINDOW_VALUES) {
    const [id = 0, startsAt = 0, endsAt = 0, pricePerHourHaler = 0] = windows.slice(at, at + WINDOW_VALUES);
    if (startsAt < until.getTime() && endsAt > from.getTime())
      single.push({
        spaceId,
        id,
        ruleId: null,
        startsAt: new Date(startsAt),
        endsAt: new Date(endsAt),
        pricePerHourHaler,
      });
  }
  return mergeOpeningWindows(single, rules, from, until);
}
