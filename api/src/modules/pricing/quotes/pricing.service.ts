import { Injectable } from '@nestjs/common';
import { priceSlot, type PricedWindow } from '@prostora/pricing';
import { Clock } from '../../../platform/clock/clock.ts';
import { createFieldError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { SpaceAvailabilityService } from '../../availability/index.ts';
import { SpaceAccessService } from '../../spaces/index.ts';
import {
  NO_CHOICES,
  type BookingRequest,
  type PricedChoices,
  type RegisteredCompany,
  type QuoteRequest,
} from '../booking-request.ts';
import { ListPricingService } from '../price-lists/index.ts';
import { priceChanged, quoteTokenInvalid } from '../pricing.errors.ts';
import type { Quote } from '../quote.entity.ts';
import { isSameInput, toQuoteInput } from '../quote-input.ts';
import { QuoteRepository } from './quote.repository.ts';
import {
  buildQuoteSnapshot,
  type IssuedQuote,
  type PricedQuote,
  type QuoteSnapshot,
} from '../quote-snapshot.ts';
import { QuoteTokenService } from './quote-token.service.ts';
import { rejectSlot, type TimeSlot } from '../slot-rules.ts';

/** What the windows of a space offer around a slot. */
export type WindowPrices = {
  readonly windows: readonly PricedWindow[];
  /** Haléře per hour; null when the owner gave none. */
  readonly priceFromHaler: number | null;
};

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
  price(request: QuoteRequest, prices: WindowPrices): Promise<PricedQuote> {
    return this.priceSlot(request, prices, '');
  }

  /** The same with choices that were made for another slot: unknown ones count as not given. */
  priceMoved(request: QuoteRequest, prices: WindowPrices): Promise<PricedQuote> {
    return this.priceSlot(request, prices, null);
  }

  /**
   * Prices many slots with one read of the price lists of all spaces. Choices that a list does not have count as
   * not given.
   */
  async priceMany(
    requests: readonly (Partial<PricedChoices> &
      TimeSlot & {
        readonly spaceId: number;
        readonly guests: number | null;
        readonly prices: WindowPrices;
      })[],
  ): Promise<PricedQuote[]> {
    const findList = await this.lists.loadLists(requests);
    const isByList = requests.some(({ spaceId, startsAt }) => findList(spaceId, startsAt) !== null);
    const vatRates = isByList ? await this.lists.listVatRates() : [];
    const quotes: PricedQuote[] = [];
    for (const { prices, ...slot } of requests) {
      const request: QuoteRequest = { ...NO_CHOICES, ...slot };
      const list = findList(slot.spaceId, slot.startsAt);
      const snapshot = list
        ? await this.lists.quote(slot.spaceId, list, request, vatRates, null)
        : buildQuoteSnapshot(request, priceSlot({ ...request, ...prices }));
      quotes.push({ input: toQuoteInput(request), snapshot });
    }
    return quotes;
  }

  private async priceSlot(
    request: QuoteRequest,
    prices: WindowPrices,
    fieldPrefix: string | null,
  ): Promise<PricedQuote> {
    const input = toQuoteInput(request);
    const list = await this.lists.findList(request.spaceId, request.startsAt);
    if (list) {
      const vatRates = await this.lists.listVatRates();
      return {
        input,
        snapshot: await this.lists.quote(request.spaceId, list, request, vatRates, fieldPrefix),
      };
    }
    if (fieldPrefix !== null) await this.lists.assertWithoutList(request);
    return { input, snapshot: buildQuoteSnapshot(request, priceSlot({ ...request, ...prices })) };
  }

  /** Adds the token that guarantees the quote until `valid_until`. */
  issue(quote: PricedQuote): IssuedQuote {
    const { token, validUntil } = this.tokens.sign(quote, this.clock.now());
    return { ...quote.snapshot, token, valid_until: validUntil.toISOString() };
  }

  /**
   * The quote that applies to a booking: the guest's own while it is valid, whatever has been published since,
   * else the current one.
   * @throws DomainError 422 on `quote_token` when it is not authentic or belongs to another request
   * @throws DomainError PRICE_CHANGED when it has expired and the price differs
   */
  async resolve(request: QuoteRequest, prices: WindowPrices, token: string | null): Promise<PricedQuote> {
    if (token === null) return this.price(request, prices);
    const signed = this.tokens.verify(token);
    if (!signed || !isSameInput(signed.input, toQuoteInput(request))) throw quoteTokenInvalid();
    if (signed.validUntil > this.clock.now()) return signed;
    const current = await this.price(request, prices);
    if (!isSamePrice(signed.snapshot, current.snapshot))
      throw priceChanged(signed.snapshot.total, this.issue(current));
    return current;
  }

  /** Creates the stored quote of a reservation in the caller's unit of work. */
  store(quote: PricedQuote): Quote {
    return this.quotes.create(quote, this.clock.now());
  }
}

/** A price of 0 is not a price by agreement. */
const isSamePrice = (one: QuoteSnapshot, other: QuoteSnapshot): boolean =>
  one.total === other.total && (one.basis === 'none') === (other.basis === 'none');
