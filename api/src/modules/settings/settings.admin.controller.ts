import { Body } from '@nestjs/common';
import { type Actor, CurrentActor, Route, Routes } from '../../platform/http/index.ts';
import { SiteSettingsDto, SiteSettingsInputDto } from './settings.admin.dto.ts';
import { toSiteSettingsDto, parseSiteValues } from './settings.admin.mapper.ts';
import { SiteSettingsService } from './site-settings.service.ts';

@Routes('admin/settings', { tag: 'admin', access: 'console' })
export class SettingsAdminController {
  constructor(private readonly settings: SiteSettingsService) {}

  @Route('GET', '/', {
    summary: 'Site settings: company, billing, contacts, social profiles, terms version',
    answer: SiteSettingsDto,
  })
  async read(): Promise<SiteSettingsDto> {
    return toSiteSettingsDto(await this.settings.getLatest());
  }

  @Route('PUT', '/', {
    summary: 'Update the site settings; pages show them within two seconds',
    answer: SiteSettingsDto,
    errors: [422],
    errorsWith: { 409: { current: SiteSettingsDto } },
  })
  async save(@CurrentActor() actor: Actor, @Body() input: SiteSettingsInputDto): Promise<SiteSettingsDto> {
    return toSiteSettingsDto(await this.settings.update(actor, input.version, parseSiteValues(input)));
  }
}
