import type { SpaceRequirements } from '../catalog/index.ts';

/** An item of an offer's price, with VAT. */
export type OfferRow = {
  label: string;
  /** Negative of a discount, 0 of what is included. */
  amountHaler: number;
  /** Percent; null where the owner gives none. */
  vatRate: number | null;
};

export type OfferDetails = {
  /** They add up to the price; none where the owner gave a total, or no price. */
  rows: OfferRow[];
  /** Refundable, besides the price; null where the owner does not say. */
  depositHaler: number | null;
  layout: SpaceRequirements['layout'];
};

export const NO_OFFER_DETAILS: OfferDetails = { rows: [], depositHaler: null, layout: null };

export const sumOfferRows = (rows: readonly OfferRow[]): number =>
  rows.reduce((sum, { amountHaler }) => sum + amountHaler, 0);
