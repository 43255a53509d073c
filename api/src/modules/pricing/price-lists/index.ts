export { ListPricingService } from './list-pricing.service.ts';
export { PriceList, PriceScope } from './price-list.entity.ts';
export { PriceListsModule } from './price-lists.module.ts';
export { VatRate } from './vat-rate.entity.ts';
