import { Module } from '@nestjs/common';
import { AvailabilityModule } from '../availability/index.ts';
import { SpacesModule } from '../spaces/index.ts';
import { PriceListsModule } from './price-lists/index.ts';
import { PricingController } from './pricing.controller.ts';
import { PricingService } from './pricing.service.ts';
import { QuoteRepository } from './quote.repository.ts';
import { QuoteTokenService } from './quote-token.service.ts';

@Module({
  imports: [AvailabilityModule, PriceListsModule, SpacesModule],
  controllers: [PricingController],
  providers: [PricingService, QuoteRepository, QuoteTokenService],
  exports: [PricingService],
})
export class PricingModule {}
