import { Query } from '@nestjs/common';
import { Route, Routes } from '../../../platform/http/index.ts';
import { DashboardAnswerDto, DashboardQuery } from './dashboard.dto.ts';
import { toDashboardAnswerDto } from './dashboard.mapper.ts';
import { DashboardService } from './dashboard.service.ts';

@Routes('admin/dashboard', { tag: 'admin' })
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  @Route('GET', '/', {
    access: 'console',
    summary: 'Statistics of the overview for a period.',
    answer: DashboardAnswerDto,
    errors: [422],
  })
  async overview(@Query() { days, from, to }: DashboardQuery): Promise<DashboardAnswerDto> {
    return toDashboardAnswerDto(
      await this.dashboard.loadOverview(from === undefined && to === undefined ? { days } : { from, to }),
    );
  }
}
