import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.ts';
import { MediaModule } from '../media/index.ts';
import { SettingsAdminController } from './settings.admin.controller.ts';
import { SiteSettingsRepository } from './site-settings.repository.ts';
import { SiteSettings } from './site-settings.service.ts';
import { SiteTerms } from './site-terms.service.ts';
import { TermsAdminController } from './terms.admin.controller.ts';
import { TermsRepository } from './terms.repository.ts';

@Module({
  imports: [AuditModule, MediaModule],
  controllers: [SettingsAdminController, TermsAdminController],
  providers: [SiteSettingsRepository, SiteSettings, TermsRepository, SiteTerms],
  exports: [SiteSettings, SiteTerms],
})
export class SettingsModule {}
