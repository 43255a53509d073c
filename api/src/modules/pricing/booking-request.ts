import { parseTimestamp } from '@prostora/contracts';
import type { Company } from '../accounts/customers/index.ts';
import type { TimeSlot } from './slot-rules.ts';

/** What a price list asks about a booking, besides its time. */
export type BookingChoices = {
  /** Entry and exit; null for the times of the event. */
  readonly accessFrom: Date | null;
  readonly accessUntil: Date | null;
  readonly layout: string | null;
  readonly purpose: string | null;
  readonly tariff: string | null;
  readonly ico: string | null;
  /** Null for the default options. */
  readonly options: readonly string[] | null;
  readonly addons: readonly { readonly code: string; readonly quantity?: number | null }[];
};
export type BookingRequest = TimeSlot & BookingChoices & { readonly guests: number | null };

/** What the company register knows that a tariff depends on. */
export type RegisteredCompany = Pick<Company, 'legalForm' | 'municipalityCode'>;
/** Choices with the company of their IČO; null without one, or while the register is unreachable. */
export type PricedChoices = BookingChoices & { readonly company: RegisteredCompany | null };
/** A booking with all that its price depends on. */
export type PricedBooking = BookingRequest & { readonly company: RegisteredCompany | null };
export type QuoteRequest = PricedBooking & { readonly spaceId: number };

export const NO_CHOICES: PricedChoices = {
  accessFrom: null,
  accessUntil: null,
  layout: null,
  purpose: null,
  tariff: null,
  ico: null,
  options: null,
  addons: [],
  company: null,
};

type Optional<T> = T | null | undefined;
type ChoicesBody = {
  access_from?: Optional<string>;
  access_until?: Optional<string>;
  layout?: Optional<string>;
  purpose?: Optional<string>;
  tariff?: Optional<string>;
  ico?: Optional<string>;
  options?: Optional<readonly string[]>;
  addons?: Optional<BookingChoices['addons']>;
};

const parseOptional = (text: Optional<string>): Date | null => (text == null ? null : parseTimestamp(text));
/** An empty text is not a choice. */
const toChoice = (text: Optional<string>): string | null => (text ? text : null);

/** Choices of a validated body. */
export const toBookingChoices = (body: ChoicesBody): BookingChoices => ({
  accessFrom: parseOptional(body.access_from),
  accessUntil: parseOptional(body.access_until),
  layout: toChoice(body.layout),
  purpose: toChoice(body.purpose),
  tariff: toChoice(body.tariff),
  ico: toChoice(body.ico),
  options: body.options ?? null,
  addons: body.addons ?? [],
});

/** A validated body as a booking without its space. */
export const toBookingRequest = (
  body: ChoicesBody & { start_datetime: string; end_datetime: string; guests?: Optional<number> },
): BookingRequest => ({
  ...toBookingChoices(body),
  startsAt: parseTimestamp(body.start_datetime) ?? new Date(Number.NaN),
  endsAt: parseTimestamp(body.end_datetime) ?? new Date(Number.NaN),
  guests: body.guests ?? null,
});

/** Choices for another slot: entry and exit keep their distance from the event. */
export const moveChoices = <Choices extends BookingChoices>(
  choices: Choices,
  former: TimeSlot,
  slot: TimeSlot,
): Choices => ({
  ...choices,
  accessFrom: shift(choices.accessFrom, former.startsAt, slot.startsAt),
  accessUntil: shift(choices.accessUntil, former.endsAt, slot.endsAt),
});

const shift = (at: Date | null, from: Date, to: Date): Date | null =>
  at && new Date(at.getTime() + to.getTime() - from.getTime());
