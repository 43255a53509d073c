import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { RentalTermsPort, type PricedBookingTerms, type RentalTermsSummaryDto } from '../../spaces/index.ts';
import { toRentalTermsSummary } from './rental-terms-summary.mapper.ts';
import { RentalTermsRepository } from './rental-terms.repository.ts';

/** Terms that guests see before they book. */
@Injectable()
export class ShownRentalTermsService extends RentalTermsPort {
  constructor(
    private readonly repository: RentalTermsRepository,
    private readonly clock: Clock,
  ) {
    super();
  }

  async find(spaceId: number, booking: PricedBookingTerms | null): Promise<RentalTermsSummaryDto | null> {
    const definition = await this.repository.findInForce([spaceId]);
    return definition && toRentalTermsSummary(definition, booking, this.clock.now());
  }
}
