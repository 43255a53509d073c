import { Route, Routes } from '../../../platform/http/index.ts';
import { toPlanAnswer } from './plan.mapper.ts';
import { PlansAnswer } from './plan.dto.ts';
import { PlansService } from './plans.service.ts';

@Routes('plans', { tag: 'membership' })
export class PlanController {
  constructor(private readonly plans: PlansService) {}

  @Route('GET', '/', { access: 'public', summary: 'List offered plans', answer: PlansAnswer })
  async list(): Promise<PlansAnswer> {
    return { items: (await this.plans.listOffered()).map(toPlanAnswer) };
  }
}
