export { priceListBooking } from './list-price.ts';
export {
  assertWithoutList,
  ListPricingService,
  quoteByList,
  type ListTables,
} from './list-pricing.service.ts';
export { PriceList, PriceScope, toDefinition, type PriceListRecord } from './price-list.entity.ts';
export { PriceListCopyService } from './price-list-copy.service.ts';
export { PriceListsModule } from './price-lists.module.ts';
export { VatRate } from './vat-rate.entity.ts';
