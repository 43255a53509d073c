import { Module } from '@nestjs/common';
import { AvailabilityModule } from '../availability/index.ts';
import { SpacesModule } from '../spaces/index.ts';
import { PriceListsModule } from './price-lists/index.ts';
import { PricingController } from './quotes/pricing.controller.ts';
import { PricingService } from './quotes/pricing.service.ts';
import { QuoteRepository } from './quotes/quote.repository.ts';
import { QuoteTokenService } from './quotes/quote-token.service.ts';

@Module({
  imports: [AvailabilityModule, PriceListsModule, SpacesModule],
  controllers: [PricingController],
  providers: [PricingService, QuoteRepository, QuoteTokenService],
  exports: [PricingService],
})
export class PricingModule {}
