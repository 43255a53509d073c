import { Body, Param } from '@nestjs/common';
import { type Actor, CurrentActor, IdPipe, Route, Routes } from '../../../platform/http/index.ts';
import { toAdminPlanAnswer, toPlanValues } from './plan.mapper.ts';
import { AdminPlanAnswer, AdminPlansAnswer, PlanChange, PlanInput } from './plan.dto.ts';
import { PlansService } from './plans.service.ts';

@Routes('admin/plans', { tag: 'membership' })
export class PlanAdminController {
  constructor(private readonly plans: PlansService) {}

  @Route('GET', '/', {
    access: 'console',
    summary: 'List plans, retired ones included',
    answer: AdminPlansAnswer,
  })
  async list(): Promise<AdminPlansAnswer> {
    return { items: (await this.plans.listAll()).map(toAdminPlanAnswer) };
  }

  @Route('POST', '/', {
    access: 'console',
    summary: 'Create a plan',
    status: 201,
    answer: AdminPlanAnswer,
    errors: [422],
  })
  async add(@CurrentActor() actor: Actor, @Body() input: PlanInput): Promise<AdminPlanAnswer> {
    return toAdminPlanAnswer(await this.plans.add(actor, toPlanValues(input)));
  }

  @Route('PUT', ':id', {
    access: 'console',
    summary: 'Update a plan',
    description:
      'The default plan stays active and free. A conflicting save is answered with 409 and the current plan.',
    answer: AdminPlanAnswer,
    errors: [404, 422],
    errorsWith: { 409: { current: AdminPlanAnswer } },
  })
  async save(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: PlanChange,
  ): Promise<AdminPlanAnswer> {
    return toAdminPlanAnswer(await this.plans.save(actor, id, input.version, toPlanValues(input)));
  }
}
