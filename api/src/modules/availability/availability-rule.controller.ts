import { Body, Param } from '@nestjs/common';
import {
  type Actor,
  CurrentActor,
  DONE,
  DoneAnswer,
  IdPipe,
  Route,
  Routes,
} from '../../platform/http/index.ts';
import {
  AvailabilityRuleAnswerDto,
  AvailabilityRuleInput,
  NewAvailabilityRuleInput,
  RuleExceptionInput,
} from './availability-rule.dto.ts';
import { toRuleValues } from './availability.input.ts';
import { toAvailabilityRuleDto } from './availability.mapper.ts';
import { OpeningRulesService } from './opening-rules.service.ts';

@Routes('availability/rules', { tag: 'availability' })
export class AvailabilityRuleController {
  constructor(private readonly rules: OpeningRulesService) {}

  @Route('POST', '/', {
    access: 'own-spaces',
    summary: 'Create a weekly rule',
    description: 'Hours are Prague wall time. At most 100 rules per space.',
    status: 201,
    answer: AvailabilityRuleAnswerDto,
    errors: [404, 422],
  })
  async add(
    @CurrentActor() actor: Actor,
    @Body() input: NewAvailabilityRuleInput,
  ): Promise<AvailabilityRuleAnswerDto> {
    return {
      rule: toAvailabilityRuleDto(await this.rules.create(actor, input.space_id, toRuleValues(input))),
    };
  }

  @Route('PUT', ':id', {
    access: 'own-spaces',
    summary: 'Update a weekly rule',
    description: 'Its exceptions are kept.',
    answer: AvailabilityRuleAnswerDto,
    errors: [404, 422],
  })
  async change(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: AvailabilityRuleInput,
  ): Promise<AvailabilityRuleAnswerDto> {
    return { rule: toAvailabilityRuleDto(await this.rules.update(actor, id, toRuleValues(input))) };
  }

  @Route('DELETE', ':id', {
    access: 'own-spaces',
    summary: 'Delete a weekly rule',
    description: 'Reservations within its hours are kept.',
    answer: DoneAnswer,
    errors: [404],
  })
  async remove(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<DoneAnswer> {
    await this.rules.remove(actor, id);
    return DONE;
  }

  @Route('POST', ':id/exceptions', {
    access: 'own-spaces',
    summary: 'Add or remove an exception of a weekly rule',
    answer: AvailabilityRuleAnswerDto,
    errors: [404, 422],
  })
  async setException(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { day, holds }: RuleExceptionInput,
  ): Promise<AvailabilityRuleAnswerDto> {
    return { rule: toAvailabilityRuleDto(await this.rules.setException(actor, id, day, holds)) };
  }
}
