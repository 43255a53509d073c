import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.ts';
import { SettingsAdminController } from './settings.admin.controller.ts';
import { SiteSettingsRepository } from './site-settings.repository.ts';
import { SiteSettings } from './site-settings.service.ts';

@Module({ imports: [AuditModule], controllers: [SettingsAdminController], providers: [SiteSettingsRepository, SiteSettings], exports: [SiteSettings] })
export class SettingsModule {}
