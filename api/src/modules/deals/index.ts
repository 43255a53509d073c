export { DealsModule } from './deals.module.ts';
export { RentalTerms } from './rental-terms/index.ts';
