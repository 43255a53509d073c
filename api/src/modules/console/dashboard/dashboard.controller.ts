import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors, RequiresPermission } from '../../../platform/http/index.ts';
import { DashboardAnswerDto, DashboardQuery } from './dashboard.dto.ts';
import { toDashboardAnswerDto } from './dashboard.mapper.ts';
import { DashboardService } from './dashboard.service.ts';

@ApiTags('admin')
@Controller('admin/dashboard')
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  @Get()
  @RequiresPermission('console')
  @ApiErrors(422)
  @ApiOperation({ summary: 'Statistics of the overview for a period.' })
  @ApiOkResponse({ type: DashboardAnswerDto })
  async overview(@Query() { days, from, to }: DashboardQuery): Promise<DashboardAnswerDto> {
    return toDashboardAnswerDto(
      await this.dashboard.loadOverview(from === undefined && to === undefined ? { days } : { from, to }),
    );
  }
}
