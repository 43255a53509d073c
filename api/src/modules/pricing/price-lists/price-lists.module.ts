import { Module } from '@nestjs/common';
import { CustomersModule } from '../../accounts/customers/index.ts';
import { PrivacyModule } from '../../../platform/privacy/index.ts';
import { AuditModule } from '../../audit/index.ts';
import { SpacesModule } from '../../spaces/index.ts';
import { TaxonomyModule } from '../../taxonomy/index.ts';
import { ConditionNamesService } from './condition-names.service.ts';
import { ListPricingService } from './list-pricing.service.ts';
import { PriceListCopyService } from './price-list-copy.service.ts';
import { PriceListController } from './price-list.controller.ts';
import { PriceListPersonalDataProvider } from './price-list.personal-data.ts';
import { PriceListPublicationService } from './price-list-publication.service.ts';
import { PriceListRepository } from './price-list.repository.ts';
import { PriceListService } from './price-list.service.ts';
import { PublicPriceListController } from './public-price-list.controller.ts';
import { PublicPriceListService } from './public-price-list.service.ts';
import { VatRateController } from './vat-rate.controller.ts';
import { VatRateRepository } from './vat-rate.repository.ts';

@Module({
  imports: [AuditModule, CustomersModule, PrivacyModule, SpacesModule, TaxonomyModule],
  controllers: [PriceListController, PublicPriceListController, VatRateController],
  providers: [
    ConditionNamesService,
    ListPricingService,
    PriceListCopyService,
    PriceListPersonalDataProvider,
    PriceListPublicationService,
    PriceListRepository,
    PriceListService,
    PublicPriceListService,
    VatRateRepository,
  ],
  exports: [ListPricingService, PriceListCopyService],
})
export class PriceListsModule {}
