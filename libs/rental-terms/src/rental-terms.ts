export const CONTRACT_CHOICES = ['none', 'required'] as const;
export type ContractChoice = (typeof CONTRACT_CHOICES)[number];

/** Withdrawal of a consumer: by law within 14 days, or excluded for a rental on a set day (§ 1837 j of Act 89/2012). */
export const WITHDRAWAL_CHOICES = ['none', '14_days', 'excluded'] as const;
export type WithdrawalChoice = (typeof WITHDRAWAL_CHOICES)[number];

export const DAY_COUNTS = ['calendar', 'business'] as const;
export type DayCount = (typeof DAY_COUNTS)[number];

export const INSTALMENT_KINDS = ['advance', 'balance', 'deposit'] as const;
export type InstalmentKind = (typeof INSTALMENT_KINDS)[number];

export const RENTAL_TERMS_LIMITS = {
  /** Current terms of an owner. */
  perCustomer: 20,
  name: 120,
  spaces: 100,
  steps: 8,
  instalments: 12,
  days: 730,
  hours: 8760,
  holdDays: 90,
  amountHaler: 1_000_000_000,
} as const;

/** Cost of a cancellation from `days` before the start until the next step. */
export type CancellationStep = {
  readonly days: number;
  /** Share of the refundable part of the price. */
  readonly percent: number;
  readonly amountHaler: number;
};

/** Free cancellation after the confirmation. */
export type CancellationGrace = { readonly hours: number; readonly minHoursBefore: number };

export type CancellationPolicy = {
  /** Days fall; the last step has 0. */
  readonly steps: readonly CancellationStep[];
  readonly dayCount: DayCount;
  readonly grace: CancellationGrace | null;
};

/** Without percent and amount: the rest of the price. Of a deposit both are null, as the quote says its amount. */
export type InstalmentRule = {
  readonly kind: InstalmentKind;
  readonly percent: number | null;
  readonly amountHaler: number | null;
  readonly due: { readonly from: 'acceptance' | 'start'; readonly days: number };
  /** Whether the reservation is confirmed only when it is paid. */
  readonly isGate: boolean;
  /** Of a series: one instalment for each month. */
  readonly isMonthly: boolean;
};

/** What an owner and a guest agree about contract, payment and cancellation. */
export type RentalTermsDefinition = {
  readonly contract: ContractChoice;
  readonly templateId: number | null;
  /** Whether the owner signs once more after the guest. */
  readonly countersign: boolean;
  readonly withdrawal: WithdrawalChoice;
  readonly holdDays: number;
  readonly paymentGraceDays: number;
  readonly instalments: readonly InstalmentRule[];
  readonly cancellation: CancellationPolicy;
  /** Account or IBAN to which the guest pays. */
  readonly account: string | null;
};
