import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentActor,
  ApiErrors,
  ApiErrorWith,
  RequiresPermission,
  type Actor,
} from '../../platform/http/index.ts';
import { SiteSettingsDto, SiteSettingsInputDto } from './settings.admin.dto.ts';
import { toSiteSettingsDto, parseSiteValues } from './settings.admin.mapper.ts';
import { SiteSettingsService } from './site-settings.service.ts';

@ApiTags('admin')
@Controller('admin/settings')
@RequiresPermission('console')
export class SettingsAdminController {
  constructor(private readonly settings: SiteSettingsService) {}

  @Get()
  @ApiOperation({ summary: 'Site settings: company, billing, contacts, social profiles, terms version' })
  @ApiOkResponse({ type: SiteSettingsDto })
  async read(): Promise<SiteSettingsDto> {
    return toSiteSettingsDto(await this.settings.getLatest());
  }

  @Put()
  @ApiOperation({ summary: 'Update the site settings; pages show them within two seconds' })
  @ApiOkResponse({ type: SiteSettingsDto })
  @ApiErrors(422)
  @ApiErrorWith(409, { current: SiteSettingsDto })
  async save(@CurrentActor() actor: Actor, @Body() input: SiteSettingsInputDto): Promise<SiteSettingsDto> {
    return toSiteSettingsDto(await this.settings.update(actor, input.version, parseSiteValues(input)));
  }
}
