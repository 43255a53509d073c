import { Module } from '@nestjs/common';
import { PrivacyModule } from '../../../platform/privacy/index.ts';
import { AuditModule } from '../../audit/index.ts';
import { SpacesModule } from '../../spaces/index.ts';
import { AvailabilityCoreModule } from '../availability-core.module.ts';
import { SeasonController } from './season.controller.ts';
import { SeasonPersonalDataProvider } from './season.personal-data.ts';
import { SeasonRepository } from './season.repository.ts';
import { SeasonsService } from './seasons.service.ts';

@Module({
  imports: [AuditModule, AvailabilityCoreModule, PrivacyModule, SpacesModule],
  controllers: [SeasonController],
  providers: [SeasonPersonalDataProvider, SeasonRepository, SeasonsService],
})
export class SeasonsModule {}
