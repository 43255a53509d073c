import { Query } from '@nestjs/common';
import { Route, Routes } from '../../../platform/http/index.ts';
import { TimelineAnswerDto, TimelineQuery } from './timeline.dto.ts';
import { toTimelineEntryDto } from './timeline.mapper.ts';
import { TimelineService } from './timeline.service.ts';

@Routes('admin/timeline', { tag: 'admin' })
export class TimelineController {
  constructor(private readonly timeline: TimelineService) {}

  @Route('GET', '/', {
    access: 'console',
    summary: 'Timeline of a record, newest first: audit records, mails, reservations, inquiries, orders',
    answer: TimelineAnswerDto,
    errors: [422],
  })
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
