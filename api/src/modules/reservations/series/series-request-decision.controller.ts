import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Clock } from '../../../platform/clock/clock.ts';
import {
  ApiErrors,
  ApiErrorWith,
  CurrentActor,
  IdPipe,
  RequiresPermission,
  NotWhileImpersonating,
  type Actor,
} from '../../../platform/http/index.ts';
import {
  ConfirmSeriesInput,
  DeclineSeriesInput,
  SeriesRequestAnswerDto,
} from './series-request-decision.dto.ts';
import { toSeriesRequestDto } from './series-request-decision.mapper.ts';
import { SeriesRequestDecisionService } from './series-request-decision.service.ts';
import { SeriesRequestViewService } from './series-request-view.service.ts';

/** The host’s answer to a repeated booking that a guest asks for. */
@ApiTags('reservations')
@Controller('series/:id')
@RequiresPermission('own-spaces')
export class SeriesRequestDecisionController {
  constructor(
    private readonly views: SeriesRequestViewService,
    private readonly decisions: SeriesRequestDecisionService,
    private readonly clock: Clock,
  ) {}

  @Get('request')
  @ApiErrors(404)
  @ApiOperation({
    operationId: 'Series_getRequest',
    summary: 'Retrieve the request of a repeated booking',
    description: 'All dates with their states, and what confirming refuses.',
  })
  @ApiOkResponse({ type: SeriesRequestAnswerDto })
  get(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<SeriesRequestAnswerDto> {
    return this.answer(actor, id);
  }

  @Post('confirm')
  @NotWhileImpersonating('contract')
  @HttpCode(200)
  @ApiErrors(404, 422)
  @ApiErrorWith(409, { dates: [String] })
  @ApiOperation({
    operationId: 'Series_confirm',
    summary: 'Confirm the request of a repeated booking',
    description:
      'All dates that wait, at their shown prices, or none. 409 CALENDAR_CONFLICT contains the days on which a connected calendar has an event.',
  })
  @ApiOkResponse({ type: SeriesRequestAnswerDto })
  async confirm(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { version, message = null }: ConfirmSeriesInput,
  ): Promise<SeriesRequestAnswerDto> {
    await this.decisions.confirm(actor, id, { version, message });
    return this.answer(actor, id);
  }

  @Post('decline')
  @NotWhileImpersonating('contract')
  @HttpCode(200)
  @ApiErrors(404, 409, 422)
  @ApiOperation({
    operationId: 'Series_decline',
    summary: 'Decline the request of a repeated booking',
    description: 'All dates that wait; the guest is mailed the reason once.',
  })
  @ApiOkResponse({ type: SeriesRequestAnswerDto })
  async decline(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { version, reason = null, cancel_code: code = null }: DeclineSeriesInput,
  ): Promise<SeriesRequestAnswerDto> {
    await this.decisions.decline(actor, id, { version, reason, code });
    return this.answer(actor, id);
  }

  private async answer(actor: Actor, id: number): Promise<SeriesRequestAnswerDto> {
    return { request: toSeriesRequestDto(actor, await this.views.get(actor, id), this.clock.now()) };
  }
}
