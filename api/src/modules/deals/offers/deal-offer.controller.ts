import { Body, Param } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { type Actor, CurrentActor, IdPipe, Route, Routes } from '../../../platform/http/index.ts';
import { SlotConflictDto } from '../../reservations/own-bookings/index.ts';
import { DealAnswerDto } from '../hosting/deal-hosting.dto.ts';
import { toHostDealDto } from '../hosting/deal-hosting.mapper.ts';
import type { DealWithSummary } from '../deal-summaries.service.ts';
import { DealCheckDto, DealOfferInput, NewDealInput } from './deal-offer.dto.ts';
import { toDealCheckDto, toNewDealRequest, toOfferRequest } from './deal-offer.mapper.ts';
import { DealOffersService } from './deal-offers.service.ts';

const CONFLICTS = { 409: { conflicts: [SlotConflictDto] } } as const;

/** Offers that owners compose. */
@Routes('deals', { tag: 'deals', access: 'own-spaces' })
export class DealOfferController {
  constructor(
    private readonly offers: DealOffersService,
    private readonly clock: Clock,
  ) {}

  @Route('POST', 'check', {
    summary: 'Preview an offer',
    description: 'Total, instalments, how long the time would be held and what takes it. Writes nothing.',
    answer: DealCheckDto,
    errors: [404, 422],
  })
  async check(@CurrentActor() actor: Actor, @Body() input: DealOfferInput): Promise<DealCheckDto> {
    return toDealCheckDto(await this.offers.check(actor, toOfferRequest(input)));
  }

  @Route('POST', '/', {
    notWhileImpersonating: 'contract',
    idempotent: 'route',
    summary: 'Offer a rental to a guest',
    description:
      'With `hold` the time is held until the offer ends. The guest gets it by mail and accepts it by a mailed code.',
    status: 201,
    answer: DealAnswerDto,
    errors: [404, 422],
    errorsWith: CONFLICTS,
  })
  async create(@CurrentActor() actor: Actor, @Body() input: NewDealInput): Promise<DealAnswerDto> {
    return this.answer(await this.offers.create(actor, toNewDealRequest(input)));
  }

  @Route('POST', ':id/offers', {
    notWhileImpersonating: 'contract',
    idempotent: 'route',
    summary: 'Replace an offer by a new version',
    description: 'Until it is accepted; the former version ends.',
    status: 201,
    answer: DealAnswerDto,
    errors: [404, 422],
    errorsWith: CONFLICTS,
  })
  async replace(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: DealOfferInput,
  ): Promise<DealAnswerDto> {
    return this.answer(await this.offers.replace(actor, id, toOfferRequest(input)));
  }

  @Route('POST', ':id/withdraw', {
    notWhileImpersonating: 'contract',
    summary: 'Withdraw an offer',
    answer: DealAnswerDto,
    errors: [404, 409],
  })
  async withdraw(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<DealAnswerDto> {
    return this.answer(await this.offers.withdraw(actor, id));
  }

  private answer({ record, state }: DealWithSummary): DealAnswerDto {
    return { deal: toHostDealDto(record, state, { now: this.clock.now(), mayWrite: true }) };
  }
}
