import { Param } from '@nestjs/common';
import { IdPipe, Route, Routes } from '../../../platform/http/index.ts';
import { AdminSpaceStatisticsDto } from './space-statistics.dto.ts';
import { SpaceStatisticsService } from './space-statistics.service.ts';

@Routes('admin/spaces/:id/figures', { tag: 'admin' })
export class SpaceStatisticsController {
  constructor(private readonly statistics: SpaceStatisticsService) {}

  @Route('GET', '/', {
    access: 'console',
    summary: 'Statistics of reservations, inquiries and calendars of a space',
    answer: AdminSpaceStatisticsDto,
    errors: [404],
  })
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
