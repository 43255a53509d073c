import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.ts';
import { MediaModule } from '../media/index.ts';
import { SchoolHolidaysController } from './school-holidays.controller.ts';
import { SettingsAdminController } from './settings.admin.controller.ts';
import { SiteSettingsRepository } from './site-settings.repository.ts';
import { SiteSettingsService } from './site-settings.service.ts';
import { LegalTermsService } from './legal-terms.service.ts';
import { LegalTermsAdminController } from './legal-terms.admin.controller.ts';
import { LegalTermsRepository } from './legal-terms.repository.ts';

@Module({
  imports: [AuditModule, MediaModule],
  controllers: [SchoolHolidaysController, SettingsAdminController, LegalTermsAdminController],
  providers: [SiteSettingsRepository, SiteSettingsService, LegalTermsRepository, LegalTermsService],
  exports: [SiteSettingsService, LegalTermsService],
})
export class SettingsModule {}
