import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors, RequiresPermission } from '../../../platform/http/index.ts';
import { TimelineAnswerDto, TimelineQuery } from './timeline.dto.ts';
import { toTimelineEntryDto } from './timeline.mapper.ts';
import { TimelineService } from './timeline.service.ts';

@ApiTags('admin')
@Controller('admin/timeline')
export class TimelineController {
  constructor(private readonly timeline: TimelineService) {}

  @Get()
  @RequiresPermission('console')
  @ApiErrors(422)
  @ApiOperation({
    summary: 'Timeline of a record, newest first: audit records, mails, reservations, inquiries, orders',
  })
  @ApiOkResponse({ type: TimelineAnswerDto })
  async list(
    @Query()
    { subject_type: subjectType, subject_id: subjectId, kind = [], cursor, page_size: limit }: TimelineQuery,
  ): Promise<TimelineAnswerDto> {
    const { rows, next } = await this.timeline.listPage({
      subjectType,
      subjectId,
      kinds: kind,
      cursor: cursor ?? null,
      limit,
    });
    return { items: rows.map(toTimelineEntryDto), next };
  }
}
