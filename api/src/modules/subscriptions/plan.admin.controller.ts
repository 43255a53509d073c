import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, Fails, IdParam, Requires, type Actor } from '../../platform/http/index.ts';
import { planAnswer, planValues } from './membership.mapper.ts';
import { PlanAnswer, PlanInput, PlansAnswer } from './plan.dto.ts';
import { PlansService } from './plans.service.ts';

@ApiTags('membership')
@Controller('admin/plans')
export class PlanAdminController {
  constructor(private readonly plans: PlansService) {}

  @Get()
  @Requires('console')
  @ApiOperation({ summary: 'All plans in their order, retired ones too.' })
  @ApiOkResponse({ type: PlansAnswer })
  async list(): Promise<PlansAnswer> {
    return { items: (await this.plans.all()).map(planAnswer) };
  }

  @Post()
  @Requires('console')
  @Fails(422)
  @ApiOperation({ summary: 'Adds a plan.' })
  @ApiCreatedResponse({ type: PlanAnswer })
  async add(@CurrentActor() actor: Actor, @Body() input: PlanInput): Promise<PlanAnswer> {
    return planAnswer(await this.plans.add(actor, planValues(input)));
  }

  @Put(':id')
  @Requires('console')
  @Fails(404, 422)
  @ApiOperation({ summary: 'Changes a plan; the default one stays active and free.' })
  @ApiOkResponse({ type: PlanAnswer })
  async save(@CurrentActor() actor: Actor, @Param('id', IdParam) id: number, @Body() input: PlanInput): Promise<PlanAnswer> {
    return planAnswer(await this.plans.save(actor, id, planValues(input)));
  }
}
