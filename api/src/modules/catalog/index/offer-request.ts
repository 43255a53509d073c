import type { TariffKind } from '@prostora/pricing';
import type { Layout } from '../sentence/sentence-types.ts';
import type { TimeSpan } from './busy-days.ts';

/** A slot that would be booked; free when each of its days or spans is. */
export type OfferSlot = {
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Day numbers, ascending. */
  readonly days: readonly number[];
  /** The hours on each of the days. */
  readonly spans: readonly TimeSpan[];
  /** Slots of a lower rank are preferred: days that are usual for the purpose; 0 where it has none. */
  readonly rank: number;
};

/** What spaces are valued for. */
export type OfferRequest = {
  /** Of a flexible range one for each day, ascending by rank; otherwise one for all days. */
  readonly slots: readonly OfferSlot[];
  /** All of the slots are booked, those that are taken left out. */
  readonly isRepeated: boolean;
  /** Without hours a day with any taken time is taken, and the hours of the slots are assumed. */
  readonly hasHours: boolean;
  readonly guests: number | null;
  readonly layout: Layout | null;
  /** Slug. */
  readonly purpose: string | null;
  readonly tariff: TariffKind | null;
  /** Budget; spaces without a total exceed it. */
  readonly maxTotalHaler: number | null;
};
