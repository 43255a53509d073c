import { Body, Param } from '@nestjs/common';
import { parseTimestamp } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { type Actor, CurrentActor, IdPipe, Route, Routes } from '../../../platform/http/index.ts';
import { OptionService } from '../../reservations/decisions/index.ts';
import {
  LinkedOptionAnswerDto,
  OptionEndDto,
  OptionEndInput,
  OwnerLinkCall,
  OwnerLinkForm,
  toLinkedOptionDto,
} from './option-link.dto.ts';
import { OptionLinkService } from './option-link.service.ts';

const LIMIT = { name: 'option-link', points: 120, seconds: 60 };

@Routes('reservations/:id/option', { tag: 'reservations' })
export class OptionLinkController {
  constructor(
    private readonly links: OptionLinkService,
    private readonly options: OptionService,
    private readonly clock: Clock,
  ) {}

  @Route('POST', '/', {
    access: 'public',
    throttle: LIMIT,
    summary: 'Retrieve an option by the token of the owner’s mail',
    headers: { 'cache-control': 'no-store' },
    answer: LinkedOptionAnswerDto,
    errors: [404, 422],
  })
  read(@Param('id', IdPipe) id: number, @Body() { token }: OwnerLinkCall): Promise<LinkedOptionAnswerDto> {
    return this.answer(id, token);
  }

  @Route('PUT', '/', {
    access: 'own-spaces',
    notWhileImpersonating: 'contract',
    operationId: 'Reservation_changeOptionEnd',
    summary: 'Move the end of an option',
    description: 'Prolongs by three days without a time, never past the start.',
    answer: OptionEndDto,
    errors: [404, 409, 422],
  })
  async changeEnd(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { option_until: end }: OptionEndInput,
  ): Promise<OptionEndDto> {
    const until = await this.options.changeEnd(actor, id, end === null ? null : parseTimestamp(end));
    return { option_until: until.toISOString() };
  }

  @Route('POST', 'prolong/:token', {
    access: 'own-spaces',
    notWhileImpersonating: 'contract',
    throttle: LIMIT,
    summary: 'Prolong an option by three days',
    description: 'Never past the start. The link shows the option; the step needs the session of a host.',
    answer: LinkedOptionAnswerDto,
    errors: [404, 409, 422],
  })
  async prolong(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Param('token') token: string,
    @Body() _form: OwnerLinkForm,
  ): Promise<LinkedOptionAnswerDto> {
    await this.links.prolong(actor, id, token);
    return this.answer(id, token);
  }

  @Route('POST', 'confirm/:token', {
    access: 'own-spaces',
    notWhileImpersonating: 'contract',
    throttle: LIMIT,
    summary: 'Confirm an option by the token of the owner’s mail',
    description: 'The link shows the option; the step needs the session of a host.',
    answer: LinkedOptionAnswerDto,
    errors: [404, 409, 422],
  })
  async confirm(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Param('token') token: string,
    @Body() _form: OwnerLinkForm,
  ): Promise<LinkedOptionAnswerDto> {
    await this.links.confirm(actor, id, token);
    return this.answer(id, token);
  }

  @Route('POST', 'release/:token', {
    access: 'own-spaces',
    notWhileImpersonating: 'contract',
    throttle: LIMIT,
    summary: 'Release an option by the token of the owner’s mail',
    description: 'The link shows the option; the step needs the session of a host.',
    answer: LinkedOptionAnswerDto,
    errors: [404, 409, 422],
  })
  async release(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Param('token') token: string,
    @Body() _form: OwnerLinkForm,
  ): Promise<LinkedOptionAnswerDto> {
    await this.links.release(actor, id, token);
    return this.answer(id, token);
  }

  private async answer(id: number, token: string): Promise<LinkedOptionAnswerDto> {
    return { option: toLinkedOptionDto(await this.links.find(id, token), this.clock.now()) };
  }
}
