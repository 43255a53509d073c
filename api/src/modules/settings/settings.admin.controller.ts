import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, Fails, FailsWith, Requires, type Actor } from '../../platform/http/index.ts';
import { SiteSettingsDto, SiteSettingsInputDto } from './settings.admin.dto.ts';
import { settingsAnswer, settingsValues } from './settings.admin.mapper.ts';
import { SiteSettings } from './site-settings.service.ts';

@ApiTags('admin')
@Controller('admin/settings')
@Requires('console')
export class SettingsAdminController {
  constructor(private readonly settings: SiteSettings) {}

  @Get()
  @ApiOperation({ summary: 'Site settings: company, billing, contacts, social profiles, terms version' })
  @ApiOkResponse({ type: SiteSettingsDto })
  async read(): Promise<SiteSettingsDto> {
    return settingsAnswer(await this.settings.read());
  }

  @Put()
  @ApiOperation({ summary: 'Update the site settings; pages show them within two seconds' })
  @ApiOkResponse({ type: SiteSettingsDto })
  @Fails(422)
  @FailsWith(409, { current: SiteSettingsDto })
  async save(@CurrentActor() actor: Actor, @Body() input: SiteSettingsInputDto): Promise<SiteSettingsDto> {
    return settingsAnswer(await this.settings.change(actor, input.version, settingsValues(input)));
  }
}
