export { RentalTerms } from './rental-terms.entity.ts';
export { RentalTermsInForceService } from './rental-terms-in-force.service.ts';
export { RentalTermsModule } from './rental-terms.module.ts';
