import { Module } from '@nestjs/common';
import { ContractTemplateController } from './contract-template.controller.ts';
import { RentalTermsController } from './rental-terms.controller.ts';

/** What terms of a rental would mean; nothing is stored. */
@Module({ controllers: [ContractTemplateController, RentalTermsController] })
export class RentalTermsModule {}
