import { Injectable } from '@nestjs/common';
import { BOOKING } from '@prostora/contracts';
import { priceSlot, type PricedWindow, type TariffKind } from '@prostora/pricing';
import { Clock } from '../../../platform/clock/clock.ts';
import { createFieldError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { SpaceAvailabilityService } from '../../availability/index.ts';
import { SpaceAccessService } from '../../spaces/index.ts';
import {
  NO_CHOICES,
  type BookingRequest,
  type RegisteredCompany,
  type QuoteRequest,
} from '../booking-request.ts';
import { assertWithoutList, ListPricingService, quoteByList } from '../price-lists/index.ts';
import { priceChanged } from '../pricing.errors.ts';
import type { Quote } from '../quote.entity.ts';
import { toQuoteInput } from '../quote-input.ts';
import { QuoteRepository } from './quote.repository.ts';
import {
  buildQuoteSnapshot,
  toCrowns,
  type IssuedQuote,
  type PricedQuote,
  type QuoteSnapshot,
} from '../quote-snapshot.ts';
import { QuoteTokenService } from './quote-token.service.ts';
import { toShownQuotes, type ShownQuotes } from './shown-quotes.ts';
import { rejectSlot, type TimeSlot } from '../slot-rules.ts';

/** What the windows of a space offer around a slot. */
export type WindowPrices = {
  readonly windows: readonly PricedWindow[];
  /** Haléře per hour; null when the owner gave none. */
  readonly priceFromHaler: number | null;
};

/**
 * Prices a slot. `checked`: a choice that the list of the day does not have is an error; `moved`: it counts as not
 * given, since it was made for another slot.
 */
export type SlotPrices = (
  request: QuoteRequest,
  prices: WindowPrices,
  choices: 'checked' | 'moved',
) => PricedQuote;

/** What the visitor's event tells a price list. */
export type ListedEvent = Pick<QuoteRequest, 'guests' | 'layout' | 'purpose'> & {
  readonly tariffKind: TariffKind | null;
};

const NO_QUOTES = { outdated: null, quote: null };

/**
 * Prices of time slots: by the published list of the day, else by windows. Reads join the transaction of the
 * caller.
 */
@Injectable()
export class PricingService {
  constructor(
    private readonly spaceAccess: SpaceAccessService,
    private readonly availability: SpaceAvailabilityService,
    private readonly lists: ListPricingService,
    private readonly tokens: QuoteTokenService,
    private readonly quotes: QuoteRepository,
    private readonly clock: Clock,
  ) {}

  /** Prices a slot of a space the actor may view; occupancy is not checked. */
  async quote(actor: Actor, booking: BookingRequest & { readonly spaceId: number }): Promise<IssuedQuote> {
    const rejection = rejectSlot(booking, this.clock.now());
    if (rejection) throw createFieldError(rejection.field, rejection.error);
    const { id, priceFromHaler } = await this.spaceAccess.loadViewable(actor, booking.spaceId);
    const windows = await this.availability.listWindows([id], booking.startsAt, booking.endsAt);
    const company = await this.findCompany(booking);
    return this.issue(await this.price({ ...booking, company }, { windows, priceFromHaler }));
  }

  /**
   * The company by which the list of the slot finds a tariff. Calls the company register, hence not inside a
   * transaction.
   * @throws DomainError VALIDATION on `ico`
   */
  async findCompany(
    booking: Pick<QuoteRequest, 'spaceId' | 'startsAt' | 'tariff' | 'ico'>,
  ): Promise<RegisteredCompany | null> {
    if (booking.ico === null) return null;
    return this.lists.findCompany(await this.lists.findList(booking.spaceId, booking.startsAt), booking);
  }

  /** @throws DomainError VALIDATION on a choice that the list of the day does not have */
  async price(request: QuoteRequest, prices: WindowPrices): Promise<PricedQuote> {
    return (await this.loadPrices([request], request.purpose))(request, prices, 'checked');
  }

  /** The same with choices that were made for another slot: unknown ones count as not given. */
  async priceMoved(request: QuoteRequest, prices: WindowPrices): Promise<PricedQuote> {
    return (await this.loadPrices([request], request.purpose))(request, prices, 'moved');
  }

  /**
   * Reads the price lists of all slots once.
   * @param purpose of the bookings; null when none has one
   * @returns a function that prices these slots without I/O
   */
  async loadPrices(
    slots: readonly { readonly spaceId: number; readonly startsAt: Date }[],
    purpose: string | null,
  ): Promise<SlotPrices> {
    const findList = await this.lists.loadLists(slots);
    const lists = new Set(slots.flatMap(({ spaceId, startsAt }) => findList(spaceId, startsAt) ?? []));
    const tables = await this.lists.loadTables([...lists], purpose);
    return (request, prices, choices) => {
      const input = toQuoteInput(request);
      const list = findList(request.spaceId, request.startsAt);
      const fieldPrefix = choices === 'checked' ? '' : null;
      if (list) return { input, snapshot: quoteByList(request.spaceId, list, request, tables, fieldPrefix) };
      if (choices === 'checked') assertWithoutList(request, tables);
      return { input, snapshot: buildQuoteSnapshot(request, priceSlot({ ...request, ...prices })) };
    };
  }

  /**
   * Quotes of one event by the price lists of several spaces, by space; none of a space without a list for the day. The
   * tariff is the first one of its kind.
   */
  async quoteByLists(
    slots: readonly (TimeSlot & { readonly spaceId: number })[],
    { tariffKind, ...event }: ListedEvent,
  ): Promise<Map<number, QuoteSnapshot>> {
    const findList = await this.lists.loadLists(slots);
    const listed = slots.flatMap((slot) => {
      const list = findList(slot.spaceId, slot.startsAt);
      return list ? [{ slot, list }] : [];
    });
    const lists = new Set(listed.map(({ list }) => list));
    const tables = await this.lists.loadTables([...lists], event.purpose);
    return new Map(
      listed.map(({ slot, list }) => {
        const tariff = list.definition.tariffs.find(({ kind }) => kind === tariffKind)?.code ?? null;
        const request = { ...NO_CHOICES, ...slot, ...event, tariff };
        return [slot.spaceId, quoteByList(slot.spaceId, list, request, tables, null)];
      }),
    );
  }

  /** Adds the token that guarantees the quote until `valid_until`. */
  issue(quote: PricedQuote): IssuedQuote {
    const { token, validUntil } = this.tokens.sign([quote], this.clock.now());
    return { ...quote.snapshot, token, valid_until: validUntil.toISOString() };
  }

  /** Token over the quotes of several slots, which guarantees each of them for as long; null when it would be too long. */
  issueToken(quotes: readonly PricedQuote[]): string | null {
    const { token } = this.tokens.sign(quotes, this.clock.now());
    return token.length > BOOKING.quoteToken ? null : token;
  }

  /** The quotes of a token; null without one. */
  readShownQuotes(token: string | null): ShownQuotes | null {
    return token === null ? null : toShownQuotes(this.tokens.verify(token), this.clock.now());
  }

  /**
   * Checks that slots cost what the guest has seen.
   * @param slots with the seen quotes that have expired and whose prices differ
   * @throws DomainError PRICE_CHANGED with the present total, and with both prices of a slot alone
   */
  assertShownPrice(
    slots: readonly { readonly quote: PricedQuote | null; readonly outdated: PricedQuote | null }[],
    { totalHaler, expectedHaler }: { totalHaler: number; expectedHaler: number | null },
  ): void {
    const changed = slots.find(({ outdated }) => outdated !== null);
    if (!changed && (expectedHaler === null || expectedHaler === totalHaler)) return;
    const { outdated, quote } = slots.length === 1 && changed ? changed : NO_QUOTES;
    const single = outdated &&
      quote && { quote_before: { total: outdated.snapshot.total }, quote: this.issue(quote) };
    throw priceChanged(toCrowns(totalHaler), single);
  }

  /** Creates the stored quote of a reservation in the caller's unit of work. */
  store(quote: PricedQuote): Quote {
    return this.quotes.create(quote, this.clock.now());
  }
}
