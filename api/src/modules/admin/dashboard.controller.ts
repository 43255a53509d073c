import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Fails, Requires } from '../../platform/http/index.ts';
import { DashboardAnswerDto, DashboardQuery } from './dashboard.dto.ts';
import { dashboardAnswer } from './dashboard.mapper.ts';
import { DashboardService } from './dashboard.service.ts';

@ApiTags('admin')
@Controller('admin/dashboard')
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  @Get()
  @Requires('console')
  @Fails(422)
  @ApiOperation({ summary: 'Statistics of the overview for a period.' })
  @ApiOkResponse({ type: DashboardAnswerDto })
  async overview(@Query() { days, from, to }: DashboardQuery): Promise<DashboardAnswerDto> {
    return dashboardAnswer(
      await this.dashboard.overview(from === undefined && to === undefined ? { days } : { from, to }),
    );
  }
}
