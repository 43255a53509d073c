import { Injectable } from '@nestjs/common';
import { priceSlot } from '@prostora/pricing';
import { Clock } from '../../platform/clock/clock.ts';
import { createFieldError } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { SpaceAvailabilityService } from '../availability/index.ts';
import { SpaceAccessService } from '../spaces/index.ts';
import { priceChanged, quoteTokenInvalid } from './pricing.errors.ts';
import type { Quote } from './quote.entity.ts';
import { QuoteRepository } from './quote.repository.ts';
import {
  buildQuoteSnapshot,
  type IssuedQuote,
  type QuoteRequest,
  type QuoteSnapshot,
} from './quote-snapshot.ts';
import { QuoteTokenService } from './quote-token.service.ts';
import { rejectSlot } from './slot-rules.ts';

/** Prices of time slots: quotes for guests, and the stored quote of a reservation. */
@Injectable()
export class PricingService {
  constructor(
    private readonly spaceAccess: SpaceAccessService,
    private readonly availability: SpaceAvailabilityService,
    private readonly tokens: QuoteTokenService,
    private readonly quotes: QuoteRepository,
    private readonly clock: Clock,
  ) {}

  /** Prices a slot of a space the actor may view; occupancy is not checked. */
  async quote(actor: Actor, request: QuoteRequest): Promise<IssuedQuote> {
    const rejection = rejectSlot(request, this.clock.now());
    if (rejection) throw createFieldError(rejection.field, rejection.error);
    const { id, priceFromHaler } = await this.spaceAccess.loadViewable(actor, request.spaceId);
    const windows = await this.availability.listWindows([id], request.startsAt, request.endsAt);
    return this.issue(buildQuoteSnapshot(request, priceSlot({ ...request, windows, priceFromHaler })));
  }

  /** Adds the token that guarantees the quote until `valid_until`. */
  issue(snapshot: QuoteSnapshot): IssuedQuote {
    const { token, validUntil } = this.tokens.sign(snapshot, this.clock.now());
    return { ...snapshot, token, valid_until: validUntil.toISOString() };
  }

  /**
   * The quote that applies to a booking: the guest's own while it is valid, else the current one.
   * @throws DomainError 422 on `quote_token` when it is not authentic or belongs to another request
   * @throws DomainError PRICE_CHANGED when it has expired and the price differs
   */
  resolve(current: QuoteSnapshot, token: string | null): QuoteSnapshot {
    if (token === null) return current;
    const signedQuote = this.tokens.verify(token);
    if (!signedQuote || !isSameRequest(signedQuote.snapshot, current)) throw quoteTokenInvalid();
    if (signedQuote.validUntil > this.clock.now()) return signedQuote.snapshot;
    if (signedQuote.snapshot.total !== current.total)
      throw priceChanged(signedQuote.snapshot.total, this.issue(current));
    return current;
  }

  /** Creates the stored quote of a reservation in the caller's unit of work. */
  store(snapshot: QuoteSnapshot): Quote {
    return this.quotes.create(snapshot, this.clock.now());
  }
}

/** A missing number of guests counts as one. */
const isSameRequest = (one: QuoteSnapshot, other: QuoteSnapshot): boolean =>
  one.space_id === other.space_id &&
  one.start_datetime === other.start_datetime &&
  one.end_datetime === other.end_datetime &&
  (one.guests ?? 1) === (other.guests ?? 1);
