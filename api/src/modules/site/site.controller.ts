import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/index.ts';
import { SiteInfo } from './site.dto.ts';
import { SiteService } from './site.service.ts';

@ApiTags('site')
@Controller('site')
export class SiteController {
  constructor(private readonly site: SiteService) {}

  @Get()
  @Public()
  @ApiOperation({
    summary: 'Retrieve data of the page layout',
    description: 'Operator, social profiles, menus, footer links and map.',
  })
  @ApiOkResponse({ type: SiteInfo })
  info(): Promise<SiteInfo> {
    return this.site.info();
  }
}
