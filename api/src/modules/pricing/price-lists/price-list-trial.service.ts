import { Injectable } from '@nestjs/common';
import { createFieldError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { BookingRequest } from '../booking-request.ts';
import { rejectSlotLength } from '../slot-rules.ts';
import { ListPricingService, quoteByList } from './list-pricing.service.ts';
import type { ListQuote } from './list-quote.ts';
import { PriceListService } from './price-list.service.ts';

export type TrialBooking = BookingRequest & { readonly label: string | null };
export type TrialResult = {
  label: string | null;
  quote: ListQuote<null> & { token: null; valid_until: null };
};

/** Bookings priced by a list of any state, before guests see it. */
@Injectable()
export class PriceListTrialService {
  constructor(
    private readonly lists: PriceListService,
    private readonly pricing: ListPricingService,
  ) {}

  async price(actor: Actor, id: number, bookings: readonly TrialBooking[]): Promise<TrialResult[]> {
    const list = await this.lists.find(actor, id);
    const results: TrialResult[] = [];
    for (const [index, booking] of bookings.entries()) {
      const prefix = `bookings.${index}.`;
      const rejection = rejectSlotLength(booking);
      if (rejection) throw createFieldError(`${prefix}${rejection.field}`, rejection.error);
      const company = await this.pricing.findCompany(list, booking, prefix);
      const tables = await this.pricing.loadTables([list], booking.purpose);
      const quote = quoteByList(null, list, { ...booking, company }, tables, prefix);
      results.push({ label: booking.label, quote: { ...quote, token: null, valid_until: null } });
    }
    return results;
  }
}
