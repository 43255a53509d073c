import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../platform/http/index.ts';
import { toPlanAnswer } from './plan.mapper.ts';
import { PlansAnswer } from './plan.dto.ts';
import { PlansService } from './plans.service.ts';

@ApiTags('membership')
@Controller('plans')
export class PlanController {
  constructor(private readonly plans: PlansService) {}

  @Get()
  @Public()
  @ApiOperation({ summary: 'List offered plans' })
  @ApiOkResponse({ type: PlansAnswer })
  async list(): Promise<PlansAnswer> {
    return { items: (await this.plans.listOffered()).map(toPlanAnswer) };
  }
}
