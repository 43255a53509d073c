export { RentalTermsModule } from './rental-terms.module.ts';
