export { ListPricingService } from './list-pricing.service.ts';
export { PriceList, PriceScope } from './price-list.entity.ts';
export { PriceListRepository } from './price-list.repository.ts';
export { PriceListsModule } from './price-lists.module.ts';
export { VatRate } from './vat-rate.entity.ts';
