import { Body, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  type Actor,
  CurrentActor,
  IdPipe,
  Route,
  Routes,
  toClientKey,
} from '../../../platform/http/index.ts';
import { CancellationPreviewAnswerDto, CancellationPreviewDto } from '../deal.dto.ts';
import { toTenant } from '../tenant.dto.ts';
import {
  DealCodeAnswerDto,
  DealCodeInput,
  DealTokenInput,
  GuestDealAnswerDto,
  GuestDealCancelInput,
  GuestDealTenantInput,
} from './guest-deal.dto.ts';
import { GuestDealAnswersService } from './guest-deal-answers.service.ts';
import { DEAL_CODES } from './guest-deal.throttle.ts';
import { GuestDealAccessService } from './guest-deal-access.service.ts';
import { toDealCodeAnswer } from './guest-deal.mapper.ts';
import { GuestDealsService } from './guest-deals.service.ts';

/** Tokens are unguessable; the limit stops attempts early. */
const LINKS = { name: 'deal-link', points: 60, seconds: 60 };

/** The guest's side of a deal; the link authenticates, a mailed code binds. */
@Routes('deals/:id/guest', { tag: 'deals', access: 'public' })
export class GuestDealController {
  constructor(
    private readonly deals: GuestDealsService,
    private readonly access: GuestDealAccessService,
    private readonly answers: GuestDealAnswersService,
  ) {}

  @Route('POST', '/', {
    throttle: LINKS,
    summary: 'Retrieve a deal as its guest',
    description: 'By the token of a reservation of the deal. A wrong token is answered with 404.',
    headers: { 'cache-control': 'no-store' },
    answer: GuestDealAnswerDto,
    errors: [404, 422],
  })
  async read(
    @Param('id', IdPipe) id: number,
    @Body() { token }: DealTokenInput,
  ): Promise<GuestDealAnswerDto> {
    return this.answers.toAnswer(await this.access.get({ id, token }));
  }

  @Route('POST', 'cancel-preview', {
    throttle: LINKS,
    summary: 'Preview what the guest’s cancellation costs',
    description: 'Holds for ten minutes.',
    answer: CancellationPreviewAnswerDto,
    errors: [404, 409, 422],
  })
  async previewCancellation(
    @Param('id', IdPipe) id: number,
    @Body() { token }: DealTokenInput,
  ): Promise<CancellationPreviewAnswerDto> {
    return { preview: await this.deals.previewCancellation({ id, token }) };
  }

  @Route('POST', 'code', {
    throttle: DEAL_CODES,
    summary: 'Mail the code of a cancellation that costs something',
    description: 'Bound to the preview; holds for ten minutes, once. A new one after a minute.',
    answer: DealCodeAnswerDto,
    errors: [404, 409, 422],
  })
  async sendCode(
    @Param('id', IdPipe) id: number,
    @Body() { token, preview_hash: previewHash }: DealCodeInput,
  ): Promise<DealCodeAnswerDto> {
    return toDealCodeAnswer(await this.deals.sendCancellationCode({ id, token }, previewHash));
  }

  @Route('POST', 'cancel', {
    throttle: DEAL_CODES,
    summary: 'Cancel all reservations of a deal as its guest',
    description:
      'At the cost of the preview; 409 CANCELLATION_CHANGED contains the present one. A cancellation that costs something needs the mailed code.',
    answer: GuestDealAnswerDto,
    errors: [404, 422],
    errorsWith: { 409: { preview: CancellationPreviewDto } },
  })
  async cancel(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: GuestDealCancelInput,
    @Req() request: FastifyRequest,
  ): Promise<GuestDealAnswerDto> {
    const cancelled = await this.deals.cancel(
      actor,
      { id, token: input.token },
      {
        previewHash: input.preview_hash,
        computedAt: new Date(input.computed_at),
        reason: input.reason ?? null,
        code: input.code ?? null,
        clientKey: toClientKey(request.ip),
      },
    );
    return this.answers.toAnswer(cancelled);
  }

  @Route('PUT', 'tenant', {
    throttle: LINKS,
    summary: 'Save who signs and is invoiced, as the guest',
    answer: GuestDealAnswerDto,
    errors: [404, 409, 422],
  })
  async saveTenant(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: GuestDealTenantInput,
  ): Promise<GuestDealAnswerDto> {
    const { token } = input;
    return this.answers.toAnswer(await this.deals.saveTenant(actor, { id, token }, toTenant(input)));
  }
}
