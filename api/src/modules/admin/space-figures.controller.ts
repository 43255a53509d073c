import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Fails, IdParam, Requires } from '../../platform/http/index.ts';
import { AdminSpaceFiguresDto } from './space-figures.dto.ts';
import { SpaceFiguresService } from './space-figures.service.ts';

@ApiTags('admin')
@Controller('admin/spaces/:id/figures')
export class SpaceFiguresController {
  constructor(private readonly figures: SpaceFiguresService) {}

  @Get()
  @Requires('console')
  @Fails(404)
  @ApiOperation({ summary: 'Statistics of reservations, inquiries and calendars of a space' })
  @ApiOkResponse({ type: AdminSpaceFiguresDto })
  async read(@Param('id', IdParam) id: number): Promise<AdminSpaceFiguresDto> {
    const {
      value,
      openInquiries: open_inquiries,
      failingFeeds: failing_feeds,
      isExported: is_exported,
      ...counts
    } = await this.figures.of(id);
    return { ...counts, value: value / 100, open_inquiries, failing_feeds, is_exported };
  }
}
