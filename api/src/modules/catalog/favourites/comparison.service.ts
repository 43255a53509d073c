import { Injectable } from '@nestjs/common';
import { TARIFF_KINDS } from '@prostora/pricing';
import { SpaceAvailabilityService } from '../../availability/index.ts';
import { PricingService, type QuoteSnapshot } from '../../pricing/index.ts';
import type { SpaceWithLayouts } from '../../spaces/index.ts';
import type { CatalogOffer } from '../catalog-offer.dto.ts';
import type { CatalogEventQuery } from '../query/catalog-query.ts';
import { CatalogService } from '../results/catalog.service.ts';
import { SpaceCardsService, type UnavailableSpace } from './space-cards.service.ts';

/** A published space with what it offers for the event. */
export type SpaceComparison = {
  readonly space: SpaceWithLayouts;
  readonly offer: CatalogOffer | null;
  /** Items of the offer's total; null of a space without a price list. */
  readonly quote: QuoteSnapshot | null;
  readonly isInstant: boolean;
};

export type Comparison = { readonly spaces: SpaceComparison[]; readonly gone: UnavailableSpace[] };

/** Spaces side by side for one event, with the offers of the catalogue. */
@Injectable()
export class ComparisonService {
  constructor(
    private readonly catalog: CatalogService,
    private readonly spaces: SpaceCardsService,
    private readonly pricing: PricingService,
    private readonly availability: SpaceAvailabilityService,
  ) {}

  /** @throws DomainError VALIDATION or NOTFOUND for an event that the catalogue does not know */
  async compare(ids: readonly number[], event: CatalogEventQuery): Promise<Comparison> {
    const offers = await this.catalog.listOffers(ids, event);
    const { spaces, gone } = await this.spaces.listFull(ids);
    const quotes = await this.quote(offers, event);
    const instantIds = await this.availability.listInstantIds(ids);
    return {
      spaces: spaces.map((space) => ({
        space,
        offer: offers.get(space.id) ?? null,
        quote: quotes.get(space.id) ?? null,
        isInstant: instantIds.includes(space.id),
      })),
      gone,
    };
  }

  /** Quotes of the offers by price lists. One that differs from its offer, as after a new price, is left out. */
  private async quote(
    offers: ReadonlyMap<number, CatalogOffer>,
    { guests, layout, purpose, tariff }: CatalogEventQuery,
  ): Promise<Map<number, QuoteSnapshot>> {
    const slots = [...offers].flatMap(([spaceId, { basis, start_datetime: start, end_datetime: end }]) =>
      basis === 'price_list' ? [{ spaceId, startsAt: new Date(start), endsAt: new Date(end) }] : [],
    );
    const quotes = await this.pricing.quoteByLists(slots, {
      guests: guests ?? null,
      layout: layout ?? null,
      purpose: purpose ?? null,
      tariffKind: TARIFF_KINDS.find((kind) => kind === tariff) ?? null,
    });
    return new Map(
      [...quotes].filter(([spaceId, { total }]) => {
        const offer = offers.get(spaceId);
        return offer !== undefined && (offer.series !== null || offer.total === total);
      }),
    );
  }
}
