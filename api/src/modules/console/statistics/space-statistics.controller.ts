import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors, IdPipe, RequiresPermission } from '../../../platform/http/index.ts';
import { AdminSpaceStatisticsDto } from './space-statistics.dto.ts';
import { SpaceStatisticsService } from './space-statistics.service.ts';

@ApiTags('admin')
@Controller('admin/spaces/:id/figures')
export class SpaceStatisticsController {
  constructor(private readonly statistics: SpaceStatisticsService) {}

  @Get()
  @RequiresPermission('console')
  @ApiErrors(404)
  @ApiOperation({ summary: 'Statistics of reservations, inquiries and calendars of a space' })
  @ApiOkResponse({ type: AdminSpaceStatisticsDto })
  async read(@Param('id', IdPipe) id: number): Promise<AdminSpaceStatisticsDto> {
    const {
      value,
      openInquiries: open_inquiries,
      failingFeeds: failing_feeds,
      isExported: is_exported,
      ...counts
    } = await this.statistics.getBySpace(id);
    return { ...counts, value: value / 100, open_inquiries, failing_feeds, is_exported };
  }
}
