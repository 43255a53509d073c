import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors, RequiresPermission } from '../../../platform/http/index.ts';
import { GlobalSearchAnswerDto, GlobalSearchQuery } from './global-search.dto.ts';
import { toGlobalSearchAnswerDto } from './global-search.mapper.ts';
import { GlobalSearchService } from './global-search.service.ts';

@ApiTags('admin')
@Controller('admin/search')
export class GlobalSearchController {
  constructor(private readonly globalSearch: GlobalSearchService) {}

  @Get()
  @RequiresPermission('console')
  @ApiErrors(422)
  @ApiOperation({
    summary:
      'Search spaces, users, customers, reservations, inquiries, orders and SEO pages by text or number.',
  })
  @ApiOkResponse({ type: GlobalSearchAnswerDto })
  async find(@Query() { q }: GlobalSearchQuery): Promise<GlobalSearchAnswerDto> {
    return toGlobalSearchAnswerDto(await this.globalSearch.find(q));
  }
}
