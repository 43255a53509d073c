/** Versions of an offer: one is sent, one accepted. */
export const DEAL_OFFER_STATES = ['sent', 'accepted', 'declined', 'withdrawn', 'superseded'] as const;
export type DealOfferState = (typeof DEAL_OFFER_STATES)[number];

/** What the guest owes, and from `refund` on what the owner returns. */
export const DEAL_INSTALMENT_KINDS = [
  'advance',
  'balance',
  'extra',
  'cancellation',
  'deposit',
  'refund',
  'deposit_return',
] as const;
export type DealInstalmentKind = (typeof DEAL_INSTALMENT_KINDS)[number];

/** Whether the owner pays it. */
export const isOutgoing = ({ kind }: { readonly kind: DealInstalmentKind }): boolean =>
  kind === 'refund' || kind === 'deposit_return';

export const TENANT_KINDS = ['person', 'company', 'municipality'] as const;
export type TenantKind = (typeof TENANT_KINDS)[number];

export const PAYMENT_METHODS = ['transfer', 'card', 'cash'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const DEALS = {
  title: 120,
  message: 2000,
  note: 2000,
  reason: 500,
  rooms: 20,
  offers: 50,
  /** A preview of a cancellation holds for 10 minutes. */
  previewMs: 600_000,
  /** Haléře of a payment. */
  maxPayment: 1_000_000_000,
  /** Days that a guest has for what a cancellation costs. */
  owedDays: 14,
} as const;
