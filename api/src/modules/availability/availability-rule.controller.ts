import { Body, Controller, Delete, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentActor,
  DONE,
  DoneAnswer,
  ApiErrors,
  IdPipe,
  RequiresPermission,
  type Actor,
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

@ApiTags('availability')
@Controller('availability/rules')
export class AvailabilityRuleController {
  constructor(private readonly rules: OpeningRulesService) {}

  @Post()
  @RequiresPermission('own-spaces')
  @ApiErrors(404, 422)
  @ApiOperation({
    summary: 'Create a weekly rule',
    description: 'Hours are Prague wall time. At most 100 rules per space.',
  })
  @ApiCreatedResponse({ type: AvailabilityRuleAnswerDto })
  async add(
    @CurrentActor() actor: Actor,
    @Body() input: NewAvailabilityRuleInput,
  ): Promise<AvailabilityRuleAnswerDto> {
    return {
      rule: toAvailabilityRuleDto(await this.rules.create(actor, input.space_id, toRuleValues(input))),
    };
  }

  @Put(':id')
  @RequiresPermission('own-spaces')
  @ApiErrors(404, 422)
  @ApiOperation({ summary: 'Update a weekly rule', description: 'Its exceptions are kept.' })
  @ApiOkResponse({ type: AvailabilityRuleAnswerDto })
  async change(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: AvailabilityRuleInput,
  ): Promise<AvailabilityRuleAnswerDto> {
    return { rule: toAvailabilityRuleDto(await this.rules.update(actor, id, toRuleValues(input))) };
  }

  @Delete(':id')
  @HttpCode(200)
  @RequiresPermission('own-spaces')
  @ApiErrors(404)
  @ApiOperation({ summary: 'Delete a weekly rule', description: 'Reservations within its hours are kept.' })
  @ApiOkResponse({ type: DoneAnswer })
  async remove(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<DoneAnswer> {
    await this.rules.remove(actor, id);
    return DONE;
  }

  @Post(':id/exceptions')
  @HttpCode(200)
  @RequiresPermission('own-spaces')
  @ApiErrors(404, 422)
  @ApiOperation({ summary: 'Add or remove an exception of a weekly rule' })
  @ApiOkResponse({ type: AvailabilityRuleAnswerDto })
  async setException(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { day, holds }: RuleExceptionInput,
  ): Promise<AvailabilityRuleAnswerDto> {
    return { rule: toAvailabilityRuleDto(await this.rules.setException(actor, id, day, holds)) };
  }
}
