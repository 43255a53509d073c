import { formatCzk, formatDateTime, formatTimeOfDay, NBSP } from '../format.ts';

type PriceStateValue = 'none' | 'estimate' | 'complete' | 'agreed';
type TimeSlot = { startsAt: Date; endsAt: Date };

const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Prague' });
/** Time only for an instant on the given day or at its end; otherwise with the date. */
const formatTimestamp = (at: Date, day: Date): string => {
  if (dayFormat.format(at) === dayFormat.format(day)) return formatTimeOfDay(at);
  return dayFormat.format(at.getTime() - 1) === dayFormat.format(day) && formatTimeOfDay(at) === '0:00'
    ? '24:00'
    : formatDateTime(at);
};

/** Texts of prices of time slots. */
export const pricingTexts = {
  byAgreement: 'cena dohodou',
  free: 'zdarma',
  estimate: (price: string): string => `orientačně ${price}`,
  /** Price of one window. */
  windowLine: ({ startsAt, endsAt }: TimeSlot): string =>
    `Pronájem ${formatTimestamp(startsAt, startsAt)}–${formatTimestamp(endsAt, startsAt)}`,
  priceFromLine: 'Ostatní čas podle nejnižší ceny',
  wholePriceFromLine: 'Pronájem podle nejnižší ceny',
  reasons: {
    /** `slot` is the whole slot, `rated` its priced part. */
    OUTSIDE_WINDOWS: (slot: TimeSlot, rated: TimeSlot | null): string => {
      if (rated === null)
        return 'Na tento čas majitel cenu vypsanou nemá, je to odhad podle jeho nejnižší ceny.';
      const [isFromStart, isToEnd] = [
        rated.startsAt.getTime() === slot.startsAt.getTime(),
        rated.endsAt.getTime() === slot.endsAt.getTime(),
      ];
      if (isFromStart && !isToEnd)
        return `Majitel má ceny vypsané do ${formatTimestamp(rated.endsAt, slot.startsAt)}, zbytek je odhad.`;
      if (isToEnd && !isFromStart)
        return `Majitel má ceny vypsané od ${formatTimestamp(rated.startsAt, slot.startsAt)}, zbytek je odhad.`;
      return 'Majitel nemá ceny vypsané na celou dobu, zbytek je odhad.';
    },
    WINDOW_WITHOUT_RATE: (): string =>
      `V${NBSP}části otevírací doby majitel cenu neuvedl, je to odhad podle jeho nejnižší ceny.`,
    NO_PRICE: (): string => 'Na tento čas majitel cenu neuvedl, domluvíte se na ní spolu.',
  },
} as const;

/** „12 500 Kč“, „orientačně 12 500 Kč“, „zdarma“ or „cena dohodou“; „–“ of a price that is hidden. */
export function formatPrice(price: number | null, state: PriceStateValue | null): string {
  if (price === null || state === null) return '–';
  if (state === 'none') return pricingTexts.byAgreement;
  if (price === 0) return pricingTexts.free;
  return state === 'estimate' ? pricingTexts.estimate(formatCzk(price)) : formatCzk(price);
}
