import { Body, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Clock } from '../../../platform/clock/clock.ts';
import {
  type Actor,
  CurrentActor,
  IdPipe,
  Route,
  Routes,
  toClientKey,
} from '../../../platform/http/index.ts';
import { DealOfferDto } from '../deal.dto.ts';
import { DealCodeAnswerDto, GuestDealAnswerDto } from '../guest/guest-deal.dto.ts';
import { DEAL_CODES } from '../guest/guest-deal.throttle.ts';
import { toDealCodeAnswer } from '../guest/guest-deal.mapper.ts';
import { GuestDealAnswersService } from '../guest/guest-deal-answers.service.ts';
import { DealAcceptCodeInput, DealAcceptInput, DealDeclineInput } from './deal-offer.dto.ts';
import { GuestOffersService } from './guest-offers.service.ts';

/** Answers of guests to offers. */
@Routes('deals/:id/guest', { tag: 'deals', access: 'public' })
export class GuestOfferController {
  constructor(
    private readonly offers: GuestOffersService,
    private readonly answers: GuestDealAnswersService,
    private readonly clock: Clock,
  ) {}

  @Route('POST', 'accept-code', {
    throttle: DEAL_CODES,
    summary: 'Mail the code by which an offer is accepted',
    description: 'Bound to the version; holds for ten minutes, once. A new one after a minute.',
    answer: DealCodeAnswerDto,
    errors: [404, 422],
    errorsWith: { 409: { offer: DealOfferDto } },
  })
  async sendCode(
    @Param('id', IdPipe) id: number,
    @Body() { token, no }: DealAcceptCodeInput,
  ): Promise<DealCodeAnswerDto> {
    return toDealCodeAnswer(await this.offers.sendCode({ id, token }, no, this.clock.now()));
  }

  @Route('POST', 'accept', {
    notWhileImpersonating: 'contract',
    throttle: DEAL_CODES,
    summary: 'Accept an offer',
    description:
      'By the mailed code. The reservations then wait for signature and payment, or are confirmed. 409 OFFER_CHANGED contains the version that holds now.',
    answer: GuestDealAnswerDto,
    errors: [404, 422],
    errorsWith: { 409: { offer: DealOfferDto } },
  })
  async accept(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { token, no, code }: DealAcceptInput,
    @Req() request: FastifyRequest,
  ): Promise<GuestDealAnswerDto> {
    const answer = { no, code, clientKey: toClientKey(request.ip), now: this.clock.now() };
    return this.answers.toAnswer(await this.offers.accept(actor, { id, token }, answer));
  }

  @Route('POST', 'decline', {
    throttle: DEAL_CODES,
    summary: 'Decline an offer',
    description: 'The owner is mailed; held time is free.',
    answer: GuestDealAnswerDto,
    errors: [404, 409, 422],
  })
  async decline(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { token, reason = null }: DealDeclineInput,
  ): Promise<GuestDealAnswerDto> {
    return this.answers.toAnswer(await this.offers.decline(actor, { id, token }, reason));
  }
}
