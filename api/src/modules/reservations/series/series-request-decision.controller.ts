import { Body, Param } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { type Actor, CurrentActor, IdPipe, Route, Routes } from '../../../platform/http/index.ts';
import {
  ConfirmSeriesInput,
  DeclineSeriesInput,
  SeriesRequestAnswerDto,
  toSeriesRequestDto,
} from './series-request.dto.ts';
import { SeriesRequestDecisionService } from './series-request-decision.service.ts';

/** The host’s answer to a repeated booking that a guest asks for. */
@Routes('series/:id', { tag: 'reservations', access: 'own-spaces' })
export class SeriesRequestDecisionController {
  constructor(
    private readonly decisions: SeriesRequestDecisionService,
    private readonly clock: Clock,
  ) {}

  @Route('GET', 'request', {
    operationId: 'Series_getRequest',
    summary: 'Retrieve the request of a repeated booking',
    description: 'All dates with their states, and what confirming refuses.',
    answer: SeriesRequestAnswerDto,
    errors: [404],
  })
  get(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<SeriesRequestAnswerDto> {
    return this.answer(actor, id);
  }

  @Route('POST', 'confirm', {
    notWhileImpersonating: 'contract',
    operationId: 'Series_confirm',
    summary: 'Confirm the request of a repeated booking',
    description:
      'All dates that wait, at their shown prices, or none. 409 CALENDAR_CONFLICT contains the days on which a connected calendar has an event.',
    answer: SeriesRequestAnswerDto,
    errors: [404, 422],
    errorsWith: { 409: { dates: [String] } },
  })
  async confirm(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { version, message = null }: ConfirmSeriesInput,
  ): Promise<SeriesRequestAnswerDto> {
    await this.decisions.confirm(actor, id, { version, message });
    return this.answer(actor, id);
  }

  @Route('POST', 'decline', {
    notWhileImpersonating: 'contract',
    operationId: 'Series_decline',
    summary: 'Decline the request of a repeated booking',
    description: 'All dates that wait; the guest is mailed the reason once.',
    answer: SeriesRequestAnswerDto,
    errors: [404, 409, 422],
  })
  async decline(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { version, reason = null, cancel_code: code = null }: DeclineSeriesInput,
  ): Promise<SeriesRequestAnswerDto> {
    await this.decisions.decline(actor, id, { version, reason, code });
    return this.answer(actor, id);
  }

  private async answer(actor: Actor, id: number): Promise<SeriesRequestAnswerDto> {
    return {
      request: toSeriesRequestDto(actor, await this.decisions.getForHost(actor, id), this.clock.now()),
    };
  }
}
