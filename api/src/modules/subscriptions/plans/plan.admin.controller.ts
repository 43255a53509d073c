import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentActor,
  ApiErrors,
  ApiErrorWith,
  IdPipe,
  RequiresPermission,
  type Actor,
} from '../../../platform/http/index.ts';
import { toAdminPlanAnswer, toPlanValues } from './plan.mapper.ts';
import { AdminPlanAnswer, AdminPlansAnswer, PlanChange, PlanInput } from './plan.dto.ts';
import { PlansService } from './plans.service.ts';

@ApiTags('membership')
@Controller('admin/plans')
export class PlanAdminController {
  constructor(private readonly plans: PlansService) {}

  @Get()
  @RequiresPermission('console')
  @ApiOperation({ summary: 'List plans, retired ones included' })
  @ApiOkResponse({ type: AdminPlansAnswer })
  async list(): Promise<AdminPlansAnswer> {
    return { items: (await this.plans.listAll()).map(toAdminPlanAnswer) };
  }

  @Post()
  @RequiresPermission('console')
  @ApiErrors(422)
  @ApiOperation({ summary: 'Create a plan' })
  @ApiCreatedResponse({ type: AdminPlanAnswer })
  async add(@CurrentActor() actor: Actor, @Body() input: PlanInput): Promise<AdminPlanAnswer> {
    return toAdminPlanAnswer(await this.plans.add(actor, toPlanValues(input)));
  }

  @Put(':id')
  @RequiresPermission('console')
  @ApiErrors(404, 422)
  @ApiErrorWith(409, { current: AdminPlanAnswer })
  @ApiOperation({
    summary: 'Update a plan',
    description:
      'The default plan stays active and free. A conflicting save is answered with 409 and the current plan.',
  })
  @ApiOkResponse({ type: AdminPlanAnswer })
  async save(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: PlanChange,
  ): Promise<AdminPlanAnswer> {
    return toAdminPlanAnswer(await this.plans.save(actor, id, input.version, toPlanValues(input)));
  }
}
