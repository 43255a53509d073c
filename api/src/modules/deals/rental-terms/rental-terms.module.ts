import { Global, Module } from '@nestjs/common';
import { PrivacyModule } from '../../../platform/privacy/index.ts';
import { CustomersModule } from '../../accounts/customers/index.ts';
import { AuditModule } from '../../audit/index.ts';
import { RentalTermsPort, SpacesModule } from '../../spaces/index.ts';
import { ContractTemplateController } from './contract-template.controller.ts';
import { RentalTermsInForceService } from './rental-terms-in-force.service.ts';
import { RentalTermsController } from './rental-terms.controller.ts';
import { RentalTermsPersonalDataProvider } from './rental-terms.personal-data.ts';
import { RentalTermsRepository } from './rental-terms.repository.ts';
import { RentalTermsService } from './rental-terms.service.ts';
import { ShownRentalTermsService } from './shown-rental-terms.service.ts';

/** Global, because it provides the RentalTermsPort to the spaces module, which cannot import it. */
@Global()
@Module({
  imports: [AuditModule, CustomersModule, PrivacyModule, SpacesModule],
  controllers: [RentalTermsController, ContractTemplateController],
  providers: [
    RentalTermsInForceService,
    RentalTermsPersonalDataProvider,
    RentalTermsRepository,
    RentalTermsService,
    ShownRentalTermsService,
    { provide: RentalTermsPort, useExisting: ShownRentalTermsService },
  ],
  exports: [RentalTermsInForceService, RentalTermsPort],
})
export class RentalTermsModule {}
