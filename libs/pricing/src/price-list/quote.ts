import type { PriceListReason } from '../price-reasons.ts';
import type { TimeSpan } from '../windows.ts';
import type { PriceListDefinition, RuleKind, RuleUnit, TariffKind, VatItem } from './price-list.ts';

/** A row of the VAT table; the last row with `validFrom` on or before the day counts. */
export type VatRate = {
  readonly item: VatItem;
  /** Percent; 0 is exempt. */
  readonly rate: number;
  /** YYYY-MM-DD. */
  readonly validFrom: string;
};

export type PriceListRequest = {
  readonly definition: PriceListDefinition;
  /** Time of the event. */
  readonly slot: TimeSpan;
  /** Entry and exit; `null` or missing for the times of the event. */
  readonly access?: { readonly from?: Date | null; readonly until?: Date | null } | null;
  /** `null` counts as one guest. */
  readonly guests?: number | null;
  /** Slug. */
  readonly purpose?: string | null;
  readonly layout?: string | null;
  /** Code; `null` for the default tariff. */
  readonly tariff?: string | null;
  /** The tariff follows from the company register or the owner has seen the proof. */
  readonly isTariffVerified?: boolean;
  /** Codes; `null` for the default options. */
  readonly options?: readonly string[] | null;
  readonly addons?: readonly { readonly code: string; readonly quantity?: number | null }[];
  /** Days from today to the day of the slot, see `countLeadDays`; `null` fails every `max_lead_days`. */
  readonly leadDays?: number | null;
  readonly vatRates: readonly VatRate[];
  /** A larger total has no price; default: the safe integers. */
  readonly maxTotalHaler?: number;
  /** The longest rent with VAT, in minutes of access; default § 56a(2): 48 hours. */
  readonly maxTaxedRentMinutes?: number;
};

export type PriceListLine = {
  readonly code: string;
  readonly kind: Exclude<RuleKind, 'metered' | 'deposit'>;
  readonly label: string;
  /** `null` of a percentage or a fraction. */
  readonly unit: RuleUnit | null;
  /** At most four decimals. */
  readonly units: number;
  readonly unitPriceHaler: number;
  /** Negative of a discount. */
  readonly amountHaler: number;
  /** `null` of an owner who is not a payer, and of a discount of items with different rates. */
  readonly vatRate: number | null;
  readonly refundable: boolean;
};

export type VatSummary = {
  readonly rate: number;
  readonly baseHaler: number;
  readonly taxHaler: number;
  readonly totalHaler: number;
};

export type PriceListDeposit = {
  readonly code: string;
  readonly label: string;
  readonly amountHaler: number;
  /** Shown as „až 5 000 Kč“. */
  readonly upTo: boolean;
};

export type MeteredItem = {
  readonly code: string;
  readonly label: string;
  readonly unit: RuleUnit;
  /** `null`: billed by actual consumption. */
  readonly unitPriceHaler: number | null;
};

/** Price of a slot by a price list. */
export type PriceListQuote = {
  readonly basis: 'price_list' | 'none';
  /** `null` for a list without tariffs. */
  readonly tariff: {
    readonly code: string;
    readonly label: string;
    readonly kind: TariffKind;
    /** False after the proof. */
    readonly needsVerification: boolean;
  } | null;
  /** Codes in the order of the list. */
  readonly options: readonly string[];
  readonly lines: readonly PriceListLine[];
  /** With VAT. Sum of the lines of a list that includes VAT or whose owner is not a payer. */
  readonly totalHaler: number;
  /** `null` of an owner who is not a payer. Sum of the lines of a list without VAT. */
  readonly totalWithoutVatHaler: number | null;
  readonly amountsIncludeVat: boolean;
  readonly perPersonHaler: number | null;
  /** Rates with a total other than 0, ascending. */
  readonly vat: readonly VatSummary[];
  readonly depositHaler: number;
  readonly deposits: readonly PriceListDeposit[];
  readonly metered: readonly MeteredItem[];
  readonly isComplete: boolean;
  readonly reasons: readonly PriceListReason[];
};
